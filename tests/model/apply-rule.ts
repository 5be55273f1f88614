import { validateField } from '../../src/model/validate-field.ts';
import { readPhone } from '../../src/model/phone-numbers.ts';
import type { RuleName, Values } from '../../src/model/rules.ts';

/** Checks a typed text by a rule, as a required field of a form does. */
export function applyRule(rule: RuleName, text: string, others: Values = {}): { sent: string } | { error: string } {
  const { value, error } = validateField(
    { name: 'field', required: true, rule, readPhone },
    { ...others, field: text },
  );
  return error === undefined ? { sent: value } : { error };
}
