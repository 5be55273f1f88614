import { useEffect, useState } from 'react';
import { isSharedComputer, setSharedComputer } from '../../browser/storage/storage.ts';
import type { Application } from '../../model/application.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
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
  const { recover } = messages.flow;
  if (application) return existing ? <existing.ExistingApplication application={application} /> : null;
  return (
    <div className="grid gap-3">
      <p>
        {recover.question}{' '}
        <Button
          kind="link"
          onClick={() => runWithErrorAlert(async () => (await loadRecovery()).recoverApplication(session))}
        >
          {recover.action}
        </Button>
      </p>
      <SharedComputer />
    </div>
  );
};

const SharedComputer = () => {
  const { sharedDevice } = useFlow().messages.flow;
  const [checked, setChecked] = useState(false);
  useEffect(() => {
    setChecked(isSharedComputer());
  }, []);
  return (
    <CheckboxField
      id="shared-computer"
      name="shared_computer"
      label={sharedDevice.label}
      hint={sharedDevice.hint}
      checked={checked}
      onChange={(event) => {
        setSharedComputer(event.target.checked);
        setChecked(event.target.checked);
      }}
    />
  );
};
