import { flowHref } from '../../application/flow-session.ts';
import { firstUnfinished, startRoute } from '../../flows/definition/step-order.ts';
import type { Application } from '../../model/application.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { useErrorAlert } from '../../application/ui/use-error-alert.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';

const loadRecovery = () => import('../../application/resume.ts');
const loadKept = () => import('./KeptApplication.tsx');

/** Finds an application that was begun in another browser. */
export const RecoverButton = () => {
  const { session, messages } = useFlow();
  const runWithErrorAlert = useErrorAlert();
  return (
    <Button
      kind="quiet"
      onClick={() => runWithErrorAlert(async () => (await loadRecovery()).recoverApplication(session))}
    >
      {messages.flow.recover.action}
    </Button>
  );
};

interface ContinueOrRecoverProps {
  readonly application: Application | undefined;
  /** Whether this browser has stored answers or an application. */
  readonly hasKept: boolean;
}

/**
 * Offers to continue the stored application, or to find one instead of the stored answers. Returning applicants see a
 * card, whose space is reserved before it loads, so that nothing below it moves.
 */
export const ContinueOrRecover = ({ application, hasKept }: ContinueOrRecoverProps) => {
  const { session, messages } = useFlow();
  const keptParts = useLazyModule(hasKept ? loadKept : undefined);
  const route = application && firstUnfinished(session.flow, application, false);
  // A server that returns no answers leaves this form to be filled in again. A link to the page itself would do nothing.
  const continuesHere = route === startRoute(session.flow);
  return (
    <div className="came-back">
      <div>{keptParts && <keptParts.KeptApplication application={application} continuesHere={continuesHere} />}</div>
      <p className={application ? 'flex items-center gap-6' : undefined}>
        {route
          ? !continuesHere && (
              <ButtonLink kind="link" href={flowHref(session, route)}>
                {messages.flow.existing.action}
              </ButtonLink>
            )
          : hasKept && <RecoverButton />}
        {application && keptParts && <keptParts.StartNewButton />}
      </p>
    </div>
  );
};
