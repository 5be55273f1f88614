import { expect, test } from 'vitest';
import type { FieldDefinition } from '../../src/field-kinds/kinds.ts';
import {
  firstPart,
  firstPartWithError,
  missingCount,
  partOfFailure,
  unfinishedPart,
  type PartAnswers,
} from '../../src/steps/step-parts.ts';
import { applicationOf } from '../application/test-session.ts';

const PARTS = ['who', 'what', 'files'];
const visibleFields: readonly FieldDefinition[] = [
  { kind: 'text', name: 'first_name', rule: 'name', part: 0 },
  { kind: 'text', name: 'id_number', rule: 'passport', sensitive: true, part: 0 },
  { kind: 'text', name: 'gpax', rule: 'gpax', part: 1 },
  { kind: 'text', name: 'activities', rule: 'long-text', optional: true, part: 1 },
];
const answersOf = (values: Readonly<Record<string, string>>, more: Partial<PartAnswers> = {}): PartAnswers => ({
  visibleFields,
  values,
  selected: {},
  application: undefined,
  errors: {},
  ...more,
});

test('what is missing or wrong of a part is counted, and what is optional is not', () => {
  expect([0, 1].map((part) => missingCount(part, answersOf({})))).toEqual([2, 1]);
  expect(missingCount(0, answersOf({ first_name: 'ก', id_number: 'AA1234567' }))).toBe(0);
  expect(missingCount(1, answersOf({ gpax: '9' }, { errors: { gpax: { message: 'gpax' } } }))).toBe(1);
});

test('a number that the university has is not missing', () => {
  const application = applicationOf({ hints: { id_number: '4567' } });
  expect(missingCount(0, answersOf({ first_name: 'ก' }, { application }))).toBe(0);
});

test('the first unfinished part is found from any part on; the last one always counts', () => {
  const named = { first_name: 'ก', id_number: 'AA1234567' };
  expect(unfinishedPart(0, PARTS, answersOf({}))).toBe(0);
  expect(unfinishedPart(0, PARTS, answersOf(named))).toBe(1);
  expect(unfinishedPart(1, PARTS, answersOf({ gpax: '3.50' }))).toBe(2);
  expect(unfinishedPart(0, PARTS, answersOf({ ...named, gpax: '3.50' }))).toBe(2);
});

test('the first part with an error is that of the first field with one', () => {
  expect(firstPartWithError(answersOf({}))).toBeUndefined();
  expect(firstPartWithError(answersOf({}, { errors: { gpax: {} } }))).toBe(1);
  expect(firstPartWithError(answersOf({}, { errors: { gpax: {}, id_number: {} } }))).toBe(0);
});

test('a failed submit leads to the first error, else to what is missing in the last part', () => {
  const wrong = answersOf({}, { errors: { gpax: {} } });
  expect(partOfFailure('invalid', PARTS, wrong)).toBe(1);
  expect(partOfFailure('refused', PARTS, wrong)).toBe(1);
  expect(partOfFailure('invalid', PARTS, answersOf({}))).toBe(2);
  expect(partOfFailure('refused', PARTS, answersOf({}))).toBeUndefined();
});

test.each([
  ['the documents that the address asks for', { isToDocuments: true }, { part: 2, focus: 'part' }],
  ['the part of the history, before these documents', { isToDocuments: true, partInHistory: 0 }, { part: 0 }],
  ['the field that the address names', { target: 'field-gpax', partInHistory: 0 }, { part: 1, focus: 'field-gpax' }],
  ['the part of the history, unless an earlier one is unfinished', { partInHistory: 2 }, { part: 1 }],
  ['the first unfinished part', {}, { part: 1 }],
  ['the first part while the applicant is typing', { isInUse: true, partInHistory: 1 }, { part: 0 }],
] as const)('which part opens first: %s', (_which, clues, opened) => {
  const answers = answersOf({ first_name: 'ก', id_number: 'AA1234567' });
  const none = { isToDocuments: false, partInHistory: undefined, target: '', isInUse: false };
  expect(firstPart(PARTS, answers, { ...none, ...clues })).toEqual(opened);
});
