import { describe, expect, test } from 'vitest';
import {
  callForField,
  isRequired,
  isVisible,
  storedHintOf,
  valuesOf,
} from '../../src/flows/definition/field-queries.ts';
import { messageScopeOf } from '../../src/flows/definition/message-scope.ts';
import { valueNames } from '../../src/field-kinds/kinds.ts';
import type { Step } from '../../src/flows/definition/flow.ts';
import { stepForRoute } from '../../src/flows/definition/step-order.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { applicationOf } from '../application/test-session.ts';

const first = stepForRoute(bachelor, 'bachelor');
const education = stepForRoute(bachelor, 'bachelor.education');
const fieldOf = (step: Step, name: string, at = 0) => {
  const field = step.fields.filter((one) => one.name === name)[at];
  if (!field) throw new Error(name);
  return field;
};

test('of a school abroad, the name is typed, and nothing of Thailand is asked', () => {
  const values: Record<string, string> = { school_by: 'abroad', school_name: 'Example School, Viet Nam' };
  const names = education.fields.filter((field) => isVisible(field, values)).map(({ name }) => name);
  expect(names.filter((name) => /^(?:school_|postcode|province|district)/.test(name))).toEqual([
    'school_by',
    'school_name',
  ]);
});

describe('fields', () => {
  test('a field that depends on another answer is neither shown nor required without it', () => {
    const rank = fieldOf(first, 'rank');
    expect([isVisible(rank, {}), isRequired(rank, {})]).toEqual([false, false]);
    expect([isVisible(rank, { prefix_name: 'military' }), isRequired(rank, { prefix_name: 'military' })]).toEqual([
      true,
      true,
    ]);
  });

  test('a field may depend on the item behind a choice', () => {
    const code = fieldOf(stepForRoute(bachelor, 'bachelor.faculty'), 'referral_code');
    expect(isVisible(code, { campaign_id: '1' }, {})).toBe(false);
    expect(isVisible(code, { campaign_id: '1' }, { campaign_id: { need_referral_code: true } })).toBe(true);
  });

  test('a field that may stay empty is shown, but not required; the condition may be an answer', () => {
    const major = fieldOf(stepForRoute(bachelor, 'bachelor.faculty'), 'major_id');
    expect([isVisible(major, {}), isRequired(major, {})]).toEqual([true, false]);
    const sometimes = { ...major, optional: ({ a }: Readonly<Record<string, string>>) => a === '1' };
    expect([isRequired(sometimes, { a: '1' }), isRequired(sometimes, {})]).toEqual([false, true]);
  });

  test('a phone has two values, in the order they are drawn', () => {
    expect(valueNames(first).slice(-3)).toEqual(['phone_country', 'phone', 'email']);
  });

  test('the messages of a form are those of its fields, rules and headings', () => {
    const parts = messageScopeOf(education);
    expect(parts.names).toContain('id_number');
    expect(parts.rules).toEqual(
      expect.arrayContaining(['national-id', 'passport', 'postcode', 'gpax', 'academic-year']),
    );
    expect(parts.names).toContain('school_by_others');
    expect(parts.hasAnswerRows).toBe(true);
    expect(messageScopeOf(first).hasAnswerRows).toBe(false);
    expect([...new Set(parts.sections)]).toEqual(['identity', 'school', 'results']);
  });
});

test.each([
  ['participant', 'participant'],
  ['personal', 'personal'],
  ['answers', 'answers'],
  // The first page saves by the call for a person.
  ['register', 'personal'],
  ['draft', 'personal'],
] as const)('an answer of a step that is saved by %s is sent by the call for %s', (save, call) => {
  expect(callForField({ ...first, save }, fieldOf(first, 'email'))).toBe(call);
});

test('a field may be sent by another call than its step', () => {
  expect(callForField(first, { ...fieldOf(first, 'email'), savedBy: 'answers' })).toBe('answers');
});

test('the end of a stored number is shown at the document that it belongs to', () => {
  const [nationalId, passport] = [fieldOf(education, 'id_number'), fieldOf(education, 'id_number', 1)];
  const application = applicationOf({ id_type: 'passport', hints: { id_number: '4567' } });
  expect([storedHintOf(nationalId, application), storedHintOf(passport, application)]).toEqual([undefined, '4567']);
  expect(storedHintOf(passport, applicationOf({ id_type: 'passport' }))).toBeUndefined();
  expect(storedHintOf(passport, undefined)).toBeUndefined();
});

test('the values of an application are its texts and numbers', () => {
  const application = applicationOf({ gpax: 3.5, first_name: 'ก', nested: { a: 1 }, none: null, yes: true });
  expect(valuesOf(application)).toEqual({ id: '7', status: 'draft', gpax: '3.5', first_name: 'ก' });
});

test('a field that is searched has two values and may have messages of its own', () => {
  const list = { endpoint: {} as never, query: () => undefined, option: () => ({ value: '', label: '' }) };
  const search = {
    kind: 'autocomplete',
    name: 'school_id',
    text: 'typed',
    messageKey: 'school_search',
    lookup: list,
    suggestions: list,
  } as const;
  const step: Step = { name: 'x', route: 'graduate', save: 'draft', fields: [search] };
  expect(valueNames(step)).toEqual(['typed', 'school_id']);
  expect(messageScopeOf(step).names).toEqual(expect.arrayContaining(['typed', 'school_id', 'school_search']));
});
