import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanPhone, isPhone, phoneCountry, phoneText } from '../../src/model/phone.ts';
import { readPhone } from '../../src/model/phone-numbers.ts';
import { applyRule } from './apply-rule.ts';

const typedIn = (phone_country: string, text: string) => applyRule('phone', text, { phone_country });

describe('every way to write one Thai mobile number gives the same digits', () => {
  test.each([
    '0812345678',
    '081-234-5678',
    '081 234 5678',
    '081.234.5678',
    '(081)2345678',
    '812345678',
    '+66812345678',
    '+66 (0)81 234 5678',
    '+660812345678',
    '0066812345678',
    '66812345678',
    '๐๘๑๒๓๔๕๖๗๘',
    '０８１２３４５６７８',
    '၀၈၁၂၃၄၅၆၇၈',
    '۰۸۱۲۳۴۵۶۷۸',
    '＋６６（０）８１・２３４・５６７８',
    '+66 (\u00A00\u00A0) 81–234–5678',
    '\u202A0812345678\u202C',
    '\u200E+66 81 234 5678',
    '\u00A00812345678\u00A0',
    'tel:+66812345678',
  ])('%s', (text) => {
    expect(typedIn('TH', text)).toEqual({ sent: '0812345678' });
  });
});

describe('what is no Thai mobile number is refused', () => {
  test.each([
    ['landline', '02-123-4567'],
    ['short number', '1669'],
    ['a digit short', '08123456'],
    ['two digits over', '081234567890'],
    ['unused prefix', '0712345678'],
    ['Italian', '+39 06 1234 5678'],
    ['American', '+1 555 123 4567'],
    ['extension', '+66812345678 ext 5'],
    ['two numbers', '0812345678 หรือ 0898765432'],
  ])('%s', (_what, text) => {
    expect(typedIn('TH', text)).toEqual({ error: 'phone' });
  });

  test.each(['abc', '+', '—'])('%s has no digit and counts as nothing given', (text) => {
    expect(typedIn('TH', text)).toEqual({ error: 'required' });
  });
});

describe('a number of another country', () => {
  test.each([
    ['IT', '+39 06 6982 1234', '0669821234'],
    ['IT', '0039 06 6982 1234', '0669821234'],
    ['IT', '06 6982 1234', '0669821234'],
    ['US', '+1 202 555 0123', '2025550123'],
    ['US', '(202) 555-0123', '2025550123'],
    ['GB', '+44 (0)20 7946 0958', '2079460958'],
    ['MM', '09 791 234 567', '9791234567'],
    ['MM', '+95 9 791 234 567', '9791234567'],
    ['MM', '၀၉ ၇၉၁ ၂၃၄ ၅၆၇', '9791234567'],
    ['US', '1 415 555 2671', '4155552671'],
    ['US', '011 1 415 555 2671', '4155552671'],
    ['DE', '49 1512 3456789', '15123456789'],
    ['VN', '84 712 3456', '847123456'],
    ['FK', '51234', '51234'],
    ['TH', '+44 7400 123456', '7400123456'],
    ['IT', '+1 202 555 0123', '2025550123'],
    ['XX', '0044 7400 123456', '7400123456'],
    ['MM', '+66 81 234 5678', '0812345678'],
  ])('%s %s is its national digits', (country, text, sent) => {
    expect(typedIn(country, text)).toEqual({ sent });
  });

  test.each([
    ['US', '12'],
    ['US', '415 555 267'],
    ['US', '1234567890123456'],
    ['GB', '+1 555 123 4567'],
    ['TH', '00685123456'],
  ])('%s %s is refused', (country, text) => {
    expect(typedIn(country, text)).toEqual({ error: 'phone' });
  });
});

test('whatever is typed becomes one number or an error, and an accepted number stays itself', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...Array.from('+0123456789๐๘() -')), maxLength: 20 }),
  );
  fc.assert(
    fc.property(text, fc.constantFrom('TH', 'IT', 'MM', 'US', 'XX'), (typed, country) => {
      const cleaned = cleanPhone(typed, country, readPhone);
      if (!isPhone(cleaned, country, { text: typed, readPhone })) return;
      expect(cleaned).toMatch(/^\d{4,15}$/);
      expect(cleanPhone(cleaned, phoneCountry(typed, country, readPhone), readPhone)).toBe(cleaned);
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['TH', '0812345678', '081 234 5678'],
  ['TH', '081234567', '081234567'],
  ['TH', '08123456789', '08123456789'],
  ['TH', '10812345678', '10812345678'],
  ['GB', '7400123456', '+44 7400 123456'],
  // As an application from before there was one form has it.
  ['MM', '09791234567', '+95 9 791 234567'],
  ['XX', '12', '12'],
  [undefined, '0812345678', '081 234 5678'],
])('a number of %s, %s, is shown as %s', (country, phone, shown) => {
  expect(phoneText(phone, country, readPhone)).toBe(shown);
});

test('until the numbering plans are loaded, a number with the code of another country is judged by its length', () => {
  const typed = '+44 7400 123456';
  const isValid = (text: string) => isPhone(cleanPhone(text), undefined, { text, readPhone: undefined });
  expect([isValid(typed), isValid('+66 2 123 4567'), isValid('+44')]).toEqual([true, false, false]);
});

test('until the numbering plans are loaded, a number of another country is shown as it is', () => {
  expect(phoneText('7400123456', 'GB', undefined)).toBe('7400123456');
});

test('a number is sent under the one country that it belongs to, whichever of those with its calling code was chosen', () => {
  const sent = (chosen: string, phone: string) => phoneCountry(phone, chosen, readPhone);
  expect([sent('US', '416 555 0123'), sent('CA', '+1 416 555 0123'), sent('RU', '7710009998')]).toEqual([
    'CA',
    'CA',
    'KZ',
  ]);
  expect([sent('GB', '07400 123456'), sent('TH', '+1 416 555 0123'), sent('US', '12')]).toEqual(['GB', 'CA', 'US']);
  expect([sent('GB', '+66 81 234 5678'), sent('TH', '+1 555 123 4567')]).toEqual(['TH', 'TH']);
});
