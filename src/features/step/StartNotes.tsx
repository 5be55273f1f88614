import type { Application } from '../../model/application.ts';
import { Button } from '../../ui/Button.tsx';
import { useFlow } from '../shared/flow-context.tsx';
import { useErrorAlert } from '../shared/use-error-alert.ts';
import { reportChunkError, useLazyModule } from '../shared/use-lazy-module.ts';

const loadExisting = () => import('./ExistingApplication.tsx');
const loadRecovery = () => import('../../application/recover-application.ts');

interface StartNotesProps {
  readonly application: Application | undefined;
}

export const StartNotes = ({ application }: StartNotesProps) => {
  const { session, messages } = useFlow();
  const runWithErrorAlert = useErrorAlert();
  const existing = useLazyModule(application ? loadExisting : undefined, reportChunkError);
  if (application) return existing ? <existing.ExistingApplication application={application} /> : null;
  return (
    <p className="-my-3">
      <Button
        kind="link"
        onClick={() => runWithErrorAlert(async () => (await loadRecovery()).recoverApplication(session))}
      >
        {messages.flow.recover.action}
      </Button>
    </p>
  );
};
