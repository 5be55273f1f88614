import { recoverApplication } from '../../application/recover-application.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useFlow } from './flow-context.tsx';
import { useErrorAlert } from './use-error-alert.ts';

/** For a page that needs an application where this browser knows none. */
export const RecoverApplication = () => {
  const { session, messages } = useFlow();
  const runWithErrorAlert = useErrorAlert();
  const { recover } = messages.flow;
  return (
    <Notice tone="info" title={recover.title}>
      <p>{recover.lead}</p>
      <div className="mt-2">
        <Button onClick={() => runWithErrorAlert(() => recoverApplication(session))}>{recover.action}</Button>
      </div>
    </Notice>
  );
};
