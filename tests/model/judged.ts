import { checkField } from '../../src/model/check-field.ts';
import type { RuleName, Values } from '../../src/model/rules.ts';

/** What becomes of a typed text under a rule: the text that is sent, or the fault the applicant is told. */
export function judged(rule: RuleName, text: string, others: Values = {}): { sent: string } | { fault: string } {
  const { value, fault } = checkField({ name: 'field', required: true, rule }, { ...others, field: text });
  return fault === undefined ? { sent: value } : { fault };
}
