import { expect, test } from 'vitest';
import { APPLICATION_STATUSES } from '../../src/config/words.ts';
import { isStillToCome, statusOnceSent, stepsAfter } from '../../src/model/next-steps.ts';

test.each<[status: string, bachelor: readonly string[], graduate: readonly string[], shortCourse: readonly string[]]>([
  ['under_review', ['email', 'result'], ['email', 'contact', 'result'], ['email']],
  ['successful', ['email'], ['email', 'contact'], ['email']],
  ['passed', ['studentNumber'], ['studentNumber'], []],
  ['exam_failed', [], [], []],
  ['cancelled', [], [], []],
  ['campaign_changed', [], [], []],
  ['draft', [], [], []],
  ['toString', [], [], []],
])('what follows the status %s depends on the flow', (status, bachelor, graduate, shortCourse) => {
  expect(stepsAfter('bachelor', status)).toEqual(bachelor);
  expect(stepsAfter('graduate', status)).toEqual(graduate);
  expect(stepsAfter('short-course', status)).toEqual(shortCourse);
});

test('of an unknown flow, only what every flow does is promised', () => {
  expect(stepsAfter(undefined, 'under_review')).toEqual(['email']);
  expect(stepsAfter(null, 'passed')).toEqual([]);
});

test.each([
  ['email', '2026-11-23T16:59:59Z', true],
  ['email', '2026-11-23T17:00:00Z', false],
  ['contact', '2026-11-27T16:59:59Z', true],
  ['contact', '2026-11-27T17:00:00Z', false],
  ['result', '2027-11-20T10:00:00Z', true],
] as const)('%s of an application sent on 20 November is still to come at %s: %s', (step, now, isAhead) => {
  expect(isStillToCome(step, '2026-11-20T10:00:00Z', Date.parse(now))).toBe(isAhead);
});

test('no day passes while the day of sending is unknown', () => {
  expect(isStillToCome('email', undefined, Date.parse('2030-01-01T00:00:00Z'))).toBe(true);
});

test('an application that was sent counts as under review unless its status says more', () => {
  const changed = APPLICATION_STATUSES.filter((status) => statusOnceSent(status) !== status);
  expect(changed.map((status) => [status, statusOnceSent(status)])).toEqual([
    ['draft', 'under_review'],
    ['awaiting_payment', 'under_review'],
  ]);
  expect(['', 'on_hold'].map(statusOnceSent)).toEqual(['under_review', 'under_review']);
});
