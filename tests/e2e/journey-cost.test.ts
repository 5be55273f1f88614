import { expect, test } from 'vitest';
import { judge, type Target } from '../../e2e/journey-cost/judge.ts';
import type { Measure } from '../../e2e/journey-cost/measures.ts';
import { TARGETS, UNKNOWN_MISSED } from '../../e2e/journey-cost/targets.ts';

const table = 'primary button as the page opens';
const target: Target = { name: 'button', table, row: 'start', columns: ['th', 'en'], most: 5 };
const missed: Target = { ...target, missed: { because: 'the form is long', most: 7 } };
const measured = (th: number, en: number): Measure[] => [
  { table, row: 'start', column: 'th', value: th },
  { table, row: 'start', column: 'en', value: en },
  { table, row: 'another', column: 'th', value: 100 },
  { table: 'y of the first question', row: 'start', column: 'en', value: 100 },
];

test.each([
  ['the highest column is within it', target, measured(3, 5), 'holds', 5],
  ['one column is above it', target, measured(3, 6), 'lost', 6],
  ['it is known to be missed', missed, measured(7, 6), 'does not hold', 7],
  ['what is known to be missed has grown', missed, measured(8, 6), 'lost', 8],
  ['it was known to be missed', missed, measured(3, 4), 'holds by now', 4],
  ['a column is missing', target, measured(3, 4).slice(0, 1), 'not measured', undefined],
] as const)('a target of which %s', (_name, one, measures, result, value) => {
  expect(judge([one], measures)).toEqual([{ target: one, result, value }]);
});

test('every target has a name of its own, and every reason a target', () => {
  expect(new Set(TARGETS.map(({ name }) => name)).size).toBe(TARGETS.length);
  expect(UNKNOWN_MISSED).toEqual([]);
});
