import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REFERRAL_CODE_LIMIT } from '../../src/config/constants.ts';
import { isNationalId, type RuleName } from '../../src/model/rules.ts';
import { applyRule } from './apply-rule.ts';

/** For each rule: pairs of the typed and the sent text, then texts that are refused. All numbers are made up. */
const TABLE: Partial<Record<RuleName, { sent: readonly (readonly [string, string])[]; refused: readonly string[] }>> = {
  'national-id': {
    sent: [
      ['1234567890121', '1234567890121'],
      ['1-2345-67890-12-1', '1234567890121'],
      ['1 2345 67890 12 1', '1234567890121'],
      ['๑๒๓๔๕๖๗๘๙๐๑๒๑', '1234567890121'],
      ['１２３４５６７８９０１２１', '1234567890121'],
      ['1–2345–67890–12–1', '1234567890121'],
      ['1.2345.67890.12.1', '1234567890121'],
      ['1_2345_67890_12_1', '1234567890121'],
      ['1・2345・67890・12・1', '1234567890121'],
      ['１ー２３４５ー６７８９０ー１２ー１', '1234567890121'],
      ['0-2345-67890-12-2', '0234567890122'],
    ],
    refused: [
      '1234567890122',
      '123456789012',
      '12345678901211',
      '9234567890126',
      '0234567890129',
      '1234567890121a',
      '1e12',
    ],
  },
  passport: {
    sent: [
      ['AA1234567', 'AA1234567'],
      ['aa1234567', 'AA1234567'],
      ['AA 123 4567', 'AA1234567'],
      ['AA 123-4567', 'AA1234567'],
      ['AA๑๒๓๔๕๖๗', 'AA1234567'],
      ['ａａ１２３４５６７', 'AA1234567'],
      ['A12345', 'A12345'],
      ['A12345678901', 'A12345678901'],
    ],
    refused: ['AA123', 'A'.repeat(13), 'A'.repeat(20), 'ก1234567', '<b>123456'],
  },
  'other-id': {
    sent: [
      ['G 6435 0000 0123', 'G643500000123'],
      ['g643500000123', 'G643500000123'],
      ['815-12C00001', '81512C00001'],
    ],
    refused: ['G123', 'A'.repeat(21), 'ก123456'],
  },
  'tax-id': {
    sent: [
      ['1234567890121', '1234567890121'],
      ['0-1234-56789-01-6', '0123456789016'],
    ],
    refused: ['1234567890122', '123456789012', '12345678901211'],
  },
  branch: {
    sent: [
      ['00000', '00000'],
      ['๐๐๐๐๑', '00001'],
      ['0', '00000'],
      ['สำนักงานใหญ่', '00000'],
      ['Head Office', '00000'],
    ],
    refused: ['5', '0000', '00', '123456', 'สาขา', '1.5'],
  },
  postcode: {
    sent: [
      ['10250', '10250'],
      ['๑๐๒๕๐', '10250'],
      ['10 250', '10250'],
    ],
    refused: ['00000', '01000', '1025', '102500', '1025O'],
  },
  gpax: {
    sent: [
      ['0', '0'],
      ['0.00', '0.00'],
      ['3.5', '3.5'],
      ['4', '4'],
      ['4.00', '4.00'],
      ['3,50', '3.50'],
      ['๓.๕๐', '3.50'],
      ['３.５０', '3.50'],
      ['3·50', '3.50'],
      ['３．５０', '3.50'],
      ['3。50', '3.50'],
      ['۳٫۵۰', '3.50'],
      ['3、50', '3.50'],
      ['3.500', '3.50'],
      ['4.000', '4.00'],
      ['3.', '3'],
      ['.5', '0.5'],
    ],
    refused: ['4.01', '5', '-1', '1e1', '.', '3.555', '3.505', '3..5', '3,5,0', '03.50', 'NaN', 'Infinity', '0x1'],
  },
  'student-number': {
    sent: [
      ['AD66123456', 'AD66123456'],
      ['ad66123456', 'AD66123456'],
      ['AD66 123456', 'AD66123456'],
      ['AD๖๖๑๒๓๔๕๖', 'AD66123456'],
      ['AD-66-123456', 'AD66123456'],
    ],
    refused: ['AD6612345', 'AD661234567', 'AD67123456', '66123456'],
  },
  'academic-year': {
    sent: [
      ['2569', '2569'],
      ['2026', '2026'],
      ['๒๕๖๙', '2569'],
      ['พ.ศ. 2569', '2569'],
      ['พ.ศ. ๒๕๖๙', '2569'],
      ['ค.ศ. 2026', '2026'],
      ['2569 B.E.', '2569'],
      ['AD 2026', '2026'],
    ],
    refused: [
      'พ.ศ. 2026',
      'ค.ศ. 2569',
      '69',
      '1899',
      '1900',
      '2100',
      '2399',
      '2400',
      '2600',
      '2700',
      '20266',
      '2569/70',
      '2569-2570',
    ],
  },
  'positive-integer': {
    sent: [
      ['1', '1'],
      ['๑๒', '12'],
      ['9999', '9999'],
    ],
    refused: ['0', '01', '-1', '10000', '1e3', '1.5'],
  },
  'referral-code': {
    sent: [
      ['abc-123', 'ABC-123'],
      ['AB C', 'ABC'],
      ['ABC–123', 'ABC-123'],
      ['A'.repeat(REFERRAL_CODE_LIMIT), 'A'.repeat(REFERRAL_CODE_LIMIT)],
    ],
    refused: ['A'.repeat(REFERRAL_CODE_LIMIT + 1), 'รหัส', '<b>', "' OR 1=1"],
  },
};

describe.each(Object.entries(TABLE))('%s', (name, { sent, refused }) => {
  const rule = name as RuleName;
  test.each(sent)('%j is sent as %j', (typed, value) => {
    expect(applyRule(rule, typed)).toEqual({ sent: value });
  });
  test.each(refused)('%j is refused', (typed) => {
    expect(applyRule(rule, typed)).toEqual({ error: rule });
  });
});

const twelveDigits = fc.bigInt({ min: 100_000_000_000n, max: 899_999_999_999n }).map(String);

test('exactly one of the ten last digits makes a national number right', () => {
  fc.assert(
    fc.property(twelveDigits, (twelve) => {
      const right = Array.from('0123456789').filter((last) => isNationalId(twelve + last));
      expect(right).toHaveLength(1);
    }),
  );
});
