import { flowHref } from '../../application/flow-session.ts';
import { firstUnfinished } from '../../flows/definition/step-order.ts';
import type { Application } from '../../model/application.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { useErrorAlert } from '../../application/ui/use-error-alert.ts';

const loadRecovery = () => import('../../application/resume.ts');

interface ContinueOrRecoverProps {
  readonly application: Application | undefined;
}

/** Offers to continue the application, or to find one. It is always one line, so that nothing below it moves. */
export const ContinueOrRecover = ({ application }: ContinueOrRecoverProps) => {
  const { session, messages } = useFlow();
  const runWithErrorAlert = useErrorAlert();
  return (
    <p className="-my-3">
      {application ? (
        <ButtonLink kind="link" href={flowHref(session, firstUnfinished(session.flow, application, false))}>
          {messages.flow.existing.action}
        </ButtonLink>
      ) : (
        <Button
          kind="link"
          onClick={() => runWithErrorAlert(async () => (await loadRecovery()).recoverApplication(session))}
        >
          {messages.flow.recover.action}
        </Button>
      )}
    </p>
  );
};
