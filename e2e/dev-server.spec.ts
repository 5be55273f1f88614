import { spawn, type ChildProcess } from 'node:child_process';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { localEnvironment } from '../src/tools/setup/environment.mjs';
import { programOf, ROOT } from '../src/tools/setup/run.mjs';
import { pageFacts, type PageFacts } from './page-facts.ts';
import { expectedPages, unknownAddresses } from './route-table.ts';

/** Two above the built site and its bank. */
const PORT = Number(process.env['PORT'] ?? '4630') + 2;
const ADDRESS = `http://localhost:${PORT}`;

// One worker: two would start a server each, on the same port, and end each other's.
test.describe.configure({ mode: 'default' });

let server: ChildProcess;
let said = '';

test.beforeAll(async () => {
  server = spawn(process.execPath, [programOf('astro/astro.js'), 'dev', '--port', String(PORT)], {
    cwd: ROOT,
    env: localEnvironment(),
  });
  const keep = (chunk: Buffer) => (said += chunk.toString());
  server.stdout?.on('data', keep);
  server.stderr?.on('data', keep);
  await expect(async () => {
    expect(server.exitCode, said).toBeNull();
    const answer = await fetch(ADDRESS, { headers: { Connection: 'close' } });
    expect(await answer.text(), said).toContain('<body');
  }).toPass({ timeout: 60_000 });
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('close', resolve));
  server.kill('SIGTERM');
  await ended;
});

/** One connection each: between two pages the dev server may be busy for longer than it keeps one open. */
const seen = async (request: APIRequestContext, address: string): Promise<PageFacts> => {
  const answer = await request.get(ADDRESS + address, { headers: { Connection: 'close' } });
  return pageFacts(answer.status(), await answer.text());
};

test('the dev server answers every route as the built site does', async ({ request }) => {
  test.setTimeout(180_000); // The dev server makes each page at its first request.
  for (const { address, ...page } of expectedPages) {
    expect.soft(await seen(request, address), address).toMatchObject({ status: 200, ...page });
  }
});

test('the dev server knows what is not there', async ({ request }) => {
  for (const { address, locale } of unknownAddresses) {
    expect.soft(await seen(request, address), address).toMatchObject({ status: 404, locale, theme: 'error' });
  }
});
