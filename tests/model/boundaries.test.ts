import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactOf, hasEnded } from '../../src/model/application.ts';
import { appliedFor, namesOfSubject } from '../../src/model/applied-for.ts';
import { validateField } from '../../src/model/validate-field.ts';
import { applyRule } from './apply-rule.ts';

describe('the year of graduation', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') });
  });
  afterEach(() => vi.useRealTimers());

  test.each(['1950', '2032', '2493', '2575'])('may be %s, in either calendar', (year) => {
    expect(applyRule('academic-year', year)).toEqual({ sent: year });
  });
  test.each(['1949', '2033', '2492', '2576', '2400', 'a2026', '02026'])('may not be %s', (year) => {
    expect(applyRule('academic-year', year)).toEqual({ error: 'academic-year' });
  });
});

describe('the contact of an application', () => {
  const contact = { phone: '0812345678', phone_country: 'TH', email: 'somsri@example.com' };

  test('is known where all of it is', () => {
    expect(contactOf({ ...contact, gpax: '3.50' })).toEqual(contact);
  });
  test.each(['phone', 'phone_country', 'email'])('is none without %s', (name) => {
    for (const missing of ['', null, undefined, 7]) expect(contactOf({ ...contact, [name]: missing })).toBeUndefined();
  });
});

test.each([
  ['draft', false],
  ['campaign_changed', false],
  ['cancelled', true],
  ['under_review', true],
  ['passed', true],
  ['exam_failed', true],
  ['successful', true],
] as const)('an application that is %s has ended: %s', (status, expected) => {
  expect(hasEnded({ status })).toBe(expected);
});

test('only names of what is applied for are its subject', () => {
  const readable = { course_id: 'Physics', school_id: 'A school' };
  expect(namesOfSubject('graduate', { readable, campaign_name: null })).toEqual({ course_id: 'Physics' });
  expect(appliedFor(undefined, { readable, campaign_name: 'Round 1' })).toEqual(['Round 1']);
  expect(appliedFor(null, { readable, campaign_name: null })).toEqual([]);
});

test('a choice that the list no longer has is asked for again', () => {
  const field = { name: 'faculty_id', required: false, notInOptions: true };
  expect(validateField(field, { faculty_id: '7' })).toEqual({ value: '', error: 'required' });
});
