import { useFlow } from '../../application/ui/flow-context.tsx';
import { LONG_TEXT_LIMIT } from '../../config/constants.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { asciiSigns } from '../../model/text.ts';
import type { KindControlProps, StepFormControl } from '../../steps/ui/field-context.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import type { TextFieldDefinition } from './text.ts';

const loadEmailHint = () => import('./EmailHint.tsx');

interface NotApplicableButtonProps {
  readonly name: string;
  readonly value: string;
  readonly form: StepFormControl;
}

/** Enters the value for a person to whom the field does not apply, such as one without a last name. */
const NotApplicableButton = ({ name, value, form }: NotApplicableButtonProps) => {
  const { notApplicable } = useFlow().messages.fields;
  return (
    <Button kind="link" onClick={() => form.setValue(name, value, { shouldDirty: true, shouldValidate: true })}>
      {(notApplicable as Partial<Record<string, string>>)[name]}
    </Button>
  );
};

export const TextControl = ({ definition, context, form }: KindControlProps<TextFieldDefinition>) => {
  const { name, rule, inputMode, autocomplete, notApplicableValue } = definition;
  const { control, blurredValue } = context;
  const hasEmail = rule === 'email' && asciiSigns(blurredValue).includes('@');
  const hint = useLazyModule(hasEmail ? loadEmailHint : undefined);
  return (
    <>
      <div>
        <TextField
          {...control}
          type={inputMode === 'email' ? 'email' : 'text'}
          autoComplete={autocomplete}
          inputMode={inputMode}
        />
        {notApplicableValue && <NotApplicableButton name={name} value={notApplicableValue} form={form} />}
      </div>
      {hint && !control.readOnly && <hint.EmailHint name={name} form={form} blurredValue={blurredValue} />}
    </>
  );
};

export const LongTextControl = ({ context }: KindControlProps<TextFieldDefinition>) => {
  const { counted } = useFlow().messages.fields;
  return (
    <TextAreaField
      {...context.control}
      limit={LONG_TEXT_LIMIT}
      countText={(count, limit) => interpolate(counted, { count: context.hydrated ? count : 0, limit })}
    />
  );
};
