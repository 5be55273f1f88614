// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, packageFile } from './paths.mjs';
import { runProcess } from './run-process.mjs';

/** @typedef {import('./run-tasks.mjs').Result} Result */
/** @typedef {import('./run-tasks.mjs').Task} Task */

const ASTRO = 'astro/astro.js';
const DEPENDENCY_CRUISER = 'dependency-cruiser/bin/dependency-cruise.mjs';
const ESLINT = 'eslint/bin/eslint.js';
const KNIP = 'knip/bin/knip.js';
const PRETTIER = 'prettier/bin/prettier.cjs';
const TYPESCRIPT = 'typescript/bin/tsc';

/** @param {string} title @param {readonly string[][]} programs @returns {(environment: NodeJS.ProcessEnv) => Task} */
const packageTask =
  (title, ...programs) =>
  (environment) => ({
    title,
    run: async () => {
      for (const [file = '', ...parameters] of programs) {
        const { code, output } = await runProcess(process.execPath, [packageFile(file), ...parameters], environment);
        if (code !== 0) return { passed: 0, failed: 1, output };
      }
      return { passed: 1, failed: 0 };
    },
  });

const LINT = ['--max-warnings', '0'];
const TYPES = ['check', '--minimumFailingSeverity', 'hint', '--minimumSeverity', 'hint'];
const CYCLES = ['src', 'e2e', 'tests', '--output-type', 'err'];

/** By the names `npm run check` takes, the slowest first. */
export const CODE_CHECKS = {
  lint: packageTask('Lint', [ESLINT, '.', ...LINT]),
  types: packageTask('Types (strictest, no hints)', [ASTRO, ...TYPES]),
  format: packageTask('Format', [PRETTIER, '--check', '.']),
  unused: packageTask('Unused code', [KNIP]),
  cycles: packageTask('Import cycles', [DEPENDENCY_CRUISER, ...CYCLES]),
};

/** Of the content and of the environment. */
export const GENERATED_TYPES = packageTask('Generated types', [ASTRO, 'sync']);

/** @param {string} location */
const memory = (location) => ['--cache', '--cache-location', `.cache/${location}`];
const LINT_MEMORY = [...memory('eslint/'), '--cache-strategy', 'content'];

/** The same, but each looks only at what has changed. Astro reads the pages; the compiler, which remembers, the rest. */
export const QUICK_CHECKS = {
  types: packageTask(
    'Types',
    [ASTRO, ...TYPES, '--tsconfig', 'tsconfig.pages.json'],
    [TYPESCRIPT, '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  ),
  lint: packageTask('Lint', [ESLINT, '.', ...LINT, ...LINT_MEMORY]),
  unused: packageTask('Unused code', [KNIP, ...memory('knip/')]),
  cycles: packageTask('Import cycles', [
    ...[DEPENDENCY_CRUISER, ...CYCLES, '--cache', '.cache/cycles/', '--cache-strategy', 'content'],
  ]),
  format: packageTask('Format', [PRETTIER, '--check', '.', ...memory('prettier'), '--cache-strategy', 'content']),
};

/** What a commit waits for. @param {readonly string[]} files */
export function checksOf(files) {
  const code = files.filter((file) => /\.(?:astro|[cm]?[jt]sx?)$/.test(file));
  const lint = packageTask('Lint', [ESLINT, '--no-warn-ignored', ...LINT, ...LINT_MEMORY, ...code]);
  const format = packageTask('Format', [PRETTIER, '--check', '--ignore-unknown', ...files]);
  return [...(code.length > 0 ? [lint] : []), ...(files.length > 0 ? [format] : [])];
}

export const byteBudget = packageTask('Byte budget', ['size-limit/bin.js']);

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

const PLAYWRIGHT = '@playwright/test/cli.js';
const FAILURES = { report: 'playwright-report', traces: 'playwright-report/traces' };

/** Tracing all takes minutes: failed tests run once more for it, uncounted. @param {NodeJS.ProcessEnv} environment */
async function traceFailures(environment) {
  const parameters = ['test', '--last-failed', '--no-deps', '--trace=on', '--reporter=html'];
  const traced = { ...environment, PLAYWRIGHT_HTML_OUTPUT_DIR: FAILURES.traces, PLAYWRIGHT_HTML_OPEN: 'never' };
  await runProcess(process.execPath, [packageFile(PLAYWRIGHT), ...parameters], traced);
  return `see ${FAILURES.report}/index.html, with traces ${FAILURES.traces}/index.html`;
}

/** @param {NodeJS.ProcessEnv} environment @returns {Promise<Result>} */
export async function runPlaywright(environment) {
  const quiet = { ...environment, NO_COLOR: '1', FORCE_COLOR: '0', PLAYWRIGHT_HTML_OPEN: 'never' };
  const result = await countPlaywright(quiet);
  return result.failed > 0 ? { ...result, note: await traceFailures(quiet) } : result;
}

/** @param {NodeJS.ProcessEnv} environment */
const countPlaywright = (environment) =>
  runTestProgram(
    'e2e',
    (reportFile) => ({
      file: PLAYWRIGHT,
      parameters: ['test', '--reporter=dot,json,html'],
      environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
    }),
    (/** @type {PlaywrightReport} */ { stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      ...skippedNote(stats.skipped),
    }),
  );
