import { expect, test } from 'vitest';
import { applied, mutantsOf, shuffled } from '../../../src/tools/check/draw-mutants.ts';

const TEXTS = new Map([
  ['src/one.ts', 'export const isOpen = (day: number) =>\n  day > 3 && day < 9;\n'],
  [
    'src/two.tsx',
    'export const Two = ({ isOld }: { isOld: boolean }) => <p className="old">{isOld ? "old" : 0}</p>;\n',
  ],
]);
const textOf = (file: string): string => TEXTS.get(file) ?? '';
const mutants = await mutantsOf(TEXTS);

test('a change replaces its own code, and nothing else', () => {
  const texts = mutants
    .filter(({ file }) => file === 'src/one.ts')
    .map((mutant) => applied(textOf(mutant.file), mutant));
  expect(texts).toContain('export const isOpen = (day: number) =>\n  day >= 3 && day < 9;\n');
  expect(texts).toContain('export const isOpen = (day: number) =>\n  day > 3 || day < 9;\n');
  expect(mutants.find(({ replacement }) => replacement === 'day >= 3')).toMatchObject({ line: 2 });
});

test('components are changed as well, but not their styles', () => {
  const replaced = mutants
    .filter(({ file }) => file === 'src/two.tsx')
    .map(({ start, end }) => textOf('src/two.tsx').slice(start, end));
  expect(replaced).toContain('"old"');
  expect(replaced).not.toContain('className="old"');
});

test('a seed decides the order, whatever other files hold', () => {
  const drawn = shuffled(mutants, 'a');
  expect(shuffled(mutants.toReversed(), 'a')).toEqual(drawn);
  expect(shuffled(mutants, 'b')).not.toEqual(drawn);
  const ofOne = mutants.filter(({ file }) => file === 'src/one.ts');
  expect(shuffled(ofOne, 'a')).toEqual(drawn.filter(({ file }) => file === 'src/one.ts'));
});
