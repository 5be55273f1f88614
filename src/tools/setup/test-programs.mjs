// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, programOf, run } from './run.mjs';

/** @typedef {import('./stages.mjs').Result} Result */

/**
 * Runs a test program that writes a JSON report, and counts from the report. No report means that it broke before a test ran.
 * @template Report
 * @param {string} name names the report below `.cache`
 * @param {(file: string) => { program: string, parameters: readonly string[], environment: NodeJS.ProcessEnv }} how
 * @param {(report: Report) => Result} count
 * @returns {Promise<Result>}
 */
async function counted(name, how, count) {
  const file = join(CACHE, `${name}.json`);
  rmSync(file, { force: true });
  const { program, parameters, environment } = how(file);
  const { code, output } = await run(process.execPath, [programOf(program), ...parameters], environment);
  if (!existsSync(file)) return { passed: 0, failed: 1, output };
  const result = count(JSON.parse(readFileSync(file, 'utf8')));
  // A crash after the last test is a failure as well.
  const failed = result.failed === 0 && code !== 0 ? 1 : result.failed;
  return { ...result, failed, output };
}

/**
 * @typedef {object} UnitReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults
 */

/**
 * @param {NodeJS.ProcessEnv} environment
 * @param {readonly string[]} [parameters] which tests; all by default
 */
export const unitTests = (environment, parameters = []) =>
  counted(
    'unit',
    (file) => ({
      program: 'vitest/vitest.mjs',
      parameters: ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...parameters],
      environment: { ...environment, NO_COLOR: '1' },
    }),
    (/** @type {UnitReport} */ report) => {
      const broken = report.testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0);
      const skipped = report.numPendingTests;
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests + broken.length,
        ...(skipped > 0 ? { note: `${skipped} skipped` } : {}),
      };
    },
  );

/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} BrowserReport */

/** @param {NodeJS.ProcessEnv} environment */
export const browserTests = (environment) =>
  counted(
    'e2e',
    (file) => ({
      program: '@playwright/test/cli.js',
      parameters: ['test', '--reporter=dot,json'],
      environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file, NO_COLOR: '1', FORCE_COLOR: '0' },
    }),
    (/** @type {BrowserReport} */ { stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      ...(stats.skipped > 0 ? { note: `${stats.skipped} skipped` } : {}),
    }),
  );
