import { firstUnfinished, startRoute } from '../../flows/definition/step-order.ts';
import type { Application } from '../../model/application.ts';
import { Button } from '../../ui/Button.tsx';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { useErrorAlert } from '../../application/ui/use-error-alert.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { cameFromReview } from '../step-navigation.ts';

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
  /** Present if the form below is folded for a returning applicant: whether it was unfolded, and what folds it. */
  readonly fold?: { readonly isUnfolded: boolean; readonly toggle: () => void } | undefined;
}

/**
 * Offers to continue the stored application, or to find one instead of the stored answers. Returning applicants see a
 * card, whose space is reserved before it loads, so that nothing below it moves.
 */
export const ContinueOrRecover = ({ application, hasKept, fold }: ContinueOrRecoverProps) => {
  const { session } = useFlow();
  const keptParts = useLazyModule(hasKept ? loadKept : undefined);
  // Nobody reaches the review without the documents.
  const route = application && firstUnfinished(session.flow, application, cameFromReview(session));
  // A server that returns no answers leaves this form to be filled in again. A link to the page itself would do nothing.
  const continuesHere = route === startRoute(session.flow);
  return (
    <div className={fold ? 'came-back continues' : 'came-back'}>
      <div>{keptParts && <keptParts.KeptApplication application={application} continuesHere={continuesHere} />}</div>
      {application ? (
        <div className="grid justify-items-start gap-1 pb-2">
          {keptParts && <keptParts.KeptActions route={continuesHere ? undefined : route} fold={fold} />}
        </div>
      ) : (
        <p>{hasKept && <RecoverButton />}</p>
      )}
    </div>
  );
};
