// @ts-check
import { formatSeconds, log } from './cli.mjs';

/** @typedef {{ passed: number, failed: number, note?: string, output?: string }} Result */
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
  const { passed, failed, note, output } = result;
  const seconds = formatSeconds((performance.now() - started) / 1000);
  const counts = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
  log(`${title}: ${failed === 0 ? 'ok' : 'FAILED'} (${seconds}${counts})${note ? `; ${note}` : ''}`);
  if (failed > 0 && output) log(`\n${output.trim()}\n`);
  return result;
}

/**
 * A failure stops no other task, unless `needsAll` says that each needs the one before it.
 * @param {readonly Task[]} tasks @param {{ lanes?: number, needsAll?: boolean }} [options]
 */
export async function runTasks(tasks, { lanes = 1, needsAll = false } = {}) {
  const waiting = [...tasks];
  /** @type {Result[]} */
  const results = [];
  const lane = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const result = await runTask(task);
      results.push(result);
      if (needsAll && result.failed > 0) return;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/** @param {readonly Result[]} results */
export function exitWithTotals(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
