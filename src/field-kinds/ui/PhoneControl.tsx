import { useController } from 'react-hook-form';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { PhoneInput } from '../../application/ui/PhoneInput.tsx';
import { labelOf } from '../../flows/definition/field-messages.ts';
import type { KindControlProps } from './control-props.ts';
import { PHONE_COUNTRY, type PhoneFieldDefinition } from '../phone.ts';

export const PhoneControl = ({ context, form }: KindControlProps<PhoneFieldDefinition>) => {
  const { session, messages } = useFlow();
  const { id, name, label, hint, error, mark, readOnly, ...number } = context.control;
  const { field } = useController({ name: PHONE_COUNTRY, control: form.control });
  return (
    <PhoneInput
      id={id}
      name={name}
      label={label}
      hint={hint}
      error={error}
      mark={mark}
      locale={session.locale}
      countryLabel={labelOf(PHONE_COUNTRY, messages)}
      country={{
        name: PHONE_COUNTRY,
        value: field.value,
        onChange: field.onChange,
        onBlur: field.onBlur,
        disabled: readOnly,
      }}
      number={{ ...number, readOnly }}
      onOtherCountry={({ country, national }) => {
        form.setValue(PHONE_COUNTRY, country, { shouldDirty: true });
        form.setValue(name, national, { shouldDirty: true });
        void form.trigger(name);
      }}
    />
  );
};
