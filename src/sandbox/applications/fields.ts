import { dialect } from '../../api/dialect.ts';
import { ruleOf, type RuleName, type Values } from '../../model/rules.ts';
import { NO_LAST_NAME, REFERRAL_CODE_LIMIT } from '../../config/constants.ts';
import type { ApplicationType } from '../../model/application.ts';
import { isChoice, nameOfChoice } from '../seed/choice-names.ts';
import { wrongFields } from '../shared/refusal.ts';
import type { MessageName } from '../shared/messages.ts';

/**
 * Rules by field name; a field that is not listed is a line of text. A test compares them with the definitions in the
 * flows.
 */
const RULE_OF_FIELD: Readonly<Record<string, RuleName>> = {
  first_name: 'name',
  last_name: 'name',
  email: 'email',
  phone: 'phone',
  student_no: 'student-number',
  referral_code: 'referral-code',
  gpax: 'gpax',
  academic_year: 'academic-year',
  postcode: 'postcode',
  tax_id: 'tax-id',
  branch: 'branch',
  attendees: 'positive-integer',
  special_talent: 'long-text',
  activities: 'long-text',
};
const RULE_OF_ID: Readonly<Record<string, RuleName>> = { passport: 'passport', other: 'other-id' };
const FIELD_NAME = /^[a-z][a-z0-9_]{0,63}$/;

export const ruleNameOf = (field: string, values: Values): RuleName => {
  if (field === 'id_number') return RULE_OF_ID[values['id_type'] ?? ''] ?? 'national-id';
  if (field.endsWith('_postcode')) return 'postcode';
  return RULE_OF_FIELD[field] ?? 'single-line';
};

/** Whether the dialect file says that this API lacks this choice. */
const isLacking = (field: string, text: string, offered: typeof dialect.offered): boolean =>
  offered(field, [text]).length === 0;

const fieldProblem = (field: string, text: string, values: Values, type: ApplicationType): MessageName | undefined => {
  if (!FIELD_NAME.test(field)) return 'unknownField';
  if (text === '') return undefined;
  if (field === 'last_name' && text === NO_LAST_NAME) return undefined;
  if (field === 'referral_code') return text.length > REFERRAL_CODE_LIMIT ? 'format' : undefined;
  if (isChoice(field)) return nameOfChoice(field, text, type) ? undefined : 'unknownChoice';
  return ruleOf(ruleNameOf(field, values)).test(text, values) ? undefined : 'format';
};

/**
 * Returns form values in the form in which they are stored. A field that breaks its rule or names an unknown choice is
 * a 422.
 * @param stored the values that the application has now, because some rules depend on another field
 */
export function cleanFields(sent: Values, stored: Values, type: ApplicationType, { offered } = dialect): Values {
  const before = { ...stored, ...sent };
  const cleaned = Object.fromEntries(
    Object.entries(sent).map(([field, text]) => [field, ruleOf(ruleNameOf(field, before)).clean(text, before)]),
  );
  const values = { ...stored, ...cleaned };
  const wrong = Object.entries(cleaned).flatMap(([field, text]): [string, MessageName][] => {
    const problem = isLacking(field, text, offered) ? 'unknownChoice' : fieldProblem(field, text, values, type);
    return problem ? [[field, problem]] : [];
  });
  if (wrong.length > 0) throw wrongFields(Object.fromEntries(wrong));
  return cleaned;
}
