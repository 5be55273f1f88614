import { askToStartNew } from '../../application/register.ts';
import { Button } from '../../ui/Button.tsx';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { useErrorAlert } from '../../application/ui/use-error-alert.ts';

export const StartNewButton = () => {
  const { session, messages } = useFlow();
  const runWithErrorAlert = useErrorAlert();
  return (
    <Button kind="link" onClick={() => runWithErrorAlert(() => askToStartNew(session))}>
      {messages.flow.existing.startNew}
    </Button>
  );
};
