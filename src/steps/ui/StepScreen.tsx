import { useEffect, useState, type ComponentType } from 'react';
import { firstUnfinished, startRoute, stepForRoute } from '../../flows/definition/step-order.ts';
import { hasUnsentAnswers } from '../../application/draft-changes.ts';
import { hasSession } from '../../application/session.ts';
import { afterPointerUp } from '../../ui/after-pointer-up.ts';
import { endRestoring } from '../../platform/hydration/end-restoring.ts';
import { hasPersonalData } from '../../platform/storage/has-stored-data.ts';
import { $storageKind } from '../../platform/storage/storage-engine.ts';
import type { RouteName } from '../../config/routes.ts';
import { LazyCampaignSummary } from '../../application/ui/LazyCampaignSummary.tsx';
import { useFlow } from '../../application/ui/flow-context.tsx';
import type { FormSectionProps } from './form-section-props.ts';
import { LoadError } from '../../application/ui/LoadError.tsx';
import { StepAccessNotice } from './StepAccessNotice.tsx';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';
import { useStepGuard } from './use-step-guard.ts';
import { StepForm } from './StepForm.tsx';
import type { Sent } from '../../model/sent-at.ts';
import { ContinueOrRecover, RecoverButton } from './ContinueOrRecover.tsx';
import { WideFacts } from './WideFacts.tsx';

export interface StepScreenProps {
  readonly route: RouteName;
  /** Loads the documents section below the fields, which is rendered only after hydration. */
  readonly loadDocuments: () => Promise<{ readonly DocumentsSection: ComponentType<FormSectionProps> }>;
}

const loadSentNotice = () => import('./SentNotice.tsx');
const loadIntake = () => import('../../application/ui/IntakeNotice.tsx');
const loadStorageNotice = () => import('./StorageNotice.tsx');
const loadCarriedNotice = () => import('../../platform/carried-answers-notice.ts');
const loadPreviousDetails = () => import('./offer-previous-details.ts');
const loadBanners = () => import('./Banners.tsx');

/** A step with its notices. The form is usable from the first paint. */
export const StepScreen = ({ route, loadDocuments }: StepScreenProps) => {
  const { session, messages } = useFlow();
  const { flow } = session;
  const step = stepForRoute(flow, route);
  const { state, reload } = useStepGuard(step);
  const [storageKind, setStorageKind] = useState($storageKind.init);
  useEffect(() => $storageKind.subscribe(() => afterPointerUp(() => setStorageKind($storageKind.get()))), []);
  const storage = useLazyModule(storageKind === 'local' ? undefined : loadStorageNotice, reportChunkError);
  const isLanding = flow.steps[0] === step;
  // The page is complete without a banner.
  const banners = useLazyModule(isLanding ? loadBanners : undefined);
  const documents = useLazyModule(step.documentsSection ? loadDocuments : undefined);
  const access = state.kind === 'ready' ? state.data : undefined;
  const application = access?.kind === 'known' ? access.application : undefined;
  /** Whether this browser had answers when the page was opened. Answers from before hydration are stored, too. */
  const [hasDraft, setHasDraft] = useState(false);
  const [storedSent, setStoredSent] = useState<Sent>();
  /** Whether a registered application stands in place of the form (`src/platform/hydration/directive.ts`). */
  const [isReturning, setIsReturning] = useState(false);
  const [isUnfolded, setIsUnfolded] = useState(false);
  useEffect(() => {
    const island = document.querySelector<HTMLElement>('[data-restoring]');
    if (island === null) return;
    setIsReturning(island.dataset.restoring === 'registered');
    setHasDraft(hasUnsentAnswers(session));
    setStoredSent(session.environment.findSent(session.flowKey));
  }, [session]);
  /** What this browser knows is shown until the server has responded, and if it does not. */
  const sent = access === undefined ? storedSent : access.kind === 'sent' ? access.sent : undefined;
  const isSent = isLanding && sent !== undefined;
  const sentNotice = useLazyModule(isSent ? loadSentNotice : undefined, reportChunkError);
  const hasCarriedAnswers = access !== undefined && 'hasCarriedAnswers' in access;
  const [hasPreviousDetails, setHasPreviousDetails] = useState(false);
  const mayOfferDetails = isLanding && access?.kind === 'new' && !hasCarriedAnswers && hasPersonalData();
  const ownDetails = useLazyModule(mayOfferDetails ? loadPreviousDetails : undefined);
  useEffect(() => ownDetails?.offerPreviousDetails(session, () => setHasPreviousDetails(true)), [ownDetails, session]);
  const carriedNotice = useLazyModule(hasCarriedAnswers ? loadCarriedNotice : undefined, reportChunkError);
  useEffect(() => void carriedNotice?.showCarriedAnswersNotice(), [carriedNotice]);
  const isFree = access !== undefined && session.$campaign.get().campaign?.amount === 0;
  useEffect(() => {
    if (isFree)
      void import('./remove-step.ts').then(
        ({ removePaymentStep }) => removePaymentStep(session, messages),
        () => undefined,
      );
  }, [isFree, session, messages]);
  const intake = useLazyModule(isLanding && flow.rounds && access?.kind === 'new' ? loadIntake : undefined);
  // If the browser stores nothing, the next page could not continue the application, so none is begun.
  const isForgotten = storageKind === 'memory' && !hasSession(session);
  const isBlocked =
    access !== undefined && ['not-found', 'campaign-closed', 'campaign-changed', 'ended'].includes(access.kind);
  const isClosed = isForgotten || isBlocked;
  useEffect(() => {
    if (isClosed) endRestoring();
  }, [isClosed]);
  const isOpen = !isClosed && !isSent;
  const hasKept = access?.kind === 'known' || hasDraft;
  const continuesLater = application && firstUnfinished(flow, application, false) !== startRoute(flow);
  /** What was typed while the application could not be read stays in sight. */
  const hasFailed = state.kind === 'error';
  useEffect(() => {
    if (hasFailed) setIsUnfolded(true);
  }, [hasFailed]);
  const mayFold = isLanding && isReturning && !hasDraft && (continuesLater ?? state.kind === 'loading');
  const isFolded = mayFold && !isUnfolded;
  return (
    <div className="grid gap-5">
      {storageKind !== 'local' && storage && <storage.StorageNotice isForgotten={isForgotten} />}
      {isLanding && flow.resolveCampaign && access?.kind !== 'not-found' && <LazyCampaignSummary kind={state.kind} />}
      {state.kind === 'error' && !isSent && (
        <LoadError error={state.error} messages={messages} onRetry={() => reload()} />
      )}
      {access && <StepAccessNotice access={access} />}
      {intake && <intake.IntakeCheck />}
      {isSent && <div className="came-back">{sentNotice && <sentNotice.SentNotice sent={sent} />}</div>}
      {isOpen && isLanding && (hasKept || state.kind === 'loading') && (
        <ContinueOrRecover
          application={application}
          hasKept={hasKept}
          fold={mayFold ? { isUnfolded, toggle: () => setIsUnfolded(isFolded) } : undefined}
        />
      )}
      {isOpen && (
        <StepForm
          step={step}
          application={application}
          isDraftFilled={hasCarriedAnswers || hasPreviousDetails}
          isLoadingApplication={state.kind === 'loading' && hasSession(session)}
          Section={documents?.DocumentsSection}
          isFolded={isFolded}
          nextToHeading={isLanding && !application && !hasKept && <RecoverButton />}
        />
      )}
      {banners && !isFolded && <banners.Banners />}
      {application && <WideFacts application={application} asked={step.fields} />}
    </div>
  );
};
