// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localEnvironment } from './environment.mjs';

/** Away from `dist` and the usual ports, so that a running `npm start` is not disturbed. */
export const TEST_SITE = '.cache/test-site';

/**
 * Every measuring tool and the error reports, switched on, at their stand-ins.
 * @param {string} port
 */
const toolsAt = (port) => ({
  ANALYTICS_PORT: port,
  PUBLIC_TAG_MANAGER_HOST: `http://localhost:${port}`,
  PUBLIC_TAG_MANAGER_ID_BACHELOR: 'GTM-BACHELOR',
  PUBLIC_TAG_MANAGER_ID_GRADUATE: 'GTM-GRADUATE',
  PUBLIC_TAG_MANAGER_ID_SHORT_COURSE: 'GTM-SHORT',
  PUBLIC_TAG_MANAGER_ID_SCHOLARSHIP: 'GTM-SCHOLARSHIP',
  PUBLIC_TAG_MANAGER_ID_DASHBOARD: 'GTM-DASHBOARD',
  PUBLIC_VIDEO_PIXEL_HOST: `http://localhost:${port}`,
  PUBLIC_VIDEO_PIXEL_ID: 'PIXEL',
  PUBLIC_HEAT_MAP_HOST: `http://localhost:${port}`,
  PUBLIC_HEAT_MAP_ID: 'heatmap',
  PUBLIC_SENTRY_DSN: `http://public@localhost:${port}/1`,
});

/**
 * The configuration of a test run: the sandbox on a database that starts empty and is thrown away.
 * @param {NodeJS.ProcessEnv} [own] `PORT`, `BANK_PORT` and `ANALYTICS_PORT` may move it
 */
export function openTestSite(own = process.env) {
  const port = own['PORT'] || '4630';
  const bankPort = own['BANK_PORT'] || String(Number(port) + 1);
  // The one between belongs to the dev server that tests start.
  const analyticsPort = own['ANALYTICS_PORT'] || String(Number(port) + 3);
  const folder = mkdtempSync(join(tmpdir(), 'admissions-'));
  const environment = localEnvironment({
    ...own,
    PORT: port,
    BANK_PORT: bankPort,
    PUBLIC_SITE_URL: `http://localhost:${port}`,
    PUBLIC_CARD_SCRIPT_HOST: `http://localhost:${bankPort}`,
    ...toolsAt(analyticsPort),
    SANDBOX_DATABASE_URL: `file:${join(folder, 'sandbox.db')}`,
    SITE_FOLDER: TEST_SITE,
  });
  return {
    /** Tests meet the sandbox, whatever API a developer's own configuration names. */
    environment: { ...environment, API_URL: '' },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
