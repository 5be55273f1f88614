import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import type { FieldDefinition, PhoneFieldDefinition } from '../../../flows/definition/field-definition.ts';
import { LONG_TEXT_LIMIT } from '../../../config/constants.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { CheckboxField } from '../../../ui/CheckboxField.tsx';
import { RadioTiles } from '../../../ui/RadioTiles.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { labelOf, optionLabels } from '../../../flows/definition/field-messages.ts';
import { useFlow } from '../../../application/ui/flow-context.tsx';
import { PhoneInput } from '../../../application/ui/PhoneInput.tsx';
import type { ControlProps, FieldContext, StepFormControl } from '../field-context.ts';
import { LazyAutocomplete } from './LazyAutocomplete.tsx';
import { NotApplicableButton } from './NotApplicableButton.tsx';
import { RemoteSelect } from './RemoteSelect.tsx';

interface ControlOfKindProps {
  readonly definition: FieldDefinition;
  readonly context: FieldContext;
  readonly form: StepFormControl;
}

export const ControlOfKind = ({ definition, context, form }: ControlOfKindProps) => {
  const { messages } = useFlow();
  const { control } = context;
  const optionMessages = optionLabels(definition.name, messages);
  const options = useMemo(
    () =>
      'options' in definition
        ? definition.options.map((value) => ({ value, label: optionMessages[value] ?? value }))
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
          />
          {definition.notApplicableValue && (
            <NotApplicableButton name={definition.name} value={definition.notApplicableValue} form={form} />
          )}
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
