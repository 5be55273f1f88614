import type { ReadPhone } from './phone.ts';
import { ruleOf, type RuleName, type Values } from './rules.ts';

export interface FieldToValidate {
  readonly name: string;
  readonly required: boolean;
  readonly rule?: RuleName | undefined;
  readonly notInOptions?: boolean;
  /** Valid whatever the rule says. */
  readonly notApplicableValue?: string | undefined;
  /** Reads foreign phone numbers. */
  readonly readPhone?: ReadPhone | undefined;
  /** The value if another answer determines it. */
  readonly derived?: string | undefined;
}

export type FieldError = 'required' | RuleName;

/** Validates and cleans one value. Spaces and invisible characters alone count as empty. */
export function validateField(field: FieldToValidate, values: Values): { value: string; error?: FieldError } {
  const typed = field.derived ?? values[field.name] ?? '';
  if (field.notInOptions) return { value: '', error: 'required' };
  if (!field.rule) return field.required && typed === '' ? { value: '', error: 'required' } : { value: typed };
  const rule = ruleOf(field.rule);
  const value = rule.clean(typed, values, field.readPhone);
  if (value === '') return field.required ? { value, error: 'required' } : { value };
  if (value === field.notApplicableValue) return { value };
  const isValid = rule.test(value, values, { text: typed, readPhone: field.readPhone });
  return isValid ? { value } : { value, error: field.rule };
}
