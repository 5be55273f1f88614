// A test hands over what it replaces; it does not reach for a module by its path, which breaks when a file moves.
import { expect, test } from 'vitest';
import { codeBelow, pathMocks, portSpies } from '../../src/tools/check/source-numbers.ts';
import { ROOT } from './sources.ts';

const tests = codeBelow(ROOT, 'tests');

test('no test mocks a module by its path', () => {
  expect(pathMocks(tests)).toEqual([]);
});

test('no test spies on ports: it gives others', () => {
  expect(portSpies(tests)).toEqual([]);
});
