import { type Entity, type Locale } from './catalogue.ts';
import { constraintViolation, Problem, type Violation } from './problem.ts';

/** A constraint says what is wrong with a text, in both languages, or nothing. */
type Constraint = (text: string) => Readonly<Record<Locale, string>> | undefined;
export type Form = Readonly<Record<string, readonly Constraint[]>>;
export type Values = Record<string, string>;

export const notBlank: Constraint = (text) =>
  text.trim() === '' ? { th: 'ต้องไม่เว้นว่าง', en: 'must not be blank' } : undefined;

const unlessEmpty =
  (constraint: Constraint): Constraint =>
  (text) =>
    text === '' ? undefined : constraint(text);

export const pattern = (expression: RegExp): Constraint =>
  unlessEmpty((text) =>
    expression.test(text) ? undefined : { th: 'รูปแบบไม่ถูกต้อง', en: `must match "${expression.source}"` },
  );

export const size = (max: number): Constraint =>
  unlessEmpty((text) =>
    text.length <= max ? undefined : { th: `ยาวได้ไม่เกิน ${max} ตัวอักษร`, en: `size must be between 0 and ${max}` },
  );

export const rowOf = (rows: readonly Pick<Entity, 'id'>[]): Constraint =>
  unlessEmpty((text) =>
    rows.some((row) => row.id === text) ? undefined : { th: 'ไม่พบรายการที่เลือก', en: 'does not exist' },
  );

/** thai_qr, short-course and SHORT_COURSE: an enumeration is read whatever its case and its hyphens are. */
export const constantOf = (text: string): string => text.toUpperCase().replaceAll('-', '_');

export const oneOf = (...constants: string[]): Constraint =>
  unlessEmpty((text) =>
    constants.includes(constantOf(text))
      ? undefined
      : { th: 'ค่าที่เลือกไม่ถูกต้อง', en: `must be any of ${constants.join(', ')}` },
  );

/** The texts of a body or a query. Jackson makes a text of a number or a boolean, and null is as if it were not sent. */
export function read(source: unknown): Values {
  if (source === null || source === undefined) return {};
  if (typeof source !== 'object' || Array.isArray(source))
    throw new Problem(400, 'Failed to read request: the body is not an object.');
  const values: Values = {};
  for (const [field, value] of Object.entries(source) as [string, unknown][]) {
    if (typeof value === 'string') values[field] = value.trim();
    else if (typeof value === 'number' || typeof value === 'boolean') values[field] = String(value);
  }
  return values;
}

/** Checks every constraint of a form before anything is done with it. */
export function valid(source: unknown, form: Form, locale: Locale): Values {
  const values = read(source);
  const violations: Violation[] = [];
  for (const [field, constraints] of Object.entries(form))
    for (const constraint of constraints) {
      const message = constraint(values[field] ?? '')?.[locale];
      if (message) violations.push({ field, message });
    }
  const isThai = (values['phone_country'] ?? '') === 'TH' && (values['phone'] ?? '') !== '';
  if (isThai && !/^0[689]\d{8}$/.test(values['phone'] ?? '') && !violations.some(({ field }) => field === 'phone'))
    violations.push({ field: 'phone', message: locale === 'th' ? 'เบอร์โทรศัพท์ไม่ถูกต้อง' : 'is not a Thai mobile number' });
  if (violations.length > 0) throw constraintViolation(violations, locale);
  return values;
}
