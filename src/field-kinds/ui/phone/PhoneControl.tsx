import { useController } from 'react-hook-form';
import { useFlow } from '../../../application/ui/flow-context.tsx';
import { PhoneInput } from '../../../application/ui/PhoneInput.tsx';
import { labelOf } from '../../../flows/definition/field-messages.ts';
import { asciiSigns } from '../../../model/text.ts';
import type { KindControlProps } from '../control-props.ts';
import { useLazyModule } from '../../../ui/use-lazy-module.ts';
import { PHONE_COUNTRY, type PhoneFieldDefinition } from '../../phone.ts';

const CALLING_CODE = /^(?:\+|00)/;
const loadPhoneHint = () => import('./PhoneHint.tsx');

export const PhoneControl = ({ definition, context, form }: KindControlProps<PhoneFieldDefinition>) => {
  const { session, messages } = useFlow();
  const { control, blurredValue } = context;
  const { id, name, label, hint, error, mark, readOnly, ...number } = control;
  const { field } = useController({ name: PHONE_COUNTRY, control: form.control });
  const lazyHint = useLazyModule(CALLING_CODE.test(asciiSigns(blurredValue)) ? loadPhoneHint : undefined);
  return (
    <>
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
      />
      {lazyHint && !readOnly && <lazyHint.PhoneHint definition={definition} form={form} blurredValue={blurredValue} />}
    </>
  );
};
