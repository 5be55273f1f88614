import { expect, test } from 'vitest';
import en from '../../locales/en/errors.json' with { type: 'json' };
import th from '../../locales/th/errors.json' with { type: 'json' };
import { GRADUATION_YEARS } from '../../src/config/constants.ts';

test.each([en, th])('the message of a rule states all of it', ({ rules }) => {
  const { earliest, ahead } = GRADUATION_YEARS;
  const numbersIn = (text: string): readonly number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  expect(numbersIn(rules['academic-year'])).toEqual(expect.arrayContaining([earliest, earliest + 543, ahead]));
  // From 0 to 4, with two decimal places.
  expect(numbersIn(rules.gpax)).toEqual(expect.arrayContaining([0, 4, 2]));
});
