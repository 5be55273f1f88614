// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localEnvironment } from './environment.mjs';

/** Away from `dist` and the usual ports, so that a running `npm start` is not disturbed. */
export const TEST_SITE = '.cache/test-site';

/**
 * The configuration of a test run: the sandbox on a database that starts empty and is thrown away.
 * @param {NodeJS.ProcessEnv} [own] `PORT` and `BANK_PORT` may move it
 */
export function openTestSite(own = process.env) {
  const port = own['PORT'] || '4630';
  const bankPort = own['BANK_PORT'] || String(Number(port) + 1);
  const folder = mkdtempSync(join(tmpdir(), 'admissions-'));
  const environment = localEnvironment({
    ...own,
    PORT: port,
    BANK_PORT: bankPort,
    PUBLIC_SITE_URL: `http://localhost:${port}`,
    PUBLIC_CARD_SCRIPT_HOST: `http://localhost:${bankPort}`,
    SANDBOX_DATABASE_URL: `file:${join(folder, 'sandbox.db')}`,
    SITE_FOLDER: TEST_SITE,
  });
  return {
    /** Tests meet the sandbox, whatever API a developer's own configuration names. */
    environment: { ...environment, API_URL: '' },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
