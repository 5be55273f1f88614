import { useCallback, useState } from 'react';
import { useController } from 'react-hook-form';
import { messageKeyOf } from '../../flows/definition/field-queries.ts';
import { controlOf } from '../../field-kinds/controls.tsx';
import { kindOf, type FieldDefinition } from '../../field-kinds/kinds.ts';
import type { FlowMessages } from '../../i18n/messages.ts';
import { afterPointerUp } from '../../ui/after-pointer-up.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { Application } from '../../model/application.ts';
import type { Values } from '../../model/rules.ts';
import { fieldErrorMessage, fieldId, labelOf, requiredMessage } from '../../flows/definition/field-messages.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';
import type { ControlProps, FieldContext, StepFormControl } from './field-context.ts';

interface FieldControlProps {
  readonly definition: FieldDefinition;
  readonly form: StepFormControl;
  readonly values: Values;
  readonly required: boolean;
  readonly hydrated: boolean;
  /** Whether the answers of other steps are loaded, if there are any. */
  readonly dependenciesLoaded: boolean;
  readonly application: Application | undefined;
  /** The last characters of a number that the server stores and never sends back. */
  readonly storedHint: string | undefined;
  /** Whether the field cannot be changed, as the contact after the registration. */
  readonly locked: boolean;
  readonly setSelectedItem: (name: string, item: unknown, lookedUpValue?: string) => void;
}

const hintOf = (
  { definition, storedHint, locked }: FieldControlProps,
  { fields }: FlowMessages,
): string | undefined => {
  if (locked) return fields.readonly;
  if (storedHint) return interpolate(fields.onFile, { hint: storedHint });
  return (fields.hints as Partial<Record<string, string>>)[messageKeyOf(definition)];
};

export const FieldControl = (props: FieldControlProps) => {
  const { definition, form, values, required, hydrated, dependenciesLoaded, application, locked, setSelectedItem } =
    props;
  const { messages } = useFlow();
  const { field, fieldState } = useController({ name: definition.name, control: form.control });
  const [blurredValue, setBlurredValue] = useState('');
  const messageKey = messageKeyOf(definition);
  const rule = 'rule' in definition ? definition.rule : undefined;
  const control: ControlProps = {
    id: fieldId(definition.name),
    name: definition.name,
    label: labelOf(messageKey, messages),
    hint: hintOf(props, messages),
    error: fieldErrorMessage(fieldState.error?.message, messageKey, messages),
    optional: required || props.storedHint ? undefined : messages.common.optional,
    required,
    ...(locked ? { readOnly: true } : {}),
    value: field.value,
    onChange: (event) => {
      const { type, checked, value }: HTMLInputElement = event.target;
      field.onChange(type === 'checkbox' && !checked ? '' : value);
      // A choice from a remote list becomes valid when its item is set (`setOwnSelectedItem`).
      if (fieldState.invalid && !kindOf(definition).isValidatedByList) void form.trigger(definition.name);
    },
    // A wrong value shows its error when the field loses the focus; an empty one only on submit.
    onBlur: () => {
      field.onBlur();
      if (!field.value) return;
      afterPointerUp(() => {
        void form.trigger(definition.name);
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
      // The choice is in the list now, so an earlier error no longer applies.
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
  const Control = controlOf(definition);
  return <Control definition={definition} context={context} form={form} />;
};
