import { useWatch } from 'react-hook-form';
import { interpolate } from '../../../lib/interpolate.ts';
import { suggestEmail } from '../../../model/email-suggestion.ts';
import type { StepFormControl } from '../control-props.ts';
import { HintLine, useFormHelp } from '../HintLine.tsx';

interface EmailHintProps {
  readonly name: string;
  readonly form: StepFormControl;
  /** The value of the field when it lost the focus. */
  readonly blurredValue: string;
}

/** Suggests the address that was probably meant. */
export const EmailHint = ({ name, form, blurredValue }: EmailHintProps) => {
  const help = useFormHelp()?.emailTypo;
  const typed = useWatch({ control: form.control, name });
  const email = typed === blurredValue ? suggestEmail(blurredValue) : undefined;
  const hint =
    email !== undefined && help
      ? { text: interpolate(help.text, { email }), action: help.action, change: { [name]: email } }
      : undefined;
  return <HintLine name={name} form={form} hint={hint} />;
};
