import { getCountries, getExampleNumber } from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { countries } from '../../src/config/countries.ts';
import { readPhone } from '../../src/model/phone-numbers.ts';
import { applyRule } from './apply-rule.ts';

const found = (text: string, chosen: string): unknown => {
  const number = readPhone(text, chosen);
  return number && !number.hasChosenCode ? [number.country, number.national] : undefined;
};

describe('a number with the code of another country than the chosen one', () => {
  test.each([
    ['+44 7400 123456', 'TH', 'GB', '7400123456'],
    ['0044 7400 123456', 'TH', 'GB', '7400123456'],
    ['(+44) 7400-123456', 'TH', 'GB', '7400123456'],
    ['(00) 44 7400 123456', 'TH', 'GB', '7400123456'],
    ['＋４４ ７４００ １２３４５６', 'TH', 'GB', '7400123456'],
    ['+๔๔ ๗๔๐๐ ๑๒๓๔๕๖', 'TH', 'GB', '7400123456'],
    ['+66 81 234 5678', 'GB', 'TH', '0812345678'],
    ['+1 202 555 0123', 'TH', 'US', '2025550123'],
    ['+856 20 5555 1234', 'TH', 'LA', '2055551234'],
    ['+95 9 123 456 789', 'TH', 'MM', '9123456789'],
    ['+86 138 0013 8000', 'TH', 'CN', '13800138000'],
    ['+52 1 55 1234 5678', 'TH', 'MX', '5512345678'],
    ['(+52) 1 55 1234 5678', 'TH', 'MX', '5512345678'],
  ])('%s under %s', (text, chosen, iso, national) => {
    expect(found(text, chosen)).toEqual([iso, national]);
  });
});

describe('nothing is found in', () => {
  test.each([
    ['a number without a code', '081 234 5678', 'TH'],
    ['digits that only look like a code', '4479111234', 'TH'],
    ['the code of the chosen country', '+66 81 234 5678', 'TH'],
    ['the code that the chosen country shares', '+1 202 555 0123', 'CA'],
    ['a number that is not complete', '+44 79', 'TH'],
    ['a code that no country has', '+999 123 456 789', 'TH'],
    ['thirteen digits without a plus sign', '5215512345678', 'TH'],
    ['a plus alone', '+', 'TH'],
    ['no number', 'abc', 'MM'],
  ])('%s', (_what, text, chosen) => {
    expect(found(text, chosen)).toBeUndefined();
  });
});

test('every country of the numbering plans can be chosen', () => {
  expect(countries.map(({ iso }) => iso).sort()).toEqual([...getCountries()].sort());
});

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The everyday spellings of the example that the numbering data has of each country. */
const spellings = countries.map(({ iso, callingCode }) => {
  const example = getExampleNumber(iso as never, examples);
  if (!example) throw new Error(`No example of ${iso}`);
  const [inCountry, fromAbroad] = [example.formatNational(), example.formatInternational()];
  return {
    iso,
    written: [
      inCountry,
      digitsOf(inCountry),
      fromAbroad,
      digitsOf(fromAbroad),
      `00${digitsOf(fromAbroad)}`,
      `+${callingCode} (${digitsOf(inCountry).slice(0, 1)}) ${digitsOf(inCountry).slice(1)}`,
      `+${callingCode}${digitsOf(inCountry)}`,
      example.nationalNumber,
      // Until 2019, Mexico's mobile numbers had a 1 after the calling code.
      ...(iso === 'MX'
        ? [`+52 1 ${example.nationalNumber}`, `00521${example.nationalNumber}`, `521${example.nationalNumber}`]
        : []),
    ],
  };
});

const sentAs = (text: string, country: string): string =>
  JSON.stringify(applyRule('phone', text, { phone_country: country }));
/** Each spelling with each other one: the first registers, the second comes back. */
const pairsOf = (written: readonly string[]): readonly (readonly [string, string])[] =>
  written.flatMap((one, index) => written.filter((_other, at) => at !== index).map((other) => [one, other] as const));

const count = (
  items: readonly { readonly written: readonly string[] }[],
  of: (written: readonly string[]) => readonly unknown[],
) => items.reduce((sum, { written }) => sum + of(written).length, 0);
const table = `${spellings.length} countries, ${count(spellings, (written) => written)} spellings, ${count(spellings, pairsOf)} ways to come back`;

describe(table, () => {
  test('every country has its example in eight spellings', () => {
    expect(spellings.length).toBeGreaterThanOrEqual(240);
    expect(spellings.filter(({ written }) => written.length < 8)).toEqual([]);
  });

  test('whoever registers with one spelling is found by every other, and by what was sent, in every country', () => {
    const strangers = spellings.flatMap(({ iso, written }) => {
      const { sent: phone = '' } = applyRule('phone', written[0] ?? '', { phone_country: iso }) as { sent?: string };
      // What was sent is typed again by whoever reads it on the page, under the country that owns the number, too.
      const owners = new Set(written.map((text) => readPhone(text, iso)?.country));
      const isFoundAgain = [iso, ...owners].every(
        (country) => sentAs(phone, country ?? '') === JSON.stringify({ sent: phone }),
      );
      const differing = pairsOf(written).filter(([first, second]) => sentAs(first, iso) !== sentAs(second, iso));
      const isRight = /^\d{4,15}$/.test(phone) && owners.size === 1 && isFoundAgain && differing.length === 0;
      return isRight ? [] : [{ iso, phone, owners: [...owners], differing }];
    });
    expect(strangers).toEqual([]);
  });
});
