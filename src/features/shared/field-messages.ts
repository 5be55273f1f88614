import type { FieldDefinition } from '../../application/field-definition.ts';
import type { FlowMessages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { rules, type RuleName } from '../../model/rules.ts';

type FieldMessages = Pick<FlowMessages, 'errors' | 'fields'>;
/** The messages for a missing answer differ between typed and chosen ones. */
export type InputType = 'text' | 'choice';

/** The error summary and the review link to this id. */
export const fieldId = (name: string): string => `field-${name}`;

const isRule = (message: string): message is RuleName => Object.hasOwn(rules, message);

export const inputTypeOf = ({ kind }: FieldDefinition): InputType =>
  kind === 'text' || kind === 'long-text' || kind === 'phone' ? 'text' : 'choice';

/** A name without a message shows itself; a test of the messages prevents that. */
export const labelOf = (name: string, messages: Pick<FlowMessages, 'fields'>): string =>
  (messages.fields.labels as Partial<Record<string, string>>)[name] ?? name;

export const requiredMessage = (name: string, inputType: InputType, messages: FieldMessages): string =>
  interpolate(messages.errors.required[inputType], { label: labelOf(name, messages) });

/** Our message for a failed rule, else the server's own. */
export function fieldErrorMessage(
  error: string | undefined,
  name: string,
  messages: FieldMessages,
  inputType: InputType = 'text',
): string | undefined {
  if (error === undefined || error === '') return undefined;
  if (error === 'required') return requiredMessage(name, inputType, messages);
  return isRule(error) ? messages.errors.rules[error] : error;
}
