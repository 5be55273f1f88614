import { expect, test } from 'vitest';
import { factsOf } from '../../src/home/round-facts.ts';

const EARLY = '2026-12-01T16:59:00.000Z';
const LATE = '2027-01-31T16:59:00.000Z';
const round = { name: 'A', open: true, amount: 500, closes_at: LATE };

test('only open rounds count', () => {
  expect(factsOf([round, { ...round, name: 'B', open: false, amount: 9000, closes_at: EARLY }])).toEqual({
    open: ['A'],
    allClosed: false,
    fee: { lowest: 500, highest: 500 },
    closing: { first: LATE, isOnly: true, name: 'A' },
  });
});

test('the first closing day of several rounds is known as the first', () => {
  const { fee, closing } = factsOf([round, { ...round, name: 'B', amount: 0, closes_at: EARLY }]);
  expect(fee).toEqual({ lowest: 0, highest: 500 });
  expect(closing).toEqual({ first: EARLY, isOnly: false, name: 'B' });
});

const free = { ...round, name: 'Free', amount: 0, closes_at: EARLY };

test('whoever applies before the first deadline pays nothing, if that round is free and all others cost something', () => {
  const dear = { ...round, amount: 900, closes_at: null };
  expect(factsOf([round, free, dear]).afterFree).toEqual({ highest: 900 });
  expect(factsOf([round, free]).afterFree).toEqual({ highest: 500, until: LATE });
  const middle = { ...round, closes_at: '2027-01-01T16:59:00.000Z' };
  expect(factsOf([round, free, middle]).afterFree).toEqual({ highest: 500, until: LATE });
  const forCodes = { ...dear, need_referral_code: true };
  expect(factsOf([round, free, forCodes]).afterFree).toEqual({ highest: 900, until: LATE });
});

test.each([
  [
    'the free round closes last',
    [
      { ...round, closes_at: EARLY },
      { ...free, closes_at: LATE },
    ],
  ],
  ['a later round is free, too', [round, free, { ...free, closes_at: LATE }]],
  ['a round of the same day costs something', [round, free, { ...round, closes_at: EARLY }]],
  ['a later fee is not known', [free, { ...round, amount: null }]],
  ['the free round needs a code', [round, { ...free, need_referral_code: true }]],
  ['there is no other round', [free]],
  ['the other round is closed', [free, { ...round, open: false }]],
  ['every later round needs a code', [free, { ...round, need_referral_code: true }]],
  ['the free round has no deadline', [round, { ...free, closes_at: null }]],
])('no free time is promised where %s', (_what, rounds) => {
  expect(factsOf(rounds).afterFree).toBeUndefined();
});

test('a round without a closing day keeps the day of another from standing for all', () => {
  expect(factsOf([round, { ...round, closes_at: null }]).closing).toEqual({
    first: LATE,
    isOnly: false,
    name: 'A',
  });
  expect(factsOf([{ ...round, closes_at: 'soon' }]).closing).toBeUndefined();
});

test('rounds that close together have no name', () => {
  expect(factsOf([round, { ...round, name: 'B' }]).closing).toEqual({ first: LATE, isOnly: true });
});

test('an absent amount is not zero, and hides the fee of all', () => {
  expect(factsOf([round, { ...round, amount: undefined }]).fee).toBeUndefined();
});

test('none is open where all are closed or none is listed, but not where one does not say', () => {
  const closed = { ...round, open: false };
  expect([factsOf([closed]).allClosed, factsOf([]).allClosed]).toEqual([true, true]);
  expect(factsOf([closed, { ...round, open: undefined }])).toEqual({ open: [], allClosed: false });
});
