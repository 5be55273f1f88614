// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from './run.mjs';

const DEFAULT_PORT = '4321';
const DEFAULT_DATABASE = 'file:.data/sandbox.db';

/** @param {string} name @returns {NodeJS.Dict<string>} */
const fileNamed = (name) => {
  const path = join(ROOT, name);
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
};

/** @param {NodeJS.Dict<string>} values */
const filled = (values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value));

/** @param {string | undefined} address @returns {string | undefined} */
const localPort = (address) => /^http:\/\/localhost:(\d+)/.exec(address ?? '')?.[1];

/**
 * What a local run adds to what was chosen: ports, the database file, and the addresses that follow from them.
 * A chosen address of the card script on this machine decides where the bank stand-in listens.
 * @param {NodeJS.Dict<string>} chosen
 */
export function localValues(chosen) {
  const port = chosen['PORT'] ?? DEFAULT_PORT;
  const bankPort = chosen['BANK_PORT'] ?? localPort(chosen['PUBLIC_CARD_SCRIPT_HOST']) ?? String(Number(port) + 1);
  return {
    PORT: port,
    BANK_PORT: bankPort,
    SANDBOX_DATABASE_URL: DEFAULT_DATABASE,
    PUBLIC_SITE_URL: `http://localhost:${port}`,
    PUBLIC_CARD_SCRIPT_HOST: `http://localhost:${bankPort}`,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
}

/**
 * The configuration of a local run. The process' own variables win, then `.env`; without that file, what `.env.example`
 * says holds, except for this machine's own addresses. An empty value counts as none.
 * @param {NodeJS.ProcessEnv} [own]
 * @returns {NodeJS.Dict<string> & ReturnType<typeof localValues>}
 */
export function localEnvironment(own = process.env) {
  const chosen = { ...filled(fileNamed('.env')), ...filled(own) };
  const example = existsSync(join(ROOT, '.env')) ? {} : filled(fileNamed('.env.example'));
  return { ...own, ...example, ...localValues(chosen), ...chosen };
}

/**
 * The variables a build depends on, as `NAME=value`: only `PUBLIC_*` ones are written into pages.
 * @param {NodeJS.Dict<string>} environment
 */
export const buildVariables = (environment) =>
  Object.keys(filled(environment))
    .filter((name) => name.startsWith('PUBLIC_'))
    .sort()
    .map((name) => `${name}=${environment[name]}`);
