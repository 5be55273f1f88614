import { ruleOf, type RuleName, type Values } from '../model/rules.ts';
import { REFERRAL_CODE_LIMIT } from '../config/constants.ts';
import type { ApplicationType } from '../model/application.ts';
import { isChoice, nameOfChoice } from './readable.ts';
import { wrongFields } from './refusal.ts';
import type { MessageName } from './words.ts';

/** Rules by field name; a field without one is a line of text. */
const RULE_OF_FIELD: Readonly<Record<string, RuleName>> = {
  first_name: 'name',
  last_name: 'name',
  email: 'email',
  phone: 'phone',
  student_no: 'student-number',
  referral_code: 'referral-code',
  gpax: 'gpax',
  academic_year: 'year',
  postcode: 'postcode',
  tax_id: 'tax-id',
  branch: 'branch',
  attendees: 'count',
  special_talent: 'long-text',
  activities: 'long-text',
};
const FIELD_NAME = /^[a-z][a-z0-9_]{0,63}$/;

const ruleOfField = (field: string, values: Values): RuleName => {
  if (field === 'id_number') return values['id_type'] === 'passport' ? 'passport' : 'national-id';
  if (field.endsWith('_postcode')) return 'postcode';
  return RULE_OF_FIELD[field] ?? 'line';
};

const problemOf = (field: string, text: string, values: Values, type: ApplicationType): MessageName | undefined => {
  if (!FIELD_NAME.test(field)) return 'unknownField';
  if (text === '') return undefined;
  if (field === 'referral_code') return text.length > REFERRAL_CODE_LIMIT ? 'format' : undefined;
  if (isChoice(field)) return nameOfChoice(field, text, type) ? undefined : 'unknownChoice';
  return ruleOf(ruleOfField(field, values)).test(text, values) ? undefined : 'format';
};

/**
 * Form values in the form they are stored in; 422 on each field that breaks its rule or names an unknown choice.
 * @param stored what is held already: some rules depend on another field
 */
export function cleanFields(sent: Values, stored: Values, type: ApplicationType): Values {
  const context = { ...stored, ...sent };
  const cleaned = Object.fromEntries(
    Object.entries(sent).map(([field, text]) => [field, ruleOf(ruleOfField(field, context)).clean(text, context)]),
  );
  const values = { ...stored, ...cleaned };
  const wrong = Object.entries(cleaned).flatMap(([field, text]): [string, MessageName][] => {
    const problem = problemOf(field, text, values, type);
    return problem ? [[field, problem]] : [];
  });
  if (wrong.length > 0) throw wrongFields(Object.fromEntries(wrong));
  return cleaned;
}
