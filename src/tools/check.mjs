// @ts-check
// `npm run check` says in under a minute what a change breaks. `-- lint format` runs only these, `-- size` weighs a build.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './setup/build-if-stale.mjs';
import { runMain } from './setup/cli.mjs';
import { localEnvironment } from './setup/environment.mjs';
import { DIST, ROOT } from './setup/paths.mjs';
import { exitWithTotals, passes, runLanes, runTasks } from './setup/run-tasks.mjs';
import { checksOf, CODE_CHECKS, GENERATED_TYPES } from './setup/tasks.mjs';
import { runVitest } from './setup/test-programs.mjs';

/** @typedef {import('./setup/run-tasks.mjs').Task} Task */

const environment = localEnvironment();

/** @type {Record<string, Task>} */
const CHECKS = {
  tests: {
    title: 'Unit tests of what has changed',
    run: () => runVitest(environment, ['--project=unit', '--changed', '--passWithNoTests']),
  },
  architecture: {
    title: 'Architecture rules',
    run: () => runVitest(environment, ['--project=architecture']),
  },
  ...Object.fromEntries(Object.entries(CODE_CHECKS).map(([name, check]) => [name, check(environment)])),
};
/** A build takes longer than the rest and both cores, so it runs only when asked. */
const SIZE = [
  { title: 'Build', run: passes(() => buildIfStale(environment)) },
  { title: 'The build itself', run: () => runVitest({ ...environment, SITE_FOLDER: DIST }, ['--project=built']) },
];
const STAGED = '--staged';

const stagedFiles = () =>
  execFileSync('git', ['diff', '--cached', '--name-only', '--relative', '--diff-filter=ACMR', '-z'], { cwd: ROOT })
    .toString()
    .split('\0')
    .filter(Boolean);

await runMain(async () => {
  const asked = process.argv.slice(2);
  const names = [...Object.keys(CHECKS), 'size'];
  const unknown = asked.filter((name) => ![...names, STAGED].includes(name));
  if (unknown.length > 0) throw new Error(`There is no check "${unknown.join('", "')}". Checks: ${names.join(', ')}.`);
  // All checks that read types need them, and they run side by side.
  if (!existsSync(join(ROOT, '.astro/types.d.ts'))) {
    const generated = await runLanes([[GENERATED_TYPES(environment)]]);
    if (generated.some(({ failed }) => failed > 0)) return exitWithTotals(generated);
  }
  if (asked.includes(STAGED)) {
    const checks = checksOf(stagedFiles()).map((check) => check(environment));
    return exitWithTotals(await runTasks(checks));
  }
  const chosen = Object.entries(CHECKS).filter(([name]) => asked.length === 0 || asked.includes(name));
  const results = await runTasks(chosen.map(([, task]) => task));
  if (asked.includes('size')) results.push(...(await runLanes([SIZE])));
  exitWithTotals(results);
});
