import { useCallback, useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { messageKeyOf } from '../../../application/flow-queries.ts';
import type { FieldDefinition, PhoneFieldDefinition } from '../../../application/field-definition.ts';
import { LONG_TEXT_LIMIT } from '../../../config/constants.ts';
import type { FlowMessages } from '../../../i18n/messages.ts';
import { afterPointerUp } from '../../../browser/after-pointer-up.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import type { Application } from '../../../model/application.ts';
import type { Values } from '../../../model/rules.ts';
import { CheckboxField } from '../../../ui/CheckboxField.tsx';
import { RadioTiles } from '../../../ui/RadioTiles.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { fieldErrorMessage, fieldId, inputTypeOf, labelOf, requiredMessage } from '../../shared/field-messages.ts';
import { useFlow } from '../../shared/flow-context.tsx';
import { PhoneInput } from '../../shared/PhoneInput.tsx';
import { useLazyModule } from '../../shared/use-lazy-module.ts';
import type { ControlProps, FieldContext, StepFormControl } from './field-context.ts';
import { LazyAutocomplete } from './LazyAutocomplete.tsx';
import { NoneButton } from './NoneButton.tsx';
import { RemoteSelect } from './RemoteSelect.tsx';

const loadContactHint = () => import('./ContactHint.tsx');

interface FieldControlProps {
  readonly definition: FieldDefinition;
  readonly form: StepFormControl;
  readonly values: Values;
  readonly required: boolean;
  readonly hydrated: boolean;
  /** The answers of other steps are loaded, or there are none. */
  readonly dependenciesLoaded: boolean;
  readonly application: Application | undefined;
  /** The end of a number that the server stores and never sends back. */
  readonly storedHint: string | undefined;
  /** A verified contact cannot be changed. */
  readonly locked: boolean;
  readonly setSelectedItem: (name: string, item: unknown, lookedUpValue: string) => void;
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
  const [left, setLeft] = useState('');
  const hint = useLazyModule(/@|^\s*(\+|00)/.test(left) ? loadContactHint : undefined);
  const messageKey = messageKeyOf(definition);
  const inputType = inputTypeOf(definition);
  const rule = 'rule' in definition ? definition.rule : undefined;
  const control: ControlProps = {
    id: fieldId(definition.name),
    name: definition.name,
    label: labelOf(messageKey, messages),
    hint: hintOf(props, messages),
    error: fieldErrorMessage(fieldState.error?.message, messageKey, messages, inputType),
    optional: required || props.storedHint ? undefined : messages.common.optional,
    required,
    ...(locked ? { readOnly: true } : {}),
    value: field.value,
    onChange: (event) => {
      const { type, checked, value }: HTMLInputElement = event.target;
      field.onChange(type === 'checkbox' && !checked ? '' : value);
      // A choice from a remote list becomes valid when its item is set (`setMySelectedItem`).
      if (fieldState.invalid && definition.kind !== 'remote-select') void form.trigger(definition.name);
    },
    // A wrong value shows its error when the field loses the focus; an empty one only on submit.
    onBlur: () => {
      field.onBlur();
      if (!field.value) return;
      afterPointerUp(() => {
        void form.trigger(definition.name);
        setLeft(field.value);
      });
    },
    'data-rule': rule,
    'data-required-message': requiredMessage(messageKey, inputType, messages),
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
  const setMySelectedItem = useCallback(
    (item: unknown, lookedUpValue: string) => {
      setSelectedItem(definition.name, item, lookedUpValue);
      // A choice that was in no list before is in one now.
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
    choose,
    setSelectedItem: setMySelectedItem,
  };
  return (
    <>
      <ControlOfKind definition={definition} context={context} form={form} />
      {hint && !locked && <hint.ContactHint definition={definition} form={form} text={left} />}
    </>
  );
};

interface ControlOfKindProps {
  readonly definition: FieldDefinition;
  readonly context: FieldContext;
  readonly form: StepFormControl;
}

const ControlOfKind = ({ definition, context, form }: ControlOfKindProps) => {
  const { messages } = useFlow();
  const { control } = context;
  const optionMessages = (messages.fields.options as Partial<Record<string, Record<string, string>>>)[definition.name];
  const options = useMemo(
    () =>
      'options' in definition
        ? definition.options.map((value) => ({ value, label: optionMessages?.[value] ?? value }))
        : [],
    [definition, optionMessages],
  );
  switch (definition.kind) {
    case 'text':
      return (
        <div>
          <TextField
            {...control}
            type={definition.inputMode === 'email' ? 'email' : 'text'}
            autoComplete={definition.autocomplete}
            inputMode={definition.inputMode}
            spellCheck={definition.rule === 'long-text' || definition.rule === 'single-line'}
          />
          {definition.noneValue && <NoneButton name={definition.name} value={definition.noneValue} form={form} />}
        </div>
      );
    case 'long-text':
      return (
        <TextAreaField
          {...control}
          limit={LONG_TEXT_LIMIT}
          countText={(count, limit) =>
            interpolate(messages.fields.counted, { count: context.hydrated ? count : 0, limit })
          }
        />
      );
    case 'phone':
      return <PhoneControl definition={definition} control={control} form={form} />;
    case 'radio':
      return <RadioTiles {...control} options={options} />;
    case 'select':
      return <SelectField {...control} options={options} placeholder={messages.fields.choose} />;
    case 'remote-select':
      return <RemoteSelect definition={definition} context={context} />;
    case 'autocomplete':
      return <LazyAutocomplete definition={definition} context={context} form={form} />;
    case 'checkbox': {
      const { optional: _optional, value, ...box } = control;
      return <CheckboxField {...box} value="yes" checked={value === 'yes'} />;
    }
  }
};

interface PhoneControlProps {
  readonly definition: PhoneFieldDefinition;
  readonly control: ControlProps;
  readonly form: StepFormControl;
}

const PhoneControl = ({ definition, control, form }: PhoneControlProps) => {
  const { session, messages } = useFlow();
  const { id, name, label, hint, error, optional, readOnly, ...number } = control;
  const { field } = useController({ name: definition.country, control: form.control });
  return (
    <PhoneInput
      {...{ id, name, label, hint, error, optional }}
      locale={session.locale}
      countryLabel={labelOf(definition.country, messages)}
      country={{
        name: definition.country,
        value: field.value,
        onChange: field.onChange,
        onBlur: field.onBlur,
        disabled: readOnly,
      }}
      number={{ ...number, readOnly }}
    />
  );
};
