import { useWatch } from 'react-hook-form';
import { useFlow } from '../../../application/ui/flow-context.tsx';
import { countryNames } from '../../../i18n/country-names.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { isPhone } from '../../../model/phone.ts';
import { readPhone } from '../../../model/phone-numbers.ts';
import type { StepFormControl } from '../control-props.ts';
import { HintLine, useFormHelp } from '../HintLine.tsx';
import { PHONE_COUNTRY, type PhoneFieldDefinition } from '../../phone.ts';

interface PhoneHintProps {
  readonly definition: PhoneFieldDefinition;
  readonly form: StepFormControl;
  /** The value of the field when it lost the focus. */
  readonly blurredValue: string;
}

/** Suggests the country of a number's calling code. */
export const PhoneHint = ({ definition, form, blurredValue }: PhoneHintProps) => {
  const { name } = definition;
  const { locale } = useFlow().session;
  const help = useFormHelp()?.otherCountry;
  const [typed, chosen] = useWatch({ control: form.control, name: [name, PHONE_COUNTRY] });
  const read = typed === blurredValue ? readPhone(blurredValue, chosen) : undefined;
  const found = read && !read.hasChosenCode && isPhone(read.national, read.country) ? read : undefined;
  const { country: iso = '', callingCode: code = '' } = found ?? {};
  const country = iso && countryNames(locale)(iso);
  const hint = found &&
    help && {
      text: interpolate(help.text, { country, code }),
      action: interpolate(help.action, { country, code }),
      change: { [PHONE_COUNTRY]: iso, [name]: found.national },
    };
  return <HintLine name={name} form={form} hint={hint} />;
};
