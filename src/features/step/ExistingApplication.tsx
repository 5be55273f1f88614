import { firstUnfinished } from '../../application/step-order.ts';
import { flowHref } from '../../application/flow-session.ts';
import { askToStartNew } from '../../application/register.ts';
import type { Application } from '../../model/application.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useFlow } from '../shared/flow-context.tsx';
import { useErrorAlert } from '../shared/use-error-alert.ts';

export const ExistingApplication = ({ application }: { readonly application: Application }) => {
  const { session, messages } = useFlow();
  const runWithErrorAlert = useErrorAlert();
  const { existing } = messages.flow;
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
};
