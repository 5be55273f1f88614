// @ts-check
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { CACHE, packageFile, ROOT, SOURCE_MAPS, sourceMapsOf } from './paths.mjs';
import { runStep } from './run-process.mjs';

/** @param {string} finished @param {string} place of the last build */
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
 * `folder`, and `deploy` and the source maps beside it, keep the last good build until a new one is finished.
 * @param {NodeJS.ProcessEnv} environment @param {string} folder
 * @param {{ print?: boolean, parameters?: readonly string[] }} [options]
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
    const variables = { ...environment, BUILD_CACHE: join(own, 'astro'), ASTRO_TELEMETRY_DISABLED: '1' };
    await runStep('build', process.execPath, command, variables, { print });
    replaceFolder(join(own, 'site'), join(ROOT, folder));
    replaceFolder(join(own, 'deploy'), join(ROOT, dirname(folder), 'deploy'));
    replaceFolder(join(own, SOURCE_MAPS), join(ROOT, sourceMapsOf(folder)));
  } finally {
    process.removeListener('exit', remove);
    remove();
  }
}
