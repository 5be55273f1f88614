// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, packageFile } from './paths.mjs';
import { runProcess } from './run-process.mjs';

/** @typedef {import('./run-tasks.mjs').Result} Result */
/** @typedef {import('./run-tasks.mjs').Task} Task */

/**
 * @param {string} title
 * @param {string} file
 * @param {readonly string[]} parameters
 * @returns {(environment: NodeJS.ProcessEnv) => Task}
 */
const packageTask = (title, file, parameters) => (environment) => ({
  title,
  run: async () => {
    const { code, output } = await runProcess(process.execPath, [packageFile(file), ...parameters], environment);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
  },
});

/** By the names `npm run check` takes, the slowest first. */
export const CODE_CHECKS = {
  lint: packageTask('Lint', 'eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
  types: packageTask('Types (strictest, no hints)', 'astro/astro.js', [
    'check',
    '--minimumFailingSeverity',
    'hint',
    '--minimumSeverity',
    'hint',
  ]),
  format: packageTask('Format', 'prettier/bin/prettier.cjs', ['--check', '.']),
  unused: packageTask('Unused code', 'knip/bin/knip.js', []),
  cycles: packageTask('Import cycles', 'dependency-cruiser/bin/dependency-cruise.mjs', [
    ...['src', 'e2e', 'tests'],
    ...['--output-type', 'err'],
  ]),
};

export const byteBudget = packageTask('Byte budget', 'size-limit/bin.js', []);

/**
 * No report means that it broke before a test ran.
 * @template Report
 * @param {string} name
 * @param {(reportFile: string) => { file: string, parameters: readonly string[], environment: NodeJS.ProcessEnv }} configure
 * @param {(report: Report) => Result} count
 * @returns {Promise<Result>}
 */
async function runTestProgram(name, configure, count) {
  const reportFile = join(CACHE, `${name}.json`);
  rmSync(reportFile, { force: true });
  const { file, parameters, environment } = configure(reportFile);
  const { code, output } = await runProcess(process.execPath, [packageFile(file), ...parameters], environment);
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, output };
  const result = count(JSON.parse(readFileSync(reportFile, 'utf8')));
  // A crash after the last test is a failure as well.
  const failed = result.failed === 0 && code !== 0 ? 1 : result.failed;
  return { ...result, failed, output };
}

/** @param {number} count */
const skippedNote = (count) => (count > 0 ? { note: `${count} skipped` } : {});

/**
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} VitestReport
 */

/** @param {NodeJS.ProcessEnv} environment @param {readonly string[]} [parameters] */
export const runVitest = (environment, parameters = []) =>
  runTestProgram(
    'unit',
    (reportFile) => ({
      file: 'vitest/vitest.mjs',
      parameters: ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`, ...parameters],
      environment: { ...environment, NO_COLOR: '1' },
    }),
    (/** @type {VitestReport} */ { numPassedTests, numFailedTests, numPendingTests, testResults }) => {
      // A file that cannot be loaded fails without a test of its own.
      const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
      return { passed: numPassedTests, failed: numFailedTests + broken.length, ...skippedNote(numPendingTests) };
    },
  );

/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} PlaywrightReport */

/** @param {NodeJS.ProcessEnv} environment */
export const runPlaywright = (environment) =>
  runTestProgram(
    'e2e',
    (reportFile) => ({
      file: '@playwright/test/cli.js',
      parameters: ['test', '--reporter=dot,json'],
      environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile, NO_COLOR: '1', FORCE_COLOR: '0' },
    }),
    (/** @type {PlaywrightReport} */ { stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      ...skippedNote(stats.skipped),
    }),
  );
