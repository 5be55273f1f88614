// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { buildVariables } from './environment.mjs';
import { CACHE, programOf, ROOT, runLogged } from './run.mjs';

/** What a build reads. The wings `src/sandbox` and `src/tools` are no part of the site. */
const SOURCES = ['src', 'public', 'locales', 'package-lock.json', 'tsconfig.json'];
const CONFIGURATION = /^(?:astro|tailwind|postcss|astro-i18next|sentry\.client)\.config\.\w+$/;
const WINGS = [join('src', 'sandbox'), join('src', 'tools')];

/** Where `npm start` and `npm run build` put the site; tests build into a folder of their own. */
export const DIST = 'dist';

/** @param {string} folder */
const markOf = (folder) => join(CACHE, `built-${folder.replace(/\W+/g, '-')}.json`);

/** @param {string} path @returns {string[]} */
const filesUnder = (path) => {
  if (!existsSync(path) || WINGS.includes(relative(ROOT, path))) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
};

/**
 * One hash over every file and variable a build depends on.
 * @param {readonly string[]} files
 * @param {readonly string[]} variables `NAME=value`
 */
export const fingerprint = (files, variables) => {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${relative(ROOT, file)}\n`)
      .update(readFileSync(file))
      .update('\n');
  return hash.update(variables.join('\n')).digest('hex');
};

/** @param {NodeJS.Dict<string>} environment */
const currentInputs = (environment) => {
  const configuration = readdirSync(ROOT).filter((name) => CONFIGURATION.test(name));
  const files = [...SOURCES, ...configuration].flatMap((name) => filesUnder(join(ROOT, name)));
  return fingerprint(files, buildVariables(environment));
};

/**
 * Whether the mark of the last build still describes what lies in `dist`. Another build leaves another time on the page,
 * so that one made by hand, perhaps for another configuration, is not taken for ours.
 * @param {{ inputs: string, builtAt: number } | undefined} mark
 * @param {string} inputs
 * @param {number | undefined} pageTime when the home page was written; `undefined` without a build
 */
export const isFresh = (mark, inputs, pageTime) => mark?.inputs === inputs && mark.builtAt === pageTime;

/** @param {string} folder */
const pageTime = (folder) => {
  const page = join(ROOT, folder, 'index.html');
  return existsSync(page) ? statSync(page).mtimeMs : undefined;
};

/** @param {NodeJS.Dict<string>} environment @param {string} [folder] */
export function buildIsFresh(environment, folder = DIST) {
  const mark = existsSync(markOf(folder)) ? JSON.parse(readFileSync(markOf(folder), 'utf8')) : undefined;
  return isFresh(mark, currentInputs(environment), pageTime(folder));
}

/**
 * Builds the site and leaves a mark of what it was built from.
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} [folder] below the project's folder
 * @returns {Promise<number>} seconds
 * @throws {Error} with the build's own words
 */
export async function build(environment, folder = DIST) {
  const inputs = currentInputs(environment);
  const parameters = [programOf('astro/astro.js'), 'build', '--outDir', folder];
  const seconds = await runLogged('build', process.execPath, parameters, environment);
  mkdirSync(dirname(markOf(folder)), { recursive: true });
  writeFileSync(markOf(folder), JSON.stringify({ inputs, builtAt: pageTime(folder) }));
  return seconds;
}
