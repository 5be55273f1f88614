// @ts-check
import { packageFile } from './paths.mjs';
import { runProcess } from './run-process.mjs';

/** @typedef {import('./run-tasks.mjs').Task} Task */

const ASTRO = 'astro/astro.js';
const ESLINT = 'eslint/bin/eslint.js';
const KNIP = 'knip/bin/knip.js';
const OXLINT = 'oxlint/bin/oxlint';
const TEXTS = 'src/tools/texts/check-texts.ts';
const PRETTIER = 'prettier/bin/prettier.cjs';

/** @param {string} title @param {string} file of the program, below node_modules @param {string[]} parameters @returns {(environment: NodeJS.ProcessEnv) => Task} */
const packageTask =
  (title, file, ...parameters) =>
  (environment) => ({
    title,
    run: async () => {
      const { code, output } = await runProcess(process.execPath, [packageFile(file), ...parameters], environment);
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
    },
  });

/** The compiler and the rules that need its types always read the whole project, which takes seconds. */
const TYPED_LINT = ['--type-aware', '--type-check', '--deny-warnings', '--report-unused-disable-directives'];
/** Each of these rules reads one file alone, so a result stays valid while its file does. @param {string} name */
const contentCache = (name) => ['--cache', '--cache-location', `.cache/${name}`, '--cache-strategy', 'content'];
const UNTYPED_LINT = ['--max-warnings', '0', ...contentCache('eslint/')];

const NO_HINTS = ['--minimumFailingSeverity', 'hint', '--minimumSeverity', 'hint'];

/** Judges what editors write, in sentences for them. @param {NodeJS.ProcessEnv} environment @returns {Task} */
const texts = (environment) => ({
  title: 'Texts',
  run: async () => {
    const { code, output } = await runProcess(process.execPath, ['--import', 'tsx', TEXTS], environment);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
  },
});

/** The names are those that `npm run check` takes; the slowest check comes first. */
export const CODE_CHECKS = {
  pages: packageTask('Types of pages', ASTRO, 'check', '--tsconfig', 'tsconfig.pages.json', ...NO_HINTS),
  lint: packageTask('Types and lint', OXLINT, ...TYPED_LINT),
  apis: packageTask('Lint of pages and browser APIs', ESLINT, '.', ...UNTYPED_LINT),
  format: packageTask('Format', PRETTIER, '--check', '.', ...contentCache('prettier')),
  texts,
  unused: packageTask('Unused code', KNIP, '--cache', '--cache-location', '.cache/knip/'),
};

/** Astro writes the types of the environment. */
export const GENERATED_TYPES = packageTask('Generated types', ASTRO, 'sync');

/** The checks that run before a commit. @param {readonly string[]} files */
export function stagedChecks(files) {
  const code = files.filter((file) => /\.(?:astro|[cm]?[jt]sx?)$/.test(file));
  const typed = files.filter((file) => /\.tsx?$/.test(file));
  return [
    ...(typed.length > 0 ? [packageTask('Lint', OXLINT, '--type-aware', ...typed)] : []),
    ...(code.length > 0
      ? [packageTask('Lint of pages and browser APIs', ESLINT, '--no-warn-ignored', ...UNTYPED_LINT, ...code)]
      : []),
    ...(files.length > 0 ? [packageTask('Format', PRETTIER, '--check', '--ignore-unknown', ...files)] : []),
  ];
}
