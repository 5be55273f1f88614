import { EMAIL_LIMIT, LONG_TEXT_LIMIT, NAME_LIMIT, REFERRAL_CODE_LIMIT } from '../config/constants.ts';
import { cleanPhone, isPhone } from './phone.ts';
import { cleanLine, cleanParagraphs, codePoints, westernDigits } from './text.ts';

/** All values of a form, as the browser holds them: text by field name. */
export type Values = Readonly<Record<string, string>>;

/**
 * One rule of a field: `clean` gives the form that is stored and sent, `test` judges a cleaned text that is not empty.
 * No schema library here: the same rules check the form before the page has woken (`src/wake/early-check.ts`).
 */
interface Rule {
  readonly clean: (text: string, values: Values) => string;
  readonly test: (text: string, values: Values) => boolean;
}

const digitsOnly = (text: string): string => westernDigits(cleanLine(text)).replace(/[\s-]/g, '');
const compact = (text: string): string => westernDigits(cleanLine(text)).replace(/\s/g, '');

/** A tone mark may follow a letter once and after its vowel sign, and neither starts a word: what no Thai keyboard layout writes. */
const BROKEN_THAI = /[\u0E48-\u0E4B][\u0E31\u0E34-\u0E37\u0E47-\u0E4B]|(?:^|\s)[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/;
const NAME = /^\p{L}[\p{L}\p{M}\p{Nd}ฯๆ.,'’\- ]*$/u;
const EMAIL = /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/;

/** Check digit of a Thai national or tax number: Σ digit × (13 − index), then (11 − Σ mod 11) mod 10. */
const hasCheckDigit = (digits: string): boolean => {
  const sum = [...digits.slice(0, 12)].reduce((total, digit, index) => total + Number(digit) * (13 - index), 0);
  return (11 - (sum % 11)) % 10 === Number(digits[12]);
};
/** Thai national number: 13 digits, first 1–8, check digit. */
export const isNationalId = (digits: string): boolean => /^[1-8]\d{12}$/.test(digits) && hasCheckDigit(digits);

/** As people write the head office, without spaces. */
const HEAD_OFFICE = /^(?:0|สำนักงานใหญ่|headoffice)$/i;

/** The academic year stands in the number; not given by the specification whether it moves, so the pattern is here once. */
const STUDENT_NUMBER = /^AD66\d{6}$/;

export const rules = {
  name: {
    clean: cleanLine,
    test: (text) => NAME.test(text) && !BROKEN_THAI.test(text) && codePoints(text) <= NAME_LIMIT,
  },
  email: {
    // A space inside is refused, not taken out: what is left may be somebody else's address.
    clean: cleanLine,
    test: (text) => EMAIL.test(text) && text.length <= EMAIL_LIMIT && text.indexOf('@') <= 64,
  },
  phone: {
    clean: (text, values) => cleanPhone(text, values['phone_country']),
    test: (text, values) => isPhone(text, values['phone_country']),
  },
  'national-id': { clean: digitsOnly, test: isNationalId },
  passport: { clean: (text) => compact(text).toUpperCase(), test: (text) => /^[A-Z0-9]{6,12}$/.test(text) },
  'tax-id': { clean: digitsOnly, test: (text) => /^\d{13}$/.test(text) && hasCheckDigit(text) },
  // One zero, and the words, mean nothing but the head office; any other short number may be a slip of the finger.
  branch: {
    clean: (text) => (HEAD_OFFICE.test(digitsOnly(text)) ? '00000' : digitsOnly(text)),
    test: (text) => /^\d{5}$/.test(text),
  },
  postcode: { clean: digitsOnly, test: (text) => /^[1-9]\d{4}$/.test(text) },
  gpax: {
    clean: (text) => compact(text).replace(',', '.'),
    test: (text) => /^(?:[0-3](?:\.\d{1,2})?|4(?:\.0{1,2})?)$/.test(text),
  },
  year: { clean: digitsOnly, test: (text) => /^(?:19|20|24|25|26)\d{2}$/.test(text) },
  count: { clean: compact, test: (text) => /^[1-9]\d{0,3}$/.test(text) },
  'student-number': {
    clean: (text) => compact(text).toUpperCase(),
    test: (text) => STUDENT_NUMBER.test(text),
  },
  'referral-code': {
    clean: (text) => compact(text).toUpperCase(),
    test: (text) => /^[A-Z0-9-]+$/.test(text) && text.length <= REFERRAL_CODE_LIMIT,
  },
  line: { clean: cleanLine, test: (text) => codePoints(text) <= LONG_TEXT_LIMIT },
  'long-text': { clean: cleanParagraphs, test: (text) => codePoints(text) <= LONG_TEXT_LIMIT },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
export const ruleOf = (name: RuleName): Rule => rules[name];
