import { expect, test } from 'vitest';
import en from '../../locales/en/errors.json' with { type: 'json' };
import th from '../../locales/th/errors.json' with { type: 'json' };
import enFields from '../../locales/en/fields.json' with { type: 'json' };
import thFields from '../../locales/th/fields.json' with { type: 'json' };
import { GRADUATION_YEARS, NAME_LIMIT } from '../../src/config/constants.ts';
import { validateField } from '../../src/model/validate-field.ts';

test.each([en, th])('the message of a rule states all of it', ({ rules }) => {
  const { earliest, ahead } = GRADUATION_YEARS;
  const numbersIn = (text: string): readonly number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  expect(numbersIn(rules['academic-year'])).toEqual(expect.arrayContaining([earliest, earliest + 543, ahead]));
  // From 0 to 4, with two decimal places.
  expect(numbersIn(rules.gpax)).toEqual(expect.arrayContaining([0, 4, 2]));
});

test.each([
  [en, enFields],
  [th, thFields],
])('whoever has no ID card of 13 digits is led to the other document by its label', ({ rules }, { options }) => {
  expect(rules['national-id']).toContain(options.id_type.other);
});

test.each([
  [en, /passport or ID card/],
  [th, /บัตรประชาชนหรือหนังสือเดินทาง/],
])('the message about a name says where it stands, and another one how long it may be', ({ rules, name }, document) => {
  expect(rules.name).toMatch(document);
  expect(name.long).toContain(String(NAME_LIMIT));
});

const MARKS = [
  [en, /vowels and tone marks/],
  [th, /สระหรือวรรณยุกต์/],
] as const;

test.each(MARKS)('the message about a Thai text says what may be wrong with its marks', ({ rules }, marks) => {
  // One vowel sign stands on the other, which most fonts show as one.
  const typed = 'ก\u0E34\u0E35';
  for (const rule of ['name', 'single-line'] as const) {
    expect(validateField({ name: 'x', required: true, rule }, { x: typed }).error).toBe(rule);
    expect(rules[rule]).toMatch(marks);
  }
});
