// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { CACHE, packageFile, ROOT } from './paths.mjs';
import { runProcess } from './run-process.mjs';

/** @typedef {import('./run-tasks.mjs').Result} Result */

/**
 * Runs a test program and reads its JSON report. A program without a report broke before a test ran.
 * @template Report
 * @param {string} file of the program, below node_modules
 * @param {(reportFile: string) => { parameters: readonly string[], environment: NodeJS.ProcessEnv }} configure
 * @param {(report: Report) => Result} count
 * @returns {Promise<Result>}
 */
async function runTestProgram(file, configure, count) {
  const reportFile = join(CACHE, `report-${crypto.randomUUID()}.json`);
  const { parameters, environment } = configure(reportFile);
  const { code, output } = await runProcess(process.execPath, [packageFile(file), ...parameters], environment);
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, output };
  const result = count(JSON.parse(readFileSync(reportFile, 'utf8')));
  rmSync(reportFile);
  // A crash after the last test is a failure as well.
  const failed = result.failed === 0 && code !== 0 ? 1 : result.failed;
  return { ...result, failed, output };
}

/** @param {number} count */
const skippedNote = (count) => (count > 0 ? { note: `${count} skipped` } : {});

/** What Vitest reports instead of its sentence about a test that took too long. */
const TOO_LONG = 'Error: STACK_TRACE_ERROR';

/** @param {string} text */
function firstLine(text) {
  const line = stripVTControlCharacters(text).trim().split('\n')[0] ?? '';
  return line === TOO_LONG ? 'It took too long.' : line;
}

/**
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} VitestCase
 * @typedef {{ name: string, status: string, message?: string, assertionResults: VitestCase[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, testResults: VitestFile[] }} VitestReport
 */

/** @param {VitestReport} report @returns {Result} */
function countVitest({ numPassedTests, numFailedTests, numPendingTests, testResults }) {
  const isBroken = (/** @type {VitestFile} */ file) => file.status === 'failed' && file.assertionResults.length === 0;
  const failures = testResults.flatMap((file) => {
    const name = relative(ROOT, file.name);
    if (isBroken(file)) return [`${name}: ${firstLine(file.message ?? '')}`];
    return file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) => `${name}: ${fullName}: ${firstLine(failureMessages[0] ?? '')}`);
  });
  // A file that cannot be loaded fails without a test of its own.
  const failed = numFailedTests + testResults.filter(isBroken).length;
  return { passed: numPassedTests, failed, failures, ...skippedNote(numPendingTests) };
}

/** @param {NodeJS.ProcessEnv} environment @param {readonly string[]} [parameters] */
export const runVitest = (environment, parameters = []) =>
  runTestProgram(
    'vitest/vitest.mjs',
    (reportFile) => ({
      parameters: ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`, ...parameters],
      environment: { ...environment, NO_COLOR: '1' },
    }),
    countVitest,
  );

const PLAYWRIGHT = '@playwright/test/cli.js';
const FAILURES = { report: 'playwright-report', traces: 'playwright-report/traces' };

/**
 * @typedef {{ title: string, ok: boolean, file: string, line: number, tests: { projectName: string, results: { errors: { message?: string }[] }[] }[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: { message?: string }[], suites: PlaywrightSuite[] }} PlaywrightReport
 */

/** @param {PlaywrightSuite} suite @returns {PlaywrightSpec[]} */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** @param {PlaywrightReport} report @returns {Result} */
function countPlaywright({ stats, errors, suites }) {
  const broken = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  const failures = broken.map(({ file, line, title, tests }) => {
    const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
    return `${file}:${line}: ${title}: ${errors.map(({ message = '' }) => firstLine(message)).join(' | ')}`;
  });
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [...errors.map(({ message = '' }) => firstLine(message)), ...failures],
    ...skippedNote(stats.skipped),
  };
}

/** Only failed tests are traced, in a second run that is not counted, because tracing all takes minutes. @param {NodeJS.ProcessEnv} environment @param {readonly string[]} parameters */
async function traceFailures(environment, parameters) {
  const again = ['test', ...parameters, '--last-failed', '--no-deps', '--trace=on', '--reporter=html'];
  const traced = { ...environment, PLAYWRIGHT_HTML_OUTPUT_DIR: FAILURES.traces, PLAYWRIGHT_HTML_OPEN: 'never' };
  await runProcess(process.execPath, [packageFile(PLAYWRIGHT), ...again], traced);
  return `see ${FAILURES.report}/index.html, with traces ${FAILURES.traces}/index.html`;
}

/** @param {NodeJS.ProcessEnv} environment @param {readonly string[]} [parameters] @returns {Promise<Result>} */
export async function runPlaywright(environment, parameters = []) {
  const quiet = { ...environment, NO_COLOR: '1', FORCE_COLOR: '0', PLAYWRIGHT_HTML_OPEN: 'never' };
  const result = await runTestProgram(
    PLAYWRIGHT,
    (reportFile) => ({
      parameters: ['test', ...parameters, '--reporter=dot,json,html'],
      environment: { ...quiet, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
    }),
    countPlaywright,
  );
  return result.failed > 0 ? { ...result, note: await traceFailures(quiet, parameters) } : result;
}
