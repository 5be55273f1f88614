import type { FieldErrors } from 'react-hook-form';
import { messageKeyOf } from '../../flows/definition/field-queries.ts';
import type { FieldDefinition } from '../../field-kinds/kinds.ts';
import type { FlowMessages } from '../../i18n/messages.ts';
import type { SummaryError } from '../../ui/ErrorSummary.tsx';
import { fieldErrorMessage, fieldId } from '../../flows/definition/field-messages.ts';

/** Returns a form's errors in field order. */
export const summaryErrors = (
  shown: readonly FieldDefinition[],
  errors: FieldErrors<Record<string, string>>,
  messages: FlowMessages,
): SummaryError[] =>
  shown.flatMap((definition) => {
    const error = errors[definition.name]?.message;
    const message = fieldErrorMessage(error, messageKeyOf(definition), messages);
    return message === undefined ? [] : [{ fieldId: fieldId(definition.name), message }];
  });
