import { useCallback, useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { fieldId } from '../../flows/definition/field-messages.ts';
import { formHelpMessages } from '../../i18n/lazy-messages.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { StepFormControl } from './control-props.ts';
import { Button } from '../../ui/Button.tsx';
import { useLazyModule } from '../../ui/use-lazy-module.ts';

interface Hint {
  readonly text: string;
  readonly action: string;
  /** Values by field name. */
  readonly change: Readonly<Record<string, string>>;
}

export const useFormHelp = (): Messages['form-help'] | undefined => {
  const { locale } = useFlow().session;
  return useLazyModule(useCallback(() => formHelpMessages(locale), [locale]));
};

interface HintLineProps {
  readonly name: string;
  readonly form: StepFormControl;
  readonly hint: Hint | undefined;
}

/** Offers a correction below a field. */
export const HintLine = ({ name, form, hint }: HintLineProps) => {
  // The text is set after its element is rendered, because screen readers announce only changes.
  const [text, setText] = useState('');
  useEffect(() => setText(hint?.text ?? ''), [hint?.text]);
  // Before a submit, the hint replaces the field's error.
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
    <div className={hint ? '-mt-1 grid justify-items-start' : 'sr-only'}>
      <p role="status">{text}</p>
      {hint && (
        <Button kind="link" onClick={() => change(hint.change)}>
          {hint.action}
        </Button>
      )}
    </div>
  );
};
