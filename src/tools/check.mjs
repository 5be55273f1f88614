// @ts-check
// `npm run check`: everything that can be checked without opening a browser; `npm run check -- types lint` runs only those.
import { buildIfStale } from './setup/build-if-stale.mjs';
import { runMain } from './setup/cli.mjs';
import { localEnvironment } from './setup/environment.mjs';
import { DIST } from './setup/paths.mjs';
import { exitWithTotals, passes, runTasks } from './setup/run-tasks.mjs';
import { byteBudget, CODE_CHECKS, runVitest } from './setup/tasks.mjs';

/** @typedef {import('./setup/run-tasks.mjs').Task} Task */

const environment = localEnvironment();

/** Tasks that take both cores, or need the one before them. @type {Record<string, Task[]>} */
const ONE_AFTER_ANOTHER = {
  architecture: [{ title: 'Architecture rules', run: () => runVitest(environment, ['--project', 'architecture']) }],
  size: [
    { title: 'Build', run: passes(() => buildIfStale(environment)) },
    byteBudget(environment),
    { title: 'The build itself', run: () => runVitest({ ...environment, SITE_FOLDER: DIST }, ['--project', 'built']) },
  ],
};

await runMain(async () => {
  const names = [...Object.keys(CODE_CHECKS), ...Object.keys(ONE_AFTER_ANOTHER)];
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`There is no check "${unknown.join('", "')}". Checks: ${names.join(', ')}.`);

  /** @template T @param {Readonly<Record<string, T>>} checks */
  const select = (checks) =>
    Object.entries(checks).flatMap(([name, check]) => (asked.length === 0 || asked.includes(name) ? [check] : []));
  const codeChecks = select(CODE_CHECKS).map((check) => check(environment));
  const results = await runTasks(codeChecks, { lanes: 2 });
  exitWithTotals([...results, ...(await runTasks(select(ONE_AFTER_ANOTHER).flat()))]);
});
