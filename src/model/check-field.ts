import { ruleOf, type RuleName, type Values } from './rules.ts';

/** What the schema needs to know of a field that is shown. */
export interface CheckedField {
  readonly name: string;
  readonly required: boolean;
  readonly rule?: RuleName | undefined;
  /** A choice that stands in no list this page has: it counts as not chosen. */
  readonly unlisted?: boolean;
}

/** What is wrong with one field: nothing was given, or its rule does not hold. */
export type Fault = 'required' | RuleName;

/** Cleans one value and judges it. A blank of spaces or invisible characters counts as nothing given. */
export function checkField(field: CheckedField, values: Values): { value: string; fault?: Fault } {
  const typed = values[field.name] ?? '';
  if (field.unlisted) return { value: '', fault: 'required' };
  if (!field.rule) return field.required && typed === '' ? { value: '', fault: 'required' } : { value: typed };
  const rule = ruleOf(field.rule);
  const value = rule.clean(typed, values);
  if (value === '') return field.required ? { value, fault: 'required' } : { value };
  return rule.test(value, values) ? { value } : { value, fault: field.rule };
}
