import { dialect } from '../../api/dialect.ts';
import { allFlows } from '../../flows/all-flows.ts';
import { isVisible } from '../../flows/definition/field-queries.ts';
import { ruleOf, type RuleName, type Values } from '../../model/rules.ts';
import { NO_LAST_NAME, REFERRAL_CODE_LIMIT } from '../../config/constants.ts';
import type { ApplicationType } from '../../model/application.ts';
import { isChoice, nameOfChoice } from '../seed/choice-names.ts';
import { wrongFields } from '../shared/refusal.ts';
import type { MessageName } from '../shared/messages.ts';

const FIELDS_WITH_RULES = Object.values(allFlows).flatMap(({ steps }) =>
  steps.flatMap(({ fields }) => fields.flatMap((field) => ('rule' in field ? [field] : []))),
);
const FIELD_NAME = /^[a-z][a-z0-9_]{0,63}$/;

/** An answer that no form asks for, such as one of an integration, is a line of text. */
const ruleNameOf = (name: string, values: Values): RuleName => {
  const fields = FIELDS_WITH_RULES.filter((field) => field.name === name);
  // Of several fields with this name, such as the numbers of documents, the form shows one.
  return (fields.find((field) => isVisible(field, values)) ?? fields[0])?.rule ?? 'single-line';
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
