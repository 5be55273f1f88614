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

const digitsFrom = (zero: string) => (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));
const [inThai, inArabic, fullWidth] = [digitsFrom('๐'), digitsFrom('۰'), digitsFrom('０')];

const GRADES = Array.from({ length: 1000 }, (_one, hundredths) => (hundredths / 100).toFixed(2));
const GRADE_SPELLINGS: readonly ((grade: string) => string)[] = [
  (grade) => grade,
  (grade) => ` ${grade} `,
  (grade) => grade.replace('.', ','),
  (grade) => grade.replace('.', '·'),
  inThai,
  fullWidth,
  (grade) => fullWidth(grade).replace('.', '．'),
  (grade) => inArabic(grade).replace('.', '٫'),
];

describe(`${GRADES.length * GRADE_SPELLINGS.length} grades: 0.00 to 9.99 in ${GRADE_SPELLINGS.length} spellings`, () => {
  test.each(GRADE_SPELLINGS.map((write) => [write('3.25'), write] as const))(
    'written like %j, those up to 4.00 are sent and the others refused',
    (_example, write) => {
      const wrong = GRADES.filter((grade) => {
        const result = applyRule('gpax', write(grade));
        return Number(grade) <= 4 ? !('sent' in result) || result.sent !== grade : 'sent' in result;
      });
      expect(wrong).toEqual([]);
    },
  );
});

/** Digits that look random and are the same in every run. */
const someDigits = (seed: number, length: number): string =>
  Array.from({ length }, (_one, index) => Math.floor(Math.abs(Math.sin(seed * 97 + index * 13 + 1)) * 1e6) % 10).join(
    '',
  );
/** As a card and a keyboard write the digits of an ID card. */
const grouped = (digits: string, separator: string): string =>
  digits.replace(/^(\d)(\d{4})(\d{5})(\d{2})(\d)$/, ['$1', '$2', '$3', '$4', '$5'].join(separator));
const CARD_SPELLINGS: readonly ((digits: string) => string)[] = [
  (digits) => digits,
  (digits) => grouped(digits, '-'),
  (digits) => grouped(digits, ' '),
  (digits) => grouped(digits, '–'),
  (digits) => inThai(grouped(digits, '-')),
  (digits) => fullWidth(digits),
];
/** The first digit of a card tells who has it: 1 to 5 Thais, 6 to 8 foreigners, 0 people without a nationality. Nobody has a 9. */
const FIRST_DIGITS = Array.from('0123456789');
const BODIES = Array.from({ length: 40 }, (_one, seed) => someDigits(seed, 11));
const cards = FIRST_DIGITS.length * BODIES.length * 10;

describe(`${cards * CARD_SPELLINGS.length} numbers of ID cards: ${cards} numbers with every check digit, in ${CARD_SPELLINGS.length} spellings`, () => {
  test.each(FIRST_DIGITS)('those that begin with %s', (first) => {
    const accepted = BODIES.map(
      (body) =>
        Array.from('0123456789').filter((last) => {
          const digits = first + body + last;
          const results = CARD_SPELLINGS.map((write) => JSON.stringify(applyRule('national-id', write(digits))));
          // Every spelling of a number is the same person, or none.
          expect(new Set(results).size).toBe(1);
          return results[0] === JSON.stringify({ sent: digits });
        }).length,
    );
    expect(accepted).toEqual(BODIES.map(() => (first === '9' ? 0 : 1)));
  });
});

/** Forms of numbers: `A` is a letter and `9` a digit. */
const NUMBER_FORMS = {
  passport: [
    ...['AA9999999', 'AA999999', 'A9999999', 'A99999999', 'A999A9999', 'A9999999A', 'A99AA9999', '99AA99999'],
    ...['999999999', '99999999', '9999999', 'AAA999999', 'AA99AA999', 'A99999', 'AA9999999A9', 'A99999999999'],
  ],
  'other-id': [
    ...[
      'G999999999999',
      'A99999',
      'AA9999999',
      '99999',
      '999999999999',
      '99A99999',
      'AAA9999999999',
      'A9A9A9A9A9A9A9A9A9A9',
    ],
  ],
} as const;
const NUMBER_SPELLINGS: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => number.toLowerCase(),
  (number) => ` ${number.replaceAll(/(.{3})/g, '$1 ')}`,
  (number) => number.replaceAll(/(.{4})(?=.)/g, '$1-'),
  inThai,
  (number) => fullWidth(number.toLowerCase()),
];
const filledIn = (form: string, seed: number): string => {
  const digits = someDigits(seed, form.length);
  return form.replaceAll(/[A9]/g, (sign, index: number) =>
    sign === '9' ? (digits[index] ?? '0') : String.fromCodePoint(65 + ((Number(digits[index]) * 7 + index) % 26)),
  );
};
const FILLED = Array.from({ length: 50 }, (_one, seed) => seed);

describe.each(Object.entries(NUMBER_FORMS))('%s', (name, forms) => {
  test(`${forms.length * FILLED.length * NUMBER_SPELLINGS.length} numbers: ${forms.length} forms, ${FILLED.length} of each, in ${NUMBER_SPELLINGS.length} spellings`, () => {
    const wrong = forms.flatMap((form) =>
      FILLED.flatMap((seed) => {
        const number = filledIn(form, seed);
        return NUMBER_SPELLINGS.map((write) => write(number)).filter(
          (typed) => JSON.stringify(applyRule(name as RuleName, typed)) !== JSON.stringify({ sent: number }),
        );
      }),
    );
    expect(wrong).toEqual([]);
  });
});
