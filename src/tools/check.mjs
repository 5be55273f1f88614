// @ts-check
// `npm run check` says in half a minute what the change since `main` breaks; without a change it checks everything.
// `-- lint format` runs only these, of the whole project, and `-- size` weighs a build.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { affectedSince, baseOfChange } from './setup/affected.mjs';
import { buildIfStale } from './setup/build-if-stale.mjs';
import { runMain } from './setup/cli.mjs';
import { localEnvironment } from './setup/environment.mjs';
import { DIST, ROOT } from './setup/paths.mjs';
import { exitWithTotals, passes, runLanes, runTasks } from './setup/run-tasks.mjs';
import { checksOf, checksOfChange, CODE_CHECKS, GENERATED_TYPES } from './setup/tasks.mjs';
import { runVitest } from './setup/test-programs.mjs';

/** @typedef {import('./setup/run-tasks.mjs').Task} Task */

const environment = localEnvironment();

const base = baseOfChange();

/** @type {Task} */
const TESTS_OF_CHANGE = {
  title: 'Unit tests of what has changed',
  run: () => runVitest(environment, ['--project=unit', `--changed=${base}`, '--passWithNoTests']),
};
/** @type {Task} */
const ARCHITECTURE = {
  title: 'Architecture rules',
  run: () => runVitest(environment, ['--project=architecture']),
};
const UNUSED_MESSAGES = 'tests/architecture/unused-messages.test.ts';

/** @type {Record<string, Task>} */
const CHECKS = {
  tests: TESTS_OF_CHANGE,
  architecture: ARCHITECTURE,
  ...Object.fromEntries(Object.entries(CODE_CHECKS).map(([name, check]) => [name, check(environment)])),
};

/** @returns {readonly Task[]} */
function quickChecks() {
  const affected = affectedSince(base);
  if (!affected) return Object.values(CHECKS);
  // The compiler reads the whole site to find a message that nothing uses, and a new one comes with the text.
  const left = affected.changed.some((file) => file.startsWith('locales/')) ? [] : [`--exclude=${UNUSED_MESSAGES}`];
  return [
    TESTS_OF_CHANGE,
    { ...ARCHITECTURE, run: () => runVitest(environment, ['--project=architecture', ...left]) },
    ...checksOfChange(affected).map((check) => check(environment)),
  ];
}

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
  const results = await runTasks(asked.length === 0 ? quickChecks() : asked.flatMap((name) => CHECKS[name] ?? []));
  if (asked.includes('size')) results.push(...(await runLanes([SIZE])));
  exitWithTotals(results);
});
