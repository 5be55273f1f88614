import { useCallback, useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { FieldDefinition, PhoneFieldDefinition } from '../../../flows/definition/field-definition.ts';
import { formHelpMessages } from '../../../i18n/lazy-messages.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { suggestEmail } from '../../../model/email-suggestion.ts';
import { countryOfNumber } from '../../../model/phone-country.ts';
import { Button } from '../../../ui/Button.tsx';
import { fieldId } from '../../../flows/definition/field-messages.ts';
import { useFlow } from '../../../application/ui/flow-context.tsx';
import { useCountries } from '../../../application/ui/use-countries.ts';
import { useLazyModule } from '../../../ui/use-lazy-module.ts';
import type { StepFormControl } from '../field-context.ts';

interface Hint {
  readonly text: string;
  readonly action: string;
  /** Values by field name. */
  readonly change: Readonly<Record<string, string>>;
}

interface ContactHintProps {
  readonly definition: FieldDefinition;
  readonly form: StepFormControl;
  /** The value of the field when it lost the focus. */
  readonly blurredValue: string;
}

const useHelp = (): Messages['form-help'] | undefined => {
  const { locale } = useFlow().session;
  return useLazyModule(useCallback(() => formHelpMessages(locale), [locale]));
};

interface HintLineProps {
  readonly name: string;
  readonly form: StepFormControl;
  readonly hint: Hint | undefined;
}

const HintLine = ({ name, form, hint }: HintLineProps) => {
  // The text is set after its element is rendered, because screen readers announce changes.
  const [text, setText] = useState('');
  useEffect(() => setText(hint?.text ?? ''), [hint?.text]);
  // Until the form is submitted, the hint replaces the error of the field.
  const { errors, isSubmitted } = useFormState({ control: form.control, name });
  const isDoubled = hint !== undefined && !isSubmitted && errors[name] !== undefined;
  useEffect(() => {
    if (isDoubled) form.clearErrors(name);
  }, [isDoubled, form, name]);
  const change = (values: Hint['change']): void => {
    for (const [field, value] of Object.entries(values)) form.setValue(field, value, { shouldDirty: true });
    void form.trigger(name);
    document.getElementById(fieldId(name))?.focus();
  };
  return (
    <div className={hint ? '-mt-4 grid justify-items-start' : 'sr-only'}>
      <p role="status">{text}</p>
      {hint && (
        <Button kind="link" onClick={() => change(hint.change)}>
          {hint.action}
        </Button>
      )}
    </div>
  );
};

const PhoneHint = ({
  definition,
  form,
  blurredValue,
}: ContactHintProps & { readonly definition: PhoneFieldDefinition }) => {
  const { name, country: countryName } = definition;
  const { locale } = useFlow().session;
  const help = useHelp()?.otherCountry;
  const countries = useCountries();
  const [typed, chosen] = useWatch({ control: form.control, name: [name, countryName] });
  const found = typed === blurredValue ? countryOfNumber(blurredValue, chosen, countries) : undefined;
  const { iso = '', callingCode: code = '' } = found?.country ?? {};
  const country = iso && (new Intl.DisplayNames([locale], { type: 'region' }).of(iso) ?? iso);
  const hint = found &&
    help && {
      text: interpolate(help.text, { country, code }),
      action: interpolate(help.action, { country, code }),
      change: { [countryName]: iso, [name]: found.national },
    };
  return <HintLine name={name} form={form} hint={hint} />;
};

const EmailHint = ({ definition: { name }, form, blurredValue }: ContactHintProps) => {
  const help = useHelp()?.emailTypo;
  const typed = useWatch({ control: form.control, name });
  const email = typed === blurredValue ? suggestEmail(blurredValue) : undefined;
  const hint =
    email !== undefined && help
      ? { text: interpolate(help.text, { email }), action: help.action, change: { [name]: email } }
      : undefined;
  return <HintLine name={name} form={form} hint={hint} />;
};

export const ContactHint = ({ definition, ...props }: ContactHintProps) => {
  if (definition.kind === 'phone') return <PhoneHint {...props} definition={definition} />;
  return definition.kind === 'text' && definition.rule === 'email' ? (
    <EmailHint {...props} definition={definition} />
  ) : null;
};
