import type { Country } from '../config/default-country.ts';
import { ruleOf, type RuleName, type Values } from './rules.ts';

export interface FieldToValidate {
  readonly name: string;
  readonly required: boolean;
  readonly rule?: RuleName | undefined;
  readonly notInOptions?: boolean;
  /** This value is valid whatever the rule says. */
  readonly notApplicableValue?: string | undefined;
  /** Countries whose international phone numbers are recognised in addition to those of the default country. */
  readonly countries?: readonly Country[];
}

export type FieldError = 'required' | RuleName;

/** Validates and cleans one value. A value of only spaces and invisible characters counts as empty. */
export function validateField(field: FieldToValidate, values: Values): { value: string; error?: FieldError } {
  const typed = values[field.name] ?? '';
  if (field.notInOptions) return { value: '', error: 'required' };
  if (!field.rule) return field.required && typed === '' ? { value: '', error: 'required' } : { value: typed };
  const rule = ruleOf(field.rule);
  const value = rule.clean(typed, values, field.countries);
  if (value === '') return field.required ? { value, error: 'required' } : { value };
  if (value === field.notApplicableValue) return { value };
  return rule.test(value, values) ? { value } : { value, error: field.rule };
}
