// @ts-check
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { CACHE, packageFile, ROOT } from './paths.mjs';
import { runStep } from './run-process.mjs';

/**
 * Puts a finished folder where the last one was.
 * @param {string} finished
 * @param {string} place
 */
export function replaceFolder(finished, place) {
  const last = `${finished}-last`;
  mkdirSync(dirname(place), { recursive: true });
  if (existsSync(place)) renameSync(place, last);
  try {
    renameSync(finished, place);
  } catch (error) {
    if (existsSync(last)) renameSync(last, place);
    throw error;
  }
  rmSync(last, { recursive: true, force: true });
}

/**
 * Builds in a folder of its own; `folder` and `deploy` beside it keep the last good build until the new one is finished.
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} folder
 * @param {{ print?: boolean, parameters?: readonly string[] }} [options]
 * @throws {Error} with the output
 */
export async function build(environment, folder, { print = false, parameters = [] } = {}) {
  mkdirSync(CACHE, { recursive: true });
  const own = mkdtempSync(join(CACHE, 'build-'));
  const remove = () => rmSync(own, { recursive: true, force: true });
  process.once('exit', remove);
  const command = [
    packageFile('astro/astro.js'),
    'build',
    '--outDir',
    relative(ROOT, join(own, 'site')),
    ...parameters,
  ];
  try {
    await runStep('build', process.execPath, command, { ...environment, BUILD_CACHE: join(own, 'astro') }, { print });
    replaceFolder(join(own, 'site'), join(ROOT, folder));
    replaceFolder(join(own, 'deploy'), join(ROOT, dirname(folder), 'deploy'));
  } finally {
    process.removeListener('exit', remove);
    remove();
  }
}
