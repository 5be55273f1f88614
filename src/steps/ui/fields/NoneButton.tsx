import { Button } from '../../../ui/Button.tsx';
import { useFlow } from '../../../application/ui/flow-context.tsx';
import type { StepFormControl } from '../field-context.ts';

interface NoneButtonProps {
  readonly name: string;
  readonly value: string;
  readonly form: StepFormControl;
}

/** Answers a field for a person who has none. */
export const NoneButton = ({ name, value, form }: NoneButtonProps) => {
  const { noneOf } = useFlow().messages.fields;
  return (
    <Button kind="link" onClick={() => form.setValue(name, value, { shouldDirty: true, shouldValidate: true })}>
      {(noneOf as Partial<Record<string, string>>)[name]}
    </Button>
  );
};
