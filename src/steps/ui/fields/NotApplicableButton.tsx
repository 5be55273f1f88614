import { Button } from '../../../ui/Button.tsx';
import { useFlow } from '../../../application/ui/flow-context.tsx';
import type { StepFormControl } from '../field-context.ts';

interface NotApplicableButtonProps {
  readonly name: string;
  readonly value: string;
  readonly form: StepFormControl;
}

/** Enters the value for a person to whom the field does not apply, such as one without a last name. */
export const NotApplicableButton = ({ name, value, form }: NotApplicableButtonProps) => {
  const { notApplicable } = useFlow().messages.fields;
  return (
    <Button kind="link" onClick={() => form.setValue(name, value, { shouldDirty: true, shouldValidate: true })}>
      {(notApplicable as Partial<Record<string, string>>)[name]}
    </Button>
  );
};
