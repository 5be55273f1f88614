import type { FlowMessages } from '../../i18n/messages.ts';
import { rules, type RuleName } from '../../model/rules.ts';

type FieldMessages = Pick<FlowMessages, 'errors' | 'fields'>;

/** The error summary and the review link to this id. */
export const fieldId = (name: string): string => `field-${name}`;

const isRule = (message: string): message is RuleName => Object.hasOwn(rules, message);

/** A name without a message shows itself; a test of the messages prevents that. */
export const labelOf = (name: string, messages: Pick<FlowMessages, 'fields'>): string =>
  (messages.fields.labels as Partial<Record<string, string>>)[name] ?? name;

export const requiredMessage = (name: string, messages: Pick<FlowMessages, 'fields'>): string =>
  (messages.fields.required as Partial<Record<string, string>>)[name] ?? labelOf(name, messages);

const NO_LABELS: Readonly<Partial<Record<string, string>>> = {};

/** Of the options that our messages name, by value; those of a list that is loaded are in its answer. */
export const optionLabels = (name: string, messages: Pick<FlowMessages, 'fields'>): typeof NO_LABELS =>
  (messages.fields.options as Partial<Record<string, typeof NO_LABELS>>)[name] ?? NO_LABELS;

/** Our message for a failed rule, else the server's own. */
export function fieldErrorMessage(
  error: string | undefined,
  name: string,
  messages: FieldMessages,
): string | undefined {
  if (error === undefined || error === '') return undefined;
  if (error === 'required') return requiredMessage(name, messages);
  return isRule(error) ? messages.errors.rules[error] : error;
}
