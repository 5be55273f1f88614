import { useEffect, useState } from 'react';
import { firstUnfinished } from '../../application/flow-queries.ts';
import { flowHref } from '../../application/flow-session.ts';
import { askToStartNew } from '../../application/session.ts';
import { isSharedComputer, setSharedComputer } from '../../browser/storage/storage.ts';
import type { Application } from '../../model/application.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useFlow } from '../shared/flow-context.tsx';
import { useErrorAlert } from '../shared/use-error-alert.ts';

const loadRecovery = () => import('../shared/RecoverApplication.tsx');

interface StartNotesProps {
  readonly application: Application | undefined;
}

export const StartNotes = ({ application }: StartNotesProps) => {
  const { session, messages } = useFlow();
  const runWithErrorAlert = useErrorAlert();
  const { existing, recover } = messages.flow;
  if (application) {
    return (
      <Notice tone="info" title={existing.title}>
        <p>{existing.message}</p>
        <div className="mt-2 flex flex-wrap gap-4">
          <a className="button-secondary" href={flowHref(session, firstUnfinished(session.flow, application, false))}>
            {existing.action}
          </a>
          <Button kind="link" onClick={() => runWithErrorAlert(() => askToStartNew(session))}>
            {existing.startNew}
          </Button>
        </div>
      </Notice>
    );
  }
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
