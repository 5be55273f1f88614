import { useFlow } from '../../application/ui/flow-context.tsx';
import { useErrorAlert } from '../../application/ui/use-error-alert.ts';
import { SLOW_NOTICE_MS } from '../../config/constants.ts';
import type { Step } from '../../flows/definition/flow.ts';
import { previousRoute } from '../../flows/definition/step-order.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useElapsed } from '../../ui/use-elapsed.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { backHref, saveAndExit } from '../step-navigation.ts';
import { isSaving, type SubmitPhase } from '../submit-store.ts';

const loadSlowNotice = () => import('./SlowNotice.tsx');

interface StepActionsProps {
  readonly step: Step;
  readonly phase: SubmitPhase;
  /** Whether saving returns to the review, from which the step was opened. */
  readonly returnsToReview: boolean;
  /** Whether the page has no answer yet: there is nothing to save, and a page that only offers choices has no button. */
  readonly isEmpty: boolean;
  /** Whether documents of the page are missing, so that the button is not the next thing to press. */
  readonly isIncomplete: boolean;
  readonly onCancel: () => void;
  /** Opens the previous part; absent in the first part, from which Back leaves the step. */
  readonly onBack: (() => void) | undefined;
}

/** The submit button and the links below it. */
export const StepActions = ({
  step,
  phase,
  returnsToReview,
  isEmpty,
  isIncomplete,
  onCancel,
  onBack,
}: StepActionsProps) => {
  const { session, messages } = useFlow();
  const { flow } = messages;
  const runWithErrorAlert = useErrorAlert();
  const isSlow = useElapsed(SLOW_NOTICE_MS, phase !== 'idle' && phase !== 'asking');
  const slow = useLazyModule(isSlow ? loadSlowNotice : undefined);
  const back = previousRoute(session.flow, step);
  const working = phase === 'leaving' && step.save === 'register' ? `✓ ${flow.registered}` : flow.saving;
  const hasLinks = !isEmpty || onBack !== undefined || back !== undefined;
  if (isEmpty && step.save === 'draft') return null;
  return (
    <div className="form-actions">
      {/* A button's new name is not announced. */}
      <div aria-live="polite" className="sr-only">
        {isSaving(phase) && working}
      </div>
      <div className="action-bar grid gap-3">
        <Button type="submit" kind={isIncomplete ? 'secondary' : 'primary'} busy={isSaving(phase)}>
          {isSaving(phase) ? working : returnsToReview ? flow.saveReview : flow.continue}
        </Button>
        {isSlow && slow && <slow.SlowNotice onCancel={onCancel} />}
      </div>
      {hasLinks && (
        <div className="form-links">
          {onBack ? (
            <Button kind="quiet" onClick={onBack}>
              {flow.back}
            </Button>
          ) : back ? (
            <ButtonLink kind="quiet" href={backHref(session, back)}>
              {flow.back}
            </ButtonLink>
          ) : (
            <span />
          )}
          {!isEmpty && (
            <Button kind="quiet" onClick={() => runWithErrorAlert(() => saveAndExit(session, 'page'))}>
              {flow.saveAndExit}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
