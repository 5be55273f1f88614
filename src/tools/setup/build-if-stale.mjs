// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from './build.mjs';
import { formatSeconds, log, showProgress } from './cli.mjs';
import { buildVariables } from './environment.mjs';
import { CACHE, DIST, ROOT } from './paths.mjs';

/** A build reads these files and folders. */
const SOURCES = ['src', 'public', 'locales', 'package-lock.json', 'tsconfig.json'];
const CONFIGURATION = /^(?:astro|tailwind|postcss|astro-i18next|sentry\.client)\.config\.\w+$/;
const NOT_IN_BUILD = [
  join('src', 'sandbox'),
  ...['bench', 'check', 'conformance', 'docs', 'serve', 'setup', 'texts'].map((name) => join('src', 'tools', name)),
];

/** @param {string} folder */
const recordOf = (folder) => join(CACHE, `built-${folder.replace(/\W+/g, '-')}.json`);

/** @param {string} path @returns {string[]} */
const filesUnder = (path) => {
  if (!existsSync(path) || NOT_IN_BUILD.includes(relative(ROOT, path))) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
};

/** @param {readonly string[]} files @param {readonly string[]} variables `NAME=value` */
export const fingerprint = (files, variables) => {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${relative(ROOT, file)}\n`)
      .update(readFileSync(file))
      .update('\n');
  return hash.update(variables.join('\n')).digest('hex');
};

/**
 * A build with an Astro configuration of its own, and the files beyond `src` that it reads.
 * @typedef {{ configuration: string, sources: readonly string[] }} Variant
 */

/** @param {NodeJS.Dict<string>} environment @param {Variant} [variant] */
const currentInputs = (environment, variant) => {
  const configuration = readdirSync(ROOT).filter((name) => CONFIGURATION.test(name));
  const own = variant ? [variant.configuration, ...variant.sources] : [];
  const files = [...SOURCES, ...configuration, ...own].flatMap((name) => filesUnder(join(ROOT, name)));
  return fingerprint(files, buildVariables(environment));
};

/**
 * The time of the home page tells whether another build has been made since.
 * @param {{ inputs: string, builtAt: number } | undefined} record
 * @param {string} inputs
 * @param {number | undefined} homePageTime
 */
export const isFresh = (record, inputs, homePageTime) => record?.inputs === inputs && record.builtAt === homePageTime;

/** @param {string} folder */
const homePageTimeOf = (folder) => {
  const page = join(ROOT, folder, 'index.html');
  return existsSync(page) ? statSync(page).mtimeMs : undefined;
};

/** @param {NodeJS.ProcessEnv} environment @param {string} folder @param {Variant} [variant] */
async function buildAndRecord(environment, folder, variant) {
  const started = performance.now();
  const inputs = currentInputs(environment, variant);
  await build(environment, folder, variant ? { parameters: ['--config', variant.configuration] } : {});
  const seconds = (performance.now() - started) / 1000;
  const record = { inputs, variables: buildVariables(environment), builtAt: homePageTimeOf(folder), seconds };
  writeFileSync(recordOf(folder), JSON.stringify(record));
}

/**
 * The names of the variables that differ from those of the last build. A page holds its own address, so another `PORT`
 * is another build.
 * @param {readonly string[]} before `NAME=value`
 * @param {readonly string[]} now
 */
export const changedVariables = (before, now) => [
  ...new Set(
    [...before, ...now]
      .filter((one) => !(before.includes(one) && now.includes(one)))
      .map((one) => one.split('=')[0] ?? ''),
  ),
];

/** @param {NodeJS.ProcessEnv} environment @param {string} [folder] @param {Variant} [variant] */
export async function buildIfStale(environment, folder = DIST, variant) {
  const record = existsSync(recordOf(folder)) ? JSON.parse(readFileSync(recordOf(folder), 'utf8')) : undefined;
  if (isFresh(record, currentInputs(environment, variant), homePageTimeOf(folder))) return;
  const changed = record?.variables ? changedVariables(record.variables, buildVariables(environment)) : [];
  log(changed.length > 0 ? `Building the site, because ${changed.join(', ')} changed …` : 'Building the site …');
  const started = performance.now();
  // What Astro prints is shown only if the build fails: a hundred pages a second tell nobody how long it takes.
  const last = record?.seconds ? ` (last time: ${formatSeconds(record.seconds)})` : '';
  await showProgress('building the site', buildAndRecord(environment, folder, variant), () => last);
  log(`Site built in ${formatSeconds((performance.now() - started) / 1000)}.`);
}
