// @ts-check
import { formatSeconds, log } from './cli.mjs';

/**
 * @typedef {{ passed: number, failed: number, note?: string, failures?: readonly string[], output?: string }} Result
 * `failures` has one line per failure; `output` is the whole text of the program.
 */
/** @typedef {{ title: string, run: () => Promise<Result> }} Task */

/** @param {() => Promise<unknown>} work */
export const passes = (work) => async () => {
  await work();
  return { passed: 1, failed: 0 };
};

/** @param {unknown} error @returns {Result} */
const failure = (error) => ({ passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) });

/** @param {Task} task @returns {Promise<Result>} */
async function runTask({ title, run }) {
  const started = performance.now();
  const result = await run().catch(failure);
  const { passed, failed, note, failures = [], output } = result;
  const seconds = formatSeconds((performance.now() - started) / 1000);
  const counts = passed + failed > 1 ? [`${passed} passed`, `${failed} failed`] : [];
  log(`${title}: ${failed === 0 ? 'ok' : 'FAILED'} (${[seconds, ...counts].join(', ')})${note ? `; ${note}` : ''}`);
  if (failed > 0) {
    for (const line of failures) log(`  ✗ ${line}`);
    if (output) log(`\n${output.trim()}\n`);
  }
  return result;
}

/**
 * Runs the tasks of each lane one after another and the lanes side by side. A failure stops no other task.
 * @param {readonly (readonly Task[])[]} lanes
 */
export async function runLanes(lanes) {
  /** @type {Result[]} */
  const results = [];
  const runLane = async (/** @type {readonly Task[]} */ tasks) => {
    for (const task of tasks) results.push(await runTask(task));
  };
  await Promise.all(lanes.map(runLane));
  return results;
}

/** Repeats all failures, because the output of a program between them can be long. @param {readonly Result[]} results */
export function exitWithTotals(results) {
  for (const failure of results.flatMap(({ failures = [] }) => failures)) log(`✗ ${failure}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
