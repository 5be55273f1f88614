import { describe, expect, test } from 'vitest';
import { countries, MAIN_COUNTRIES } from '../../src/config/countries.ts';
import { countryOfNumber } from '../../src/model/phone-country.ts';

const found = (text: string, chosen: string): unknown => {
  const number = countryOfNumber(text, chosen, countries);
  return number && [number.country.iso, number.national];
};

describe('a number with the code of another country than the chosen one', () => {
  test.each([
    ['+44 7911 123456', 'TH', 'GB', '7911123456'],
    ['0044 7911 123456', 'TH', 'GB', '7911123456'],
    ['(+44) 7911-123456', 'TH', 'GB', '7911123456'],
    ['＋４４ ７９１１ １２３４５６', 'TH', 'GB', '7911123456'],
    ['+๔๔ ๗๙๑๑ ๑๒๓๔๕๖', 'TH', 'GB', '7911123456'],
    ['+66 81 234 5678', 'GB', 'TH', '0812345678'],
    ['+1 202 555 0123', 'TH', 'US', '2025550123'],
    ['+856 20 5555 1234', 'TH', 'LA', '2055551234'],
    ['+95 9 123 456 789', 'TH', 'MM', '9123456789'],
    ['+86 138 0013 8000', 'TH', 'CN', '13800138000'],
  ])('%s under %s', (text, chosen, iso, national) => {
    expect(found(text, chosen)).toEqual([iso, national]);
  });
});

describe('nothing is said of', () => {
  test.each([
    ['a number without a code', '081 234 5678', 'TH'],
    ['digits that only look like a code', '4479111234', 'TH'],
    ['the code of the chosen country', '+66 81 234 5678', 'TH'],
    ['the code that the chosen country shares', '+1 416 555 0123', 'CA'],
    ['a landline in Thailand', '+66 2 123 4567', 'GB'],
    ['a number that is not complete', '+44 79', 'TH'],
    ['a code that no country has', '+999 123 456 789', 'TH'],
    ['a plus alone', '+', 'TH'],
  ])('%s', (_what, text, chosen) => {
    expect(found(text, chosen)).toBeUndefined();
  });
});

test('each shared code has one main country, which has this code', () => {
  const codes = countries.map(({ callingCode }) => callingCode);
  const shared = [...new Set(codes.filter((code, index) => codes.indexOf(code) !== index))].sort();
  expect(Object.keys(MAIN_COUNTRIES).sort()).toEqual(shared);
  const entries = Object.entries(MAIN_COUNTRIES);
  for (const [callingCode, iso] of entries) expect(countries).toContainEqual({ iso, callingCode });
});
