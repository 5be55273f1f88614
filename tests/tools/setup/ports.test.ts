// A port that is taken is told at once, before anything is built for it.
import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../../src/tools/setup/paths.mjs';
import { requireFreePorts } from '../../../src/tools/setup/require-free-ports.mjs';

async function takenPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  return String((server.address() as AddressInfo).port);
}

test.each(['PORT', 'BANK_PORT', 'ANALYTICS_PORT'])('the browser tests name %s when it is taken', async (name) => {
  const port = await takenPort();
  const free = { PORT: '4891', BANK_PORT: '4892', ANALYTICS_PORT: '4893' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'src/tools/e2e.mjs'), 'routes'], {
    encoding: 'utf8',
    env: { ...process.env, E2E_BASE_URL: '', ...free, [name]: port },
    timeout: 15_000,
  });
  expect(stderr).toContain(`Port ${port} is already in use.`);
  expect(stderr).toContain(`choose another with ${name}=`);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

test.each(['0', '65536', 'port'])('%s is no port', async (port) => {
  await expect(requireFreePorts({ PORT: port })).rejects.toThrow(`PORT=${port} is not a port`);
});
