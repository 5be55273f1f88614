import type { FieldErrors } from 'react-hook-form';
import { messageKeyOf } from '../../flows/definition/field-queries.ts';
import type { FieldDefinition } from '../../field-kinds/kinds.ts';
import type { Values } from '../../model/rules.ts';
import type { FlowMessages } from '../../i18n/messages.ts';
import type { SummaryError } from '../../ui/ErrorSummary.tsx';
import { fieldErrorMessage, fieldId } from '../../flows/definition/field-messages.ts';

/** Returns a form's errors in field order. */
export const summaryErrors = (
  shown: readonly FieldDefinition[],
  errors: FieldErrors<Record<string, string>>,
  messages: FlowMessages,
  values: Values,
): SummaryError[] =>
  shown.flatMap((definition) => {
    const error = errors[definition.name]?.message;
    const message = fieldErrorMessage(error, messageKeyOf(definition), messages, values[definition.name]);
    return message === undefined ? [] : [{ fieldId: fieldId(definition.name), message }];
  });
