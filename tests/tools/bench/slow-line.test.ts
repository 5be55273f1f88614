import { afterEach, expect, test } from 'vitest';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSlowLine } from '../../../src/tools/bench/slow-line.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

test('the slow line carries every byte in order, of several answers at once', async () => {
  const body = Array.from({ length: 3000 }, (_, index) => `line ${index}`).join('\n');
  const server = createServer((request, response) => response.end(`${request.url}\n${body}`));
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const line = await openSlowLine(0, (server.address() as AddressInfo).port);
  closing.push(line.close, () => server.close());
  const answers = await Promise.all(
    ['/a', '/b'].map(async (path) => (await fetch(`http://127.0.0.1:${line.port}${path}`)).text()),
  );
  expect(answers).toEqual([`/a\n${body}`, `/b\n${body}`]);
});
