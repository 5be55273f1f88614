// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// A named import of `parseEnv` would keep an old Node from loading this file, and so from reporting that it is too old.
import * as util from 'node:util';
import { ROOT, TEST_SITE, TEST_SITE_BY_HOST } from './paths.mjs';

const DEFAULT_PORT = '4321';
/** The sandbox has these campaigns from the start. */
export const SANDBOX_CAMPAIGNS = 'star-scholars sports-talent';
const DEFAULT_DATABASE = 'file:.data/sandbox.db';

/** @param {string} path @returns {NodeJS.Dict<string>} */
const readEnvFile = (path) => (existsSync(path) ? util.parseEnv(readFileSync(path, 'utf8')) : {});

/** @param {NodeJS.Dict<string>} values */
const withoutEmpty = (values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value));

/** @param {string | undefined} url @returns {string | undefined} */
const localPort = (url) => /^http:\/\/localhost:(\d+)/.exec(url ?? '')?.[1];

/** Where the card script is configured to be on this machine, its address tells the bank's port. @param {NodeJS.Dict<string>} chosen */
export function localValues(chosen) {
  const port = chosen['PORT'] ?? DEFAULT_PORT;
  const bankPort = chosen['BANK_PORT'] ?? localPort(chosen['PUBLIC_CARD_SCRIPT_HOST']) ?? String(Number(port) + 1);
  return {
    PORT: port,
    BANK_PORT: bankPort,
    SANDBOX_DATABASE_URL: DEFAULT_DATABASE,
    PUBLIC_SITE_URL: `http://localhost:${port}`,
    PUBLIC_CARD_SCRIPT_HOST: `http://localhost:${bankPort}`,
    PUBLIC_SCHOLARSHIP_CAMPAIGNS: SANDBOX_CAMPAIGNS,
    PUBLIC_SAMPLE: 'true',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
}

/**
 * The process's own variables, even empty ones, then `.env`, else `.env.example`.
 * @param {NodeJS.ProcessEnv} [own] @param {string} [folder] of both files
 * @returns {NodeJS.Dict<string> & ReturnType<typeof localValues>}
 */
export function localEnvironment(own = process.env, folder = ROOT) {
  /** @param {string} name */
  const readRest = (name) => {
    const values = Object.entries(withoutEmpty(readEnvFile(join(folder, name))));
    return Object.fromEntries(values.filter(([key]) => !(key in own)));
  };
  const chosen = { ...readRest('.env'), ...withoutEmpty(own) };
  const example = existsSync(join(folder, '.env')) ? {} : readRest('.env.example');
  return { ...own, ...example, ...localValues(chosen), ...chosen };
}

/** @param {NodeJS.Dict<string>} environment @throws {Error} where visitors are meant to be served */
export function requireDevelopment(environment) {
  if (environment['NODE_ENV'] !== 'production' || environment['SANDBOX'] === 'yes') return;
  throw new Error(
    'NODE_ENV=production: this server is not for visitors, because a sandbox stands in for the API and the bank. ' +
      'docs/recipes/deploy.md says how to serve the build; SANDBOX=yes starts it here anyway.',
  );
}

/** Only `PUBLIC_*` variables are written into pages. @param {NodeJS.Dict<string>} environment */
export const buildVariables = (environment) =>
  Object.keys(withoutEmpty(environment))
    .filter((name) => name.startsWith('PUBLIC_'))
    .sort()
    .map((name) => `${name}=${environment[name]}`);

/** @param {string} port */
const analyticsAt = (port) => ({
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
 * A test site whose flows and dashboard have hosts of their own, which needs a build of its own.
 * @template {NodeJS.Dict<string>} Environment
 * @param {Environment} environment
 */
export function withOwnHosts(environment) {
  /** @type {Record<string, string>} */
  const hosts = Object.fromEntries(
    ['REGISBACHELOR', 'REGISGRADUATE', 'REGISSHORTCOURSE', 'REGISSCHOLARSHIP', 'DASHBOARD'].map((name) => [
      `PUBLIC_${name}_URL`,
      `http://${name.toLowerCase()}.localhost:${environment['PORT']}`,
    ]),
  );
  return { ...environment, ...hosts, E2E_HOSTS: '1', SITE_FOLDER: TEST_SITE_BY_HOST };
}

/** `close` deletes its database. @param {NodeJS.ProcessEnv} [own] */
export function openTestSite(own = process.env) {
  const port = own['PORT'] || '4630';
  const bankPort = own['BANK_PORT'] || String(Number(port) + 1);
  // The port between them belongs to the dev server that tests start.
  const analyticsPort = own['ANALYTICS_PORT'] || String(Number(port) + 3);
  const folder = mkdtempSync(join(tmpdir(), 'admissions-'));
  const byPath = localEnvironment({
    ...own,
    PORT: port,
    BANK_PORT: bankPort,
    PUBLIC_SITE_URL: `http://localhost:${port}`,
    PUBLIC_CARD_SCRIPT_HOST: `http://localhost:${bankPort}`,
    ...analyticsAt(analyticsPort),
    SANDBOX_DATABASE_URL: `file:${join(folder, 'sandbox.db')}`,
  });
  // Tests always use the sandbox, whatever API a developer has configured.
  const environment = { ...byPath, API_URL: '', SITE_FOLDER: TEST_SITE };
  return {
    environment: own['E2E_HOSTS'] ? withOwnHosts(environment) : environment,
    ports: { PORT: port, BANK_PORT: bankPort, ANALYTICS_PORT: analyticsPort },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
