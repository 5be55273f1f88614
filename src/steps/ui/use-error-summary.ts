import type { FieldErrors } from 'react-hook-form';
import type { FlowMessages } from '../../i18n/messages.ts';
import type { FieldDefinition } from '../../field-kinds/kinds.ts';
import { fieldErrorMessage, fieldId } from '../../flows/definition/field-messages.ts';
import { messageKeyOf } from '../../flows/definition/field-queries.ts';
import type { Values } from '../../model/rules.ts';
import { formErrorMessage } from '../../application/ui/call-error-message.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';
import type { SummaryError } from '../../ui/ErrorSummary.tsx';
import { useTitlePrefix } from '../../ui/use-title-prefix.ts';
import type { StepFormControl } from '../../field-kinds/ui/control-props.ts';
import type { ShownFailure } from './use-submit.ts';

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

/** Returns an empty text if the fields show all errors. */
function failureMessage(failure: ShownFailure | undefined, { errors }: FlowMessages): string {
  if (failure?.kind === 'section-missing') return errors.load.title;
  if (failure?.kind !== 'refused') return '';
  const { error, otherMessages, hasFieldErrors } = failure;
  return otherMessages.join(' ') || (hasFieldErrors ? '' : formErrorMessage(error, errors.call));
}

interface FormErrors {
  readonly form: StepFormControl;
  /** The fields with listed errors. */
  readonly fields: readonly FieldDefinition[];
  readonly sectionErrors: readonly SummaryError[];
  /** Why the last submit failed; `undefined` if it did not. */
  readonly failure: ShownFailure | undefined;
  /** Whether a submit has failed since the open part was opened. */
  readonly hasFailed: boolean;
}

/** Returns the content of a form's error summary. While there are errors, the page's title says so. */
export function useErrorSummary({ form, fields, sectionErrors, failure, hasFailed }: FormErrors) {
  const { messages } = useFlow();
  const found = [...summaryErrors(fields, form.formState.errors, messages, form.getValues()), ...sectionErrors];
  const message = failureMessage(failure, messages);
  const errors: readonly SummaryError[] = hasFailed ? [...found, ...(message === '' ? [] : [{ message }])] : [];
  useTitlePrefix(errors.length > 0 ? `${messages.errors.tabPrefix} ` : '');
  return { errors, title: found.length > 0 ? messages.errors.summaryTitle : messages.errors.call.title };
}
