import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../src/tools/setup/paths.mjs';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { OWN_PORTS } from '../support/ports.ts';

const PORT = OWN_PORTS.restartedServer;

const folder = mkdtempSync(join(tmpdir(), 'admissions-restart-'));
const environment = {
  ...process.env,
  PORT: String(PORT),
  BANK_PORT: String(OWN_PORTS.restartedBank),
  ANALYTICS_PORT: '',
  SANDBOX_DATABASE_URL: `file:${join(folder, 'sandbox.db')}`,
};
let server: ChildProcess | undefined;

/** Starts a server on the database of the previous one and waits until it reports that it is ready. */
async function startServer(): Promise<void> {
  const started = spawn(process.execPath, ['--import', 'tsx', 'src/tools/serve/serve.ts'], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = started;
  await new Promise<void>((resolve, reject) => {
    started.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Ready')) resolve();
    });
    started.once('close', () => reject(new Error('The server has ended')));
  });
}

/** Kills the server without a warning, as a crash does. */
async function killServer(): Promise<void> {
  const running = server;
  if (!running) return;
  server = undefined;
  const ended = new Promise((resolve) => running.once('close', resolve));
  running.kill('SIGKILL');
  await ended;
}

test.use({ baseURL: `http://localhost:${PORT}` });
test.beforeAll(startServer);
test.afterAll(async () => {
  await killServer();
  rmSync(folder, { recursive: true, force: true });
});

test(
  'a server that is restarted while a code is entered, and while a step is saved, loses nothing',
  { tag: ['@phone', '@one-host'] },
  async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    const { interrupted } = applicant.messages.errors.call;
    await applicant.openStart();
    await applicant.fillStart();
    await applicant.next();
    const code = await sandbox.code(applicant.phone);
    await expect(applicant.code.input).toBeVisible();
    await killServer();
    await applicant.code.enter(code);
    await expect(applicant.code.input).toHaveAccessibleDescription(new RegExp(interrupted));
    await startServer();
    await applicant.code.confirm.click();
    await applicant.at('/regisbachelor/faculty');

    await applicant.fillFaculty();
    const typed = await applicant.answers();
    await killServer();
    await applicant.next();
    await expect(page.getByRole('alert')).toContainText(interrupted);
    expect(await applicant.answers()).toEqual(typed);
    await startServer();
    await applicant.next();
    await applicant.at('/regisbachelor/education');
    expect(await sandbox.applicationsOf(applicant.phone)).toHaveLength(1);
  },
);
