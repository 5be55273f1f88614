import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries } from '../../src/config/countries.ts';
import { cleanPhone, isPhone } from '../../src/model/phone.ts';
import { applyRule } from './apply-rule.ts';

const typedIn = (phone_country: string, text: string) => applyRule('phone', text, { phone_country }, countries);

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
  ])('%s %s is its national digits', (country, text, sent) => {
    expect(typedIn(country, text)).toEqual({ sent });
  });

  test.each([
    ['IT', '+1 202 555 0123'],
    ['US', '+66 81 234 5678'],
    ['US', '12'],
    ['US', '1234567890123456'],
    ['XX', '+1 202 555 0123'],
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
    fc.property(text, fc.constantFrom('TH', 'IT', 'US', 'XX'), (typed, country) => {
      const cleaned = cleanPhone(typed, country, countries);
      if (!isPhone(cleaned, country)) return;
      expect(cleaned).toMatch(/^\d{6,15}$/);
      expect(cleanPhone(cleaned, country, countries)).toBe(cleaned);
    }),
    { numRuns: 300 },
  );
});
