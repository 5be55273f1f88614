// `npm run numbers [-- <folder>] [--places]`: what stands in a working copy of this project, in numbers.
import { resolve } from 'node:path';
import {
  codeBelow,
  codeEdits,
  commentShare,
  pathMocks,
  portSpies,
  statusComparisons,
  type SourceFile,
} from './source-numbers.ts';

const SHORT = 10;

const showsPlaces = process.argv.includes('--places');
const root = resolve(process.argv.slice(2).find((word) => !word.startsWith('-')) ?? '.');
const source = codeBelow(root, 'src');
const tests = codeBelow(root, 'tests');
const site = source.filter(({ path }) => !/^src\/(?:sandbox|tools)\//.test(path));
const lines = ({ text }: SourceFile): number => text.split('\n').length - 1;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const NUMBERS: readonly (readonly [what: string, places: readonly string[] | string])[] = [
  ['source files of the site', String(site.length)],
  ['lines of the site', String(site.reduce((sum, file) => sum + lines(file), 0))],
  [`files under ${SHORT} lines`, site.filter((file) => lines(file) < SHORT).map(({ path }) => path)],
  ['islands', site.map(({ path }) => path).filter((path) => /^src\/islands\/[^/]+\.tsx$/.test(path))],
  ['status comparisons outside src/api', statusComparisons(site.filter(({ path }) => !path.startsWith('src/api/')))],
  ['mocks by path in tests', pathMocks(tests)],
  ['spies on ports and modules in tests', portSpies(tests)],
  ['regular expressions that edit code', codeEdits(source)],
  ['comments, share of the characters of src', percent(commentShare(source))],
  ['comments, share of the characters of the site', percent(commentShare(site))],
];

for (const [what, found] of NUMBERS) {
  const number = typeof found === 'string' ? found : String(found.length);
  console.log(`${what.padEnd(48)}${number.padStart(8)}`);
  if (showsPlaces && typeof found !== 'string') found.forEach((place) => console.log(`  ${place}`));
}
