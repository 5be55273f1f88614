import { useCallback, useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { isRequired, messageKeyOf, storedHintOf } from '../../flows/definition/field-queries.ts';
import { controlOf } from '../../field-kinds/ui/controls.tsx';
import { kindOf, type FieldDefinition } from '../../field-kinds/kinds.ts';
import type { FlowMessages } from '../../i18n/messages.ts';
import { idNumberInGroups } from '../../model/id-number.ts';
import { afterPointerUp } from '../../ui/after-pointer-up.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { Button } from '../../ui/Button.tsx';
import { fieldErrorMessage, fieldId, labelOf, requiredMessage } from '../../flows/definition/field-messages.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';
import type { ControlProps, FieldContext } from '../../field-kinds/ui/control-props.ts';
import { Sentence } from '../../ui/Sentence.tsx';
import { hasUnsentNumber } from '../unsent-number.ts';
import { useKeptNumber } from './use-kept-number.ts';
import type { StepFormState } from './use-step-form.ts';

interface FieldControlProps {
  readonly definition: FieldDefinition;
  readonly state: StepFormState;
  /** Whether the form is filled with the application's answers. */
  readonly isFilled: boolean;
}

function hintOf(
  definition: FieldDefinition,
  storedHint: string | undefined,
  isLocked: boolean,
  isAskedAgain: boolean,
  { fields }: FlowMessages,
): string | undefined {
  if (isLocked) return fields.readonly;
  if (storedHint) return interpolate(fields.onFile, { hint: storedHint });
  if (isAskedAgain) return fields.numberAgain;
  return (fields.hints as Partial<Record<string, string>>)[messageKeyOf(definition)];
}

/** A field's label, control, hint and error. */
export const FieldControl = ({ definition, state, isFilled }: FieldControlProps) => {
  const { form, values, renderedValues, selected, setSelectedItem, hydrated, dependenciesLoaded, application } = state;
  /** The last characters of a number that the server stores but never returns. */
  const storedHint = storedHintOf(definition, application);
  const required = isRequired(definition, renderedValues, selected) && !storedHint;
  /** The contact cannot be changed after the registration. */
  const isLocked = Boolean(definition.readonlyAfterRegistration && application && isFilled);
  const { session, messages } = useFlow();
  const { field, fieldState } = useController({ name: definition.name, control: form.control });
  const [blurredValue, setBlurredValue] = useState('');
  const messageKey = messageKeyOf(definition);
  /** Whether a number was typed on an earlier page that was not sent. */
  const wasTyped = useMemo(
    () => hydrated && definition.sensitive === true && hasUnsentNumber(session),
    [hydrated, definition, session],
  );
  const rule = 'rule' in definition ? definition.rule : undefined;
  const control: ControlProps = {
    id: fieldId(definition.name),
    name: definition.name,
    label: labelOf(messageKey, messages),
    hint: hintOf(definition, storedHint, isLocked, wasTyped && !field.value, messages),
    error: fieldErrorMessage(fieldState.error?.message, messageKey, messages, field.value),
    mark: required || storedHint ? undefined : messages.common.optional,
    required,
    readOnly: isLocked,
    value: field.value,
    onChange: ({ target }) => {
      // A select and a text area have no `checked`, and are no checkbox.
      const { type, checked, value } = target as HTMLInputElement;
      field.onChange(type === 'checkbox' && !checked ? '' : value);
      // A choice from a remote list becomes valid when its item is set (`setOwnSelectedItem`).
      if (fieldState.invalid && !kindOf(definition).isValidatedByList) void form.trigger(definition.name);
    },
    // An invalid value shows its error when the field loses the focus; an empty one only on submit.
    onBlur: () => {
      field.onBlur();
      if (!field.value) return;
      // The rule removes the blanks again, so that they are neither compared nor sent.
      if (rule === 'national-id') field.onChange(idNumberInGroups(field.value));
      afterPointerUp(() => {
        // A press on "Continue" also takes the focus away. What the server has refused since then stays refused.
        if (form.getFieldState(definition.name).error?.type !== 'server') void form.trigger(definition.name);
        setBlurredValue(field.value);
      });
    },
    'data-rule': rule,
    'data-required-message': requiredMessage(messageKey, messages),
    'data-rule-message': rule && messages.errors.rules[rule],
    'data-sensitive': definition.sensitive && '',
  };
  const { setValue, clearErrors } = form;
  const choose = useCallback(
    (value: string) => {
      setValue(definition.name, value, { shouldDirty: true });
    },
    [setValue, definition.name],
  );
  const setOwnSelectedItem = useCallback(
    (item: unknown, lookedUpValue?: string) => {
      setSelectedItem(definition.name, item, lookedUpValue);
      // The list now contains the choice, so an earlier error no longer applies.
      if (item !== undefined) clearErrors(definition.name);
    },
    [setSelectedItem, clearErrors, definition.name],
  );
  const context: FieldContext = {
    values,
    hydrated,
    dependenciesLoaded,
    application,
    control,
    blurredValue,
    choose,
    setSelectedItem: setOwnSelectedItem,
  };
  const savedNumber = useKeptNumber(control.id, storedHint, field.value !== '' || fieldState.invalid);
  const Control = controlOf(definition);
  return (
    <>
      {savedNumber.isKept && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="label">{control.label}</p>
          <p className="order-last w-full">
            <Sentence text={messages.fields.stored} values={{ hint: storedHint ?? '' }} />
          </p>
          <Button kind="link" onClick={savedNumber.change}>
            <span>{messages.fields.change}</span> <span className="sr-only">{control.label}</span>
          </Button>
        </div>
      )}
      <div className={savedNumber.isKept ? 'hidden' : 'contents'}>
        <Control definition={definition} context={context} form={form} />
      </div>
    </>
  );
};
