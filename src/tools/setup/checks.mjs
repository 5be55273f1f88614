// @ts-check
import { programOf } from './run.mjs';

/**
 * The checks of the code itself, the slowest first, as data: a title for people, and the program (below `node_modules`) with its parameters.
 * @type {readonly { name: string, title: string, program: string, parameters: readonly string[] }[]}
 */
const CHECKS = [
  { name: 'lint', title: 'Lint', program: 'eslint/bin/eslint.js', parameters: ['.', '--max-warnings', '0'] },
  {
    name: 'types',
    title: 'Types (strictest, no hints)',
    program: 'astro/astro.js',
    parameters: ['check', '--minimumFailingSeverity', 'hint', '--minimumSeverity', 'hint'],
  },
  { name: 'format', title: 'Format', program: 'prettier/bin/prettier.cjs', parameters: ['--check', '.'] },
  { name: 'unused', title: 'Unused code', program: 'knip/bin/knip.js', parameters: [] },
  {
    name: 'cycles',
    title: 'Import cycles',
    program: 'dependency-cruiser/bin/dependency-cruise.mjs',
    parameters: ['src', 'e2e', 'tests', '--output-type', 'err'],
  },
];

export const codeChecks = CHECKS.map(({ name, title, program, parameters }) => ({
  name,
  title,
  command: process.execPath,
  parameters: [programOf(program), ...parameters],
}));

/** The sizes of what browsers download, measured on a build. */
export const sizeCheck = {
  name: 'size',
  title: 'Byte budget',
  command: process.execPath,
  parameters: [programOf('size-limit/bin.js')],
};
