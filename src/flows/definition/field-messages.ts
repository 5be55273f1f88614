import type { FlowMessages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { nameProblem, rules, type RuleName } from '../../model/rules.ts';
import { AVAILABLE_TYPE } from './field-queries.ts';
import { hasOwn } from '../../lib/has-own.ts';

type FieldMessages = Pick<FlowMessages, 'errors' | 'fields'>;

/** The id of a field's control, which the error summary and the review link to. */
export const fieldId = (name: string): string => `field-${name}`;

const isRule = (message: string): message is RuleName => hasOwn(rules, message);

/** The label of a field, or its name if there is no message; a test checks that every field has one. */
export const labelOf = (name: string, messages: Pick<FlowMessages, 'fields'>): string =>
  (messages.fields.labels as Partial<Record<string, string>>)[name] ?? name;

export const requiredMessage = (name: string, messages: Pick<FlowMessages, 'fields'>): string =>
  (messages.fields.required as Partial<Record<string, string>>)[name] ?? labelOf(name, messages);

const NO_LABELS: Readonly<Partial<Record<string, string>>> = {};

/** The labels of fixed options by value. Lists from the server bring their own. */
export const optionLabels = (name: string, messages: Pick<FlowMessages, 'fields'>): typeof NO_LABELS =>
  (messages.fields.options as Partial<Record<string, typeof NO_LABELS>>)[name] ?? NO_LABELS;

/** For whom an option is, by its value. */
export const optionHints = (name: string, messages: Pick<FlowMessages, 'fields'>): typeof NO_LABELS =>
  (messages.fields.optionHints as Partial<Record<string, typeof NO_LABELS>>)[name] ?? NO_LABELS;

/** Matches a text that cannot be a code: it has a space or non-Latin letters. */
const READABLE = /[^\x21-\x7e]/;

/** Returns our name for a kind of semester, or the server's own text, but never an unknown code. */
export function availableTypeLabel(word: string | null | undefined, messages: Pick<FlowMessages, 'fields'>): string {
  if (!word) return '';
  const labels = new Map(Object.entries(optionLabels(AVAILABLE_TYPE, messages)));
  return labels.get(word.toLowerCase()) ?? (READABLE.test(word) ? word : '');
}

function nameMessage(value: string, { name, rules: texts }: FieldMessages['errors']): string {
  const problem = nameProblem(value);
  if (problem === undefined) return texts.name;
  return problem === 'long' ? name.long : interpolate(name.characters, problem);
}

/**
 * Returns our message for a broken rule, or the server's own text.
 * @param value the text that breaks it
 */
export function fieldErrorMessage(
  error: string | undefined,
  name: string,
  messages: FieldMessages,
  value = '',
): string | undefined {
  if (error === undefined || error === '') return undefined;
  if (error === 'required') return requiredMessage(name, messages);
  if (error === 'name') return nameMessage(value, messages.errors);
  return isRule(error) ? messages.errors.rules[error] : error;
}
