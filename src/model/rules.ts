import {
  EMAIL_LIMIT,
  GRADUATION_YEARS,
  LONG_TEXT_LIMIT,
  NAME_LIMIT,
  REFERRAL_CODE_LIMIT,
} from '../config/constants.ts';
import { cleanPhone, isPhone, type ReadPhone, type TypedPhone } from './phone.ts';
import {
  cleanLine,
  cleanParagraphs,
  codePoints,
  narrow,
  plainAddress,
  plainSigns,
  unquoted,
  unwrapped,
  withoutSeparators,
  withoutSpaces,
} from './text.ts';

/** Form values: text by field name. */
export type Values = Readonly<Record<string, string>>;

/**
 * Rules use no schema library, because pages validate forms before React is loaded. `test` receives a cleaned,
 * non-empty text.
 */
interface Rule {
  readonly clean: (text: string, values: Values, readPhone?: ReadPhone) => string;
  /** @param typed the text before it was cleaned, with the reader of foreign numbers if it is loaded */
  readonly test: (text: string, values: Values, typed?: TypedPhone) => boolean;
}

/**
 * Matches Thai marks that can mean more than one word, after `cleanLine` has ordered those that cannot: a mark without a
 * consonant, two vowel signs or two tone marks on one consonant, and a tone on a silent consonant.
 */
const AMBIGUOUS_THAI =
  /(?:^|[^\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0E01-\u0E2E])[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]|[\u0E31\u0E34-\u0E39\u0E47]{2}|[\u0E48-\u0E4B][\u0E48-\u0E4C]/;
/**
 * Passports also have `S/O`, `A/L`, ` @ ` and ` (May)`. The middle dots occur in Catalan names and in names from Japan
 * and Taiwan.
 */
const NAME =
  /^'?\p{L}(?:[\p{L}\p{M}\p{Nd}ฯๆ.,'·‧・\- ]|\u200C|\u200D| \p{L}\/\p{L}(?= )| @ | \([\p{L}\p{M}.,' -]+\))*$/u;
const NEVER_IN_NAME = /[^\p{L}\p{M}\p{Nd}ฯๆ.,'·‧・\-\s/@()\u200C\u200D]+/u;
/** E-mail addresses have no quotes or brackets. A straight apostrophe in a mailbox name is not a quote. */
const NEVER_IN_EMAIL = '\\s@<>()[\\]\\\\,;:".\\p{Pi}\\p{Pf}\\p{Ps}\\p{Pe}';
const MAILBOX = `[^${NEVER_IN_EMAIL}]+`;
const DOMAIN = `[^${NEVER_IN_EMAIL}?'\`]+`;
const EMAIL = new RegExp(`^${MAILBOX}(?:\\.${MAILBOX})*@${DOMAIN}(?:\\.${DOMAIN})+$`, 'u');
/** Mail programs copy the name together with the address. Browsers copy a `mailto:` link, which may include a subject. */
const NAMED_ADDRESS = /^[^<>]*<([^<>]+)>[.,;]*$/;
const ADDRESS_LINK = /^mailto:([^?]*).*$/i;
const END_OF_SENTENCE = /[.,;:]+$/;

/** The check digit of a Thai national ID is (11 − Σ digit × (13 − index) mod 11) mod 10. */
const hasCheckDigit = (digits: string): boolean => {
  const sum = [...digits.slice(0, 12)].reduce((total, digit, index) => total + Number(digit) * (13 - index), 0);
  return (11 - (sum % 11)) % 10 === Number(digits[12]);
};
/** The numbers of people without Thai nationality begin with 0. */
export const isNationalId = (digits: string): boolean => /^[0-8]\d{12}$/.test(digits) && hasCheckDigit(digits);

/** Converts a year of either calendar to the common era. The Buddhist era is 543 years ahead. */
export const inCommonEra = (year: number): number => (year >= 2400 ? year - 543 : year);

const isGraduationYear = (text: string): boolean => {
  const year = inCommonEra(Number(text));
  const latest = new Date().getFullYear() + GRADUATION_YEARS.ahead;
  return /^\d{4}$/.test(text) && year >= GRADUATION_YEARS.earliest && year <= latest;
};

/** A year with the name of its own calendar, such as พ.ศ. 2569. */
const YEAR_OF_ERA = /^(?:(?:พศ|BE)?(2[4-9]\d\d)(?:BE)?|(?:คศ|AD|CE)?(1\d{3}|2[0-3]\d\d)(?:AD|CE)?)$/i;

const HEAD_OFFICE = /^(?:0|สำนักงานใหญ่|headoffice)$/i;

/** 66 is an academic year. The pattern stays the same in other years. @chosen */
const STUDENT_NUMBER = /^AD66\d{6}$/;

export const rules = {
  name: {
    clean: (text) => plainSigns(narrow(unquoted(text))).replace(/`/g, "'"),
    test: (text) => NAME.test(text) && !AMBIGUOUS_THAI.test(text) && codePoints(text) <= NAME_LIMIT,
  },
  email: {
    // Inner spaces stay, because the text without them might be another person's address.
    clean: (text) =>
      unwrapped(unwrapped(plainAddress(text)).replace(NAMED_ADDRESS, '$1'))
        .replace(ADDRESS_LINK, '$1')
        .replace(END_OF_SENTENCE, '')
        .trim(),
    test: (text) => EMAIL.test(text) && text.length <= EMAIL_LIMIT && text.indexOf('@') <= 64,
  },
  phone: {
    clean: (text, values, readPhone?: ReadPhone) => cleanPhone(text, values['phone_country'], readPhone),
    test: (text, values, typed?: TypedPhone) => isPhone(text, values['phone_country'], typed),
  },
  'national-id': { clean: withoutSeparators, test: isNationalId },
  passport: { clean: (text) => withoutSeparators(text).toUpperCase(), test: (text) => /^[A-Z0-9]{6,12}$/.test(text) },
  // The code of a pupil without an ID card is G and 12 digits; travel documents and certificates have other forms.
  'other-id': { clean: (text) => withoutSeparators(text).toUpperCase(), test: (text) => /^[A-Z0-9]{5,20}$/.test(text) },
  'tax-id': { clean: withoutSeparators, test: (text) => /^\d{13}$/.test(text) && hasCheckDigit(text) },
  // Shorter numbers are probably typing errors. A single zero can only mean the head office.
  branch: {
    clean: (text) => (HEAD_OFFICE.test(withoutSeparators(text)) ? '00000' : withoutSeparators(text)),
    test: (text) => /^\d{5}$/.test(text),
  },
  postcode: { clean: withoutSeparators, test: (text) => /^[1-9]\d{4}$/.test(text) },
  gpax: {
    clean: (text) =>
      withoutSpaces(text)
        .replace(',', '.')
        .replace(/^(?=\.\d)/, '0')
        .replace(/^(\d\.\d\d)0+$|^(\d)\.$/, '$1$2'),
    test: (text) => /^(?:[0-3](?:\.\d{1,2})?|4(?:\.0{1,2})?)$/.test(text),
  },
  'academic-year': { clean: (text) => withoutSeparators(text).replace(YEAR_OF_ERA, '$1$2'), test: isGraduationYear },
  'positive-integer': { clean: withoutSpaces, test: (text) => /^[1-9]\d{0,3}$/.test(text) },
  'student-number': {
    clean: (text) => withoutSeparators(text).toUpperCase(),
    test: (text) => STUDENT_NUMBER.test(text),
  },
  'referral-code': {
    clean: (text) => withoutSpaces(text).toUpperCase(),
    test: (text) => /^[A-Z0-9-]+$/.test(text) && text.length <= REFERRAL_CODE_LIMIT,
  },
  'single-line': {
    clean: cleanLine,
    test: (text) => !AMBIGUOUS_THAI.test(text) && codePoints(text) <= LONG_TEXT_LIMIT,
  },
  // A long text may be about signs, and nobody finds one misplaced mark in it.
  'long-text': { clean: cleanParagraphs, test: (text) => codePoints(text) <= LONG_TEXT_LIMIT },
} as const satisfies Record<string, Rule>;

/** Returns what makes a text no name: its length, the first characters that no name has, or neither of these. */
export function nameProblem(typed: string): 'long' | { readonly characters: string } | undefined {
  const name = rules.name.clean(typed);
  const [characters] = NEVER_IN_NAME.exec(name) ?? [];
  if (characters) return { characters };
  return codePoints(name) > NAME_LIMIT ? 'long' : undefined;
}

export type RuleName = keyof typeof rules;
export const ruleOf = (name: RuleName): Rule => rules[name];
