// @ts-check
import { say, took } from './ready.mjs';
import { run } from './run.mjs';

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string} [note] said behind the counts
 * @property {string} [output] the stage's own words, shown only when something failed
 */

/**
 * Runs one stage and says how it went; whatever happens in it, the next one runs too.
 * @param {string} title
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function stage(title, work) {
  const started = performance.now();
  /** @type {Result} */
  let result;
  try {
    result = await work();
  } catch (error) {
    result = { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
  }
  const seconds = took((performance.now() - started) / 1000);
  const counts = result.passed + result.failed > 1 ? `, ${result.passed} passed, ${result.failed} failed` : '';
  const word = result.failed === 0 ? 'ok' : 'FAILED';
  say(`${title}: ${word} (${seconds}${counts})${result.note ? `; ${result.note}` : ''}`);
  if (result.failed > 0 && result.output) say(`\n${result.output.trim()}\n`);
  return result;
}

/**
 * A stage that is one program: it passes when the program does.
 * @param {{ title: string, command: string, parameters: readonly string[] }} check
 * @param {NodeJS.ProcessEnv} [environment]
 */
export const programStage = ({ title, command, parameters }, environment) =>
  stage(title, async () => {
    const { code, output } = await run(command, parameters, environment);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
  });

/**
 * Runs programs side by side, each as a stage: they use one core each, and every machine has two.
 * @param {readonly { title: string, command: string, parameters: readonly string[] }[]} programs
 * @param {NodeJS.ProcessEnv} [environment]
 */
export async function programStages(programs, environment) {
  const waiting = [...programs];
  /** @type {Result[]} */
  const results = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await programStage(next, environment));
  };
  await Promise.all([lane(), lane()]);
  return results;
}

/** The last line of a run, and its exit status. @param {readonly Result[]} results */
export function finish(results) {
  const sum = (/** @type {'passed' | 'failed'} */ part) => results.reduce((total, one) => total + one[part], 0);
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 ? 0 : 1);
}
