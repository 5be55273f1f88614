// Checks a mock that a third-party program makes from the OpenAPI document alone, like a real
// API.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { log, runMain } from '../setup/cli.mjs';
import { openApi } from '../openapi/openapi.ts';
import { CACHE, ROOT } from '../setup/paths.mjs';
import { optionsFrom } from './options.ts';
import { textOf } from './report.ts';
import { runConformance } from './run.ts';

const MOCK = '@stoplight/prism-cli@5.16.0';
const DOCUMENT = join(CACHE, 'openapi.json');
const LONGEST_START_MS = 300_000;
const ASKED_EVERY_MS = 500;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** @throws {Error} with the mock's output if it does not start */
async function startMock(): Promise<{ readonly url: string; readonly close: () => void }> {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(DOCUMENT, JSON.stringify(openApi()));
  const port = await freePort();
  const parameters = ['--yes', MOCK, 'mock', '--host', '127.0.0.1', '--port', String(port), DOCUMENT];
  const child = spawn('npx', parameters, { cwd: ROOT, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  child.once('error', (error) => (output += error.message));
  const isEnded = (): boolean => child.pid === undefined || child.exitCode !== null;
  const close = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  process.once('exit', close);
  const url = `http://127.0.0.1:${port}`;
  const isListening = (): Promise<boolean> =>
    fetch(url).then(
      () => true,
      () => false,
    );
  const latest = performance.now() + LONGEST_START_MS;
  while (!(await isListening())) {
    if (isEnded() || performance.now() > latest) throw new Error(`${MOCK} did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
  }
  return { url, close };
}

await runMain(async () => {
  const mock = await startMock();
  const report = await runConformance(
    optionsFrom([mock.url, '--mock', '--slug', 'star-scholars', ...process.argv.slice(2)]),
  );
  mock.close();
  log(textOf(report));
  if (report.failures.length > 0) process.exitCode = 1;
});
