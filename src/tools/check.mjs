// @ts-check
// `npm run check`: types, lint, format, unused code, the architecture and the unit tests of what has changed since `main`.
// `-- lint format` runs only these; `-- size` weighs a build.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './setup/build-if-stale.mjs';
import { runMain } from './setup/cli.mjs';
import { localEnvironment } from './setup/environment.mjs';
import { DIST, ROOT } from './setup/paths.mjs';
import { exitWithTotals, runLanes } from './setup/run-tasks.mjs';
import { CODE_CHECKS, GENERATED_TYPES, stagedChecks } from './setup/tasks.mjs';
import { runVitest } from './setup/test-programs.mjs';

/** @typedef {import('./setup/run-tasks.mjs').Task} Task */

const environment = localEnvironment();

/** @type {Record<string, Task>} */
const CHECKS = {
  ...Object.fromEntries(Object.entries(CODE_CHECKS).map(([name, check]) => [name, check(environment)])),
  architecture: { title: 'Architecture rules', run: () => runVitest(environment, ['--project=architecture']) },
  tests: {
    title: 'Unit tests of what has changed',
    run: () => runVitest(environment, ['--project=unit', '--changed=main', '--passWithNoTests']),
  },
};

/** It builds first, which takes longer than all others. @type {Task} */
const SIZE = {
  title: 'The build itself',
  run: async () => {
    await buildIfStale(environment);
    return runVitest({ ...environment, SITE_FOLDER: DIST }, ['--project=built']);
  },
};

const stagedFiles = () =>
  execFileSync('git', ['diff', '--cached', '--name-only', '--relative', '--diff-filter=ACMR', '-z'], { cwd: ROOT })
    .toString()
    .split('\0')
    .filter(Boolean);

/** @param {readonly string[]} names @returns {readonly (readonly Task[])[]} */
function lanesOf(names) {
  if (names.includes('--staged')) return [stagedChecks(stagedFiles()).map((check) => check(environment))];
  const known = { ...CHECKS, size: SIZE };
  const unknown = names.filter((name) => !(name in known));
  if (unknown.length > 0)
    throw new Error(`There is no check "${unknown.join('", "')}". Checks: ${Object.keys(known).join(', ')}.`);
  if (names.length > 0) return [Object.entries(known).flatMap(([name, task]) => (names.includes(name) ? [task] : []))];
  const { pages, format, unused, ...others } = CHECKS;
  // The types of pages take as long as all checks beside them.
  return [[pages, format, unused].flatMap((task) => task ?? []), Object.values(others)];
}

await runMain(async () => {
  const lanes = lanesOf(process.argv.slice(2));
  // All checks that read types need those that Astro writes.
  const types = existsSync(join(ROOT, '.astro/types.d.ts')) ? [] : await runLanes([[GENERATED_TYPES(environment)]]);
  exitWithTotals([...types, ...(await runLanes(lanes))]);
});
