import { Button } from '../../../ui/Button.tsx';
import { useFlow } from '../../../application/ui/flow-context.tsx';
import type { StepFormControl } from '../field-context.ts';

interface NotApplicableButtonProps {
  readonly name: string;
  readonly value: string;
  readonly form: StepFormControl;
}

/** Answers a field for a person who has none. */
export const NotApplicableButton = ({ name, value, form }: NotApplicableButtonProps) => {
  const { notApplicable } = useFlow().messages.fields;
  return (
    <Button kind="link" onClick={() => form.setValue(name, value, { shouldDirty: true, shouldValidate: true })}>
      {(notApplicable as Partial<Record<string, string>>)[name]}
    </Button>
  );
};
