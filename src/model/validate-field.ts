import type { ReadPhone } from './phone.ts';
import { ruleOf, type RuleName, type Values } from './rules.ts';

export interface FieldToValidate {
  readonly name: string;
  readonly required: boolean;
  readonly rule?: RuleName | undefined;
  readonly notInOptions?: boolean;
  /** This value is valid whatever the rule says. */
  readonly notApplicableValue?: string | undefined;
  /** Reads phone numbers of other countries than the default one. */
  readonly readPhone?: ReadPhone | undefined;
  /** The value where another answer decides it. */
  readonly derived?: string | undefined;
}

export type FieldError = 'required' | RuleName;

/** Validates and cleans one value. A value of only spaces and invisible characters counts as empty. */
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
