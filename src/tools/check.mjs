// @ts-check
// `npm run check`: what a change is judged by in half a minute, with its memory; `-- types lint` runs only those, `-- all` everything but browsers, anew.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './setup/build-if-stale.mjs';
import { runMain } from './setup/cli.mjs';
import { localEnvironment } from './setup/environment.mjs';
import { DIST, ROOT } from './setup/paths.mjs';
import { exitWithTotals, passes, runTasks } from './setup/run-tasks.mjs';
import { byteBudget, checksOf, CODE_CHECKS, GENERATED_TYPES, QUICK_CHECKS, runVitest } from './setup/tasks.mjs';

/** @typedef {import('./setup/run-tasks.mjs').Task} Task */

const environment = localEnvironment();

/** The longest, so it begins first. @type {Task} */
const architectureRules = {
  title: 'Architecture rules',
  run: () => runVitest(environment, ['--project', 'architecture', '--maxWorkers=1']),
};
/** A build alone takes longer than the rest, and both cores: only when asked. Each task needs the one before it. */
const SIZE = [
  { title: 'Build', run: passes(() => buildIfStale(environment)) },
  byteBudget(environment),
  { title: 'The build itself', run: () => runVitest({ ...environment, SITE_FOLDER: DIST }, ['--project', 'built']) },
];
const ALL = 'all';
const STAGED = '--staged';

const stagedFiles = () =>
  execFileSync('git', ['diff', '--cached', '--name-only', '--relative', '--diff-filter=ACMR', '-z'], { cwd: ROOT })
    .toString()
    .split('\0')
    .filter(Boolean);

await runMain(async () => {
  const usual = [...Object.keys(QUICK_CHECKS), 'architecture'];
  const names = [...usual, 'size'];
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => ![...names, ALL, STAGED].includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no check "${unknown.join('", "')}". Checks: ${names.join(', ')}, and ${ALL}.`);
  // All checks that read types need them, and they run side by side.
  if (!existsSync(join(ROOT, '.astro/types.d.ts'))) {
    const generated = await runTasks([GENERATED_TYPES(environment)]);
    if (generated.some(({ failed }) => failed > 0)) return exitWithTotals(generated);
  }
  if (asked.includes(STAGED)) {
    const checks = checksOf(stagedFiles()).map((check) => check(environment));
    return exitWithTotals(await runTasks(checks, { lanes: 2 }));
  }

  const isAll = asked.includes(ALL);
  const chosen = isAll ? names : asked.length === 0 ? usual : asked;
  const codeChecks = Object.entries(isAll ? CODE_CHECKS : QUICK_CHECKS)
    .filter(([name]) => chosen.includes(name))
    .map(([, check]) => check(environment));
  const tasks = chosen.includes('architecture') ? [architectureRules, ...codeChecks] : codeChecks;
  const results = await runTasks(tasks, { lanes: 2 });
  if (chosen.includes('size')) results.push(...(await runTasks(SIZE, { needsAll: true })));
  exitWithTotals(results);
});
