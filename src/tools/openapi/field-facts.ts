import {
  EMAIL_LIMIT,
  LONG_TEXT_LIMIT,
  NAME_LIMIT,
  OTP_DIGITS,
  REFERRAL_CODE_LIMIT,
  UPLOAD_LIMIT_BYTES,
  UTM_LIMIT,
} from '../../config/constants.ts';
import { APPLICATION_ID } from '../../model/application.ts';
import type { RuleName } from '../../model/rules.ts';

/** The OpenAPI document's facts about a text besides its kind. Lengths count code points. */
export interface TextFacts {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly description?: string;
}

const PATTERNS = {
  nationalId: String.raw`^[0-8]\d{12}$`,
  passport: '^[A-Z0-9]{6,12}$',
  other: '^[A-Z0-9]{5,20}$',
} as const;

/** Facts about texts that match a rule. A rule may reject more, because patterns cannot check digits. */
export const FACTS_OF_RULE: Readonly<Record<RuleName, TextFacts>> = {
  name: {
    minLength: 1,
    maxLength: NAME_LIMIT,
    pattern: String.raw`^(?:-|'?\p{L}[\p{L}\p{M}\p{Nd}ฯๆ.,'·‧・\u200C\u200D/@()\- ]*)$`,
  },
  email: { minLength: 5, maxLength: EMAIL_LIMIT, pattern: String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$` },
  phone: {
    minLength: 4,
    maxLength: 15,
    pattern: String.raw`^\d{4,15}$`,
    description:
      'National digits: in Thailand ten that begin with 06, 08 or 09, elsewhere without a 0 that is only dialled before them.',
  },
  'national-id': { minLength: 13, maxLength: 13, pattern: PATTERNS.nationalId },
  passport: { minLength: 6, maxLength: 12, pattern: PATTERNS.passport },
  'other-id': { minLength: 5, maxLength: 20, pattern: PATTERNS.other },
  'tax-id': { minLength: 13, maxLength: 13, pattern: String.raw`^\d{13}$` },
  branch: { minLength: 5, maxLength: 5, pattern: String.raw`^\d{5}$` },
  postcode: { minLength: 5, maxLength: 5, pattern: String.raw`^[1-9]\d{4}$` },
  gpax: { minLength: 1, maxLength: 4, pattern: String.raw`^(?:[0-3](?:\.\d{1,2})?|4(?:\.0{1,2})?)$` },
  'academic-year': { minLength: 4, maxLength: 4, pattern: String.raw`^\d{4}$` },
  'positive-integer': { minLength: 1, maxLength: 4, pattern: String.raw`^[1-9]\d{0,3}$` },
  'student-number': { minLength: 10, maxLength: 10, pattern: String.raw`^AD66\d{6}$` },
  'referral-code': { minLength: 1, maxLength: REFERRAL_CODE_LIMIT, pattern: '^[A-Z0-9-]+$' },
  'single-line': { maxLength: LONG_TEXT_LIMIT, pattern: String.raw`^[^\r\n]*$` },
  'long-text': { maxLength: LONG_TEXT_LIMIT },
};

/** An example of a text that matches a rule. */
export const EXAMPLE_OF_RULE: Readonly<Record<RuleName, string>> = {
  name: 'ตัวอย่าง',
  email: 'applicant@example.com',
  phone: '0812345678',
  'national-id': '1101700230708',
  passport: 'AB1234567',
  'other-id': 'G123456789012',
  'tax-id': '0994000000014',
  branch: '00000',
  postcode: '10900',
  gpax: '3.25',
  'academic-year': '2569',
  'positive-integer': '2',
  'student-number': 'AD66123456',
  'referral-code': 'ADM-2026',
  'single-line': 'ตัวอย่าง',
  'long-text': 'ค่ายอาสา',
};

const UTM: TextFacts = { maxLength: UTM_LIMIT };
const ID: TextFacts = { minLength: 1 };
const APPLICATION: TextFacts = { minLength: 1, maxLength: 64, pattern: APPLICATION_ID.source };
const TOKEN: TextFacts = { minLength: 1 };

/** Facts about sent texts, by name, without a form rule. */
export const FACTS_OF_SENT: Readonly<Record<string, TextFacts>> = {
  id: APPLICATION,
  application_id: APPLICATION,
  scholarship_application_id: APPLICATION,
  scholarship_campaign_id: ID,
  short_course_id: ID,
  campaign_id: ID,
  course_id: ID,
  course_type_id: ID,
  district_id: ID,
  faculty_id: ID,
  file_id: ID,
  period_id: ID,
  province_id: ID,
  slug: ID,
  degree: ID,
  programme_type: ID,
  education: ID,
  prefix_name: ID,
  rank: { maxLength: LONG_TEXT_LIMIT },
  academic_rank: { maxLength: NAME_LIMIT },
  id_number: {
    minLength: 5,
    maxLength: 20,
    pattern: `${PATTERNS.nationalId}|${PATTERNS.passport}|${PATTERNS.other}`,
    description: 'The number of an ID card, of a passport or of another document, as `id_type` says.',
  },
  token: TOKEN,
  mid: TOKEN,
  search: {},
  phone_country: { pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2.' },
  otp: { minLength: OTP_DIGITS, maxLength: OTP_DIGITS, pattern: String.raw`^\d{${OTP_DIGITS}}$` },
  file: {
    format: 'binary',
    maxLength: UPLOAD_LIMIT_BYTES,
    description: 'PDF, JPEG or PNG; the length is counted in bytes.',
  },
  utm_source: UTM,
  utm_medium: UTM,
  utm_campaign: UTM,
  utm_content: UTM,
  utm_term: UTM,
};

/** Facts about entities in responses, in any field. */
export const FACTS_OF_ENTITY: Readonly<Record<string, TextFacts>> = {
  ApplicationId: APPLICATION,
  Baht: { pattern: String.raw`^\s*\d+(?:\.\d*)?\s*$` },
  Count: { pattern: String.raw`^\s*\d+(?:\.\d*)?\s*$` },
  FilledText: { minLength: 1 },
  Id: { minLength: 1 },
  QrImage: {
    minLength: 1,
    description:
      'The text of the bill (EMVCo), a data URL or base64 of a picture, or its address: a full one, or one that begins with a slash, which is requested without a token.',
  },
};
