import {
  campaigns,
  choices,
  courses,
  courseTypes,
  districts,
  faculties,
  type Language,
  majors,
  provinces,
  schools,
  scholarshipCampaigns,
  semesters,
  shortCourseCampaigns,
  shortCoursePeriods,
  shortCourses,
  subDistricts,
} from './catalogue.ts';
import { HttpException, validationException } from './exceptions.ts';

interface Rule {
  readonly required?: boolean;
  readonly pattern?: RegExp;
  readonly maximum?: number;
  readonly oneOf?: readonly string[];
  readonly exists?: readonly { readonly id: number }[];
  /** The table of coded choices whose number is expected. */
  readonly choice?: string;
}

export type Rules = Readonly<Record<string, Rule>>;
/** An empty text has become null, as the middleware of the framework does it. */
export type Validated = Record<string, string | null>;

const name: Rule = { pattern: /^(?:-|\p{L}[\p{L}\p{M}\p{Nd}ฯๆ.,'’\- ]*)$/u, maximum: 100 };
const line: Rule = { pattern: /^[^\r\n]*$/, maximum: 200 };
const hundred: Rule = { maximum: 100 };
const postcode: Rule = { pattern: /^[1-9]\d{4}$/ };
const email: Rule = { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, maximum: 254 };
const phone: Rule = { pattern: /^\d{6,15}$/ };
const country: Rule = { pattern: /^[A-Z]{2}$/ };
const required = (rule: Rule): Rule => ({ ...rule, required: true });

export const contactRules: Rules = { phone: required(phone), phone_country: required(country), email: required(email) };

const utmRules: Rules = {
  utm_source: hundred,
  utm_medium: hundred,
  utm_campaign: hundred,
  utm_content: hundred,
  utm_term: hundred,
};

export const initialRules: Rules = {
  ...contactRules,
  ...utmRules,
  type: { required: true, oneOf: ['bachelor', 'graduate'] },
  first_name: required(name),
  last_name: required(name),
  education: { required: true, choice: 'education' },
  faculty_id: { required: true, exists: faculties },
  prefix_name: { required: true, choice: 'prefix_name' },
  rank: line,
  academic_rank: hundred,
};

export const scholarshipInitialRules: Rules = {
  ...contactRules,
  ...utmRules,
  scholarship_campaign_id: { required: true, exists: scholarshipCampaigns },
  first_name: required(name),
  last_name: required(name),
  student_no: { pattern: /^AD66\d{6}$/ },
  education: { choice: 'education' },
  faculty_id: { exists: faculties },
};

export const shortCourseInitialRules: Rules = {
  ...contactRules,
  ...utmRules,
  first_name: required(name),
  last_name: required(name),
  prefix_name: { required: true, choice: 'prefix_name' },
  rank: line,
  academic_rank: hundred,
  short_course_id: { required: true, exists: shortCourses },
};

const addressRules = (kind: string): Rules => ({
  [`${kind}_address`]: line,
  [`${kind}_postcode`]: postcode,
  [`${kind}_province_id`]: { exists: provinces },
  [`${kind}_district_id`]: { exists: districts },
  [`${kind}_sub_district_id`]: { exists: subDistricts },
});

const plain = [
  'programme_type',
  'degree',
  'id_type',
  'school_by',
  'study_duration',
  'scholarship_interest',
  'student_loan_interest',
  'promotion_interest',
  'receipt_issued_to',
  'same_as_invoice',
  'home_address_by',
  'tax_address_by',
  'shipping_address_by',
];

export const stepRules: Rules = {
  ...Object.fromEntries(plain.map((field) => [field, hundred])),
  first_name: name,
  last_name: name,
  phone,
  phone_country: country,
  email,
  education: { choice: 'education' },
  prefix_name: { choice: 'prefix_name' },
  education_level: { choice: 'education_level' },
  loan_type: { choice: 'loan_type' },
  sport_type: { choice: 'sport_type' },
  class_time: { choice: 'class_time' },
  rank: line,
  academic_rank: hundred,
  faculty_id: { exists: faculties },
  campaign_id: { exists: [...campaigns, ...scholarshipCampaigns, ...shortCourseCampaigns] },
  referral_code: { pattern: /^[A-Z0-9-]+$/, maximum: 30 },
  course_type_id: { exists: courseTypes },
  course_id: { exists: courses },
  major_id: { exists: majors },
  semester_id: { exists: semesters },
  period_id: { exists: shortCoursePeriods },
  short_course_id: { exists: shortCourses },
  id_number: { pattern: /^[A-Z0-9]{5,20}$/ },
  postcode,
  province_id: { exists: provinces },
  district_id: { exists: districts },
  school_id: { exists: schools },
  school_name: line,
  gpax: { pattern: /^(?:[0-3](?:\.\d{1,2})?|4(?:\.0{1,2})?)$/ },
  academic_year: { pattern: /^\d{4}$/ },
  student_no: { pattern: /^AD66\d{6}$/ },
  special_talent: { maximum: 200 },
  activities: { maximum: 200 },
  occupation: line,
  workplace: line,
  attendees: { pattern: /^[1-9]\d{0,3}$/ },
  company_name: line,
  branch: { pattern: /^\d{5}$/ },
  tax_id: { pattern: /^\d{13}$/ },
  ...addressRules('home'),
  ...addressRules('tax'),
  ...addressRules('shipping'),
};

const words = {
  required: { th: 'กรุณากรอกข้อมูล :attribute', en: 'The :attribute field is required.' },
  string: { th: ':attribute ต้องเป็นข้อความ', en: 'The :attribute must be a string.' },
  format: { th: 'รูปแบบของ :attribute ไม่ถูกต้อง', en: 'The :attribute format is invalid.' },
  long: { th: ':attribute ยาวเกินไป', en: 'The :attribute is too long.' },
  selected: { th: ':attribute ที่เลือกไม่ถูกต้อง', en: 'The selected :attribute is invalid.' },
};

const thaiAttributes: Readonly<Record<string, string>> = {
  first_name: 'ชื่อ',
  last_name: 'นามสกุล',
  phone: 'เบอร์โทรศัพท์',
  email: 'อีเมล',
  education: 'วุฒิการศึกษา',
  faculty_id: 'คณะ',
  prefix_name: 'คำนำหน้า',
  otp: 'รหัส OTP',
  campaign_id: 'แคมเปญ',
  referral_code: 'รหัสแนะนำ',
};

export function message(kind: keyof typeof words, field: string, language: Language): string {
  const attribute =
    language === 'th' ? (thaiAttributes[field] ?? field) : field.replace(/_id$/, '').replaceAll('_', ' ');
  return words[kind][language].replace(':attribute', attribute);
}

/** Numbers and booleans become texts; texts are trimmed; an empty one becomes null; undefined is what no column takes. */
export function textOf(value: unknown): string | null | undefined {
  if (value === null) return null;
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  return value.trim() || null;
}

function fault(text: string, rule: Rule, acceptCodes: boolean): keyof typeof words | undefined {
  if (text.length > (rule.maximum ?? 1000)) return 'long';
  if (rule.pattern && !rule.pattern.test(text)) return 'format';
  if (rule.oneOf && !rule.oneOf.includes(text)) return 'selected';
  if (rule.exists && !rule.exists.some((row) => String(row.id) === text)) return 'selected';
  if (rule.choice) {
    const rows = choices[rule.choice] ?? [];
    if (!rows.some((row) => String(row.id) === text || (acceptCodes && row.code === text))) return 'selected';
  }
  return undefined;
}

/** Returns the fields that were sent and have a rule, with the number of a coded choice. Refuses with 422. */
export function validate(
  input: Readonly<Record<string, unknown>>,
  rules: Rules,
  language: Language,
  acceptCodes: boolean,
): Validated {
  const validated: Validated = {};
  const errors: Record<string, string[]> = {};
  const refuse = (field: string, kind: keyof typeof words) => {
    errors[field] = [message(kind, field, language)];
  };
  for (const [field, rule] of Object.entries(rules)) {
    const present = Object.hasOwn(input, field);
    const text = present ? textOf(input[field]) : null;
    if (text === undefined) refuse(field, 'string');
    else if (text === null) {
      if (rule.required) refuse(field, 'required');
      else if (present) validated[field] = null;
    } else {
      const kind = fault(text, rule, acceptCodes);
      if (kind) refuse(field, kind);
      const row = rule.choice ? choices[rule.choice]?.find((choice) => choice.code === text) : undefined;
      validated[field] = row ? String(row.id) : text;
    }
  }
  const thaiNumber = validated['phone_country'] === 'TH' && typeof validated['phone'] === 'string';
  if (thaiNumber && !/^0[689]\d{8}$/.test(validated['phone'] ?? '')) refuse('phone', 'format');
  if (Object.keys(errors).length > 0) throw validationException(errors);
  return validated;
}

/** The body of a request as a table of fields. Anything but an object counts as no fields. */
export function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
}

export function parseJson(body: Buffer): unknown {
  if (body.length === 0) return {};
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new HttpException(400, { message: 'The JSON body is not well-formed.' });
  }
}
