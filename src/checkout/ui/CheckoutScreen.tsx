import { useCallback, useMemo } from 'react';
import { guardCheckout, type Blocked } from '../checkout-guard.ts';
import { isEmpty } from '../../application/document-requirements.ts';
import { markReviewed } from '../../application/application-marks.ts';
import { flowHref } from '../../application/flow-session.ts';
import { enterCheckout, payReviewed, type Checkout } from '../enter-checkout.ts';
import type { FlowMessages } from '../../i18n/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { RetryPanel } from '../../ui/RetryPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AsyncView } from '../../application/ui/AsyncView.tsx';
import { useMessages } from '../../application/ui/flow-context.tsx';
import { removeDocumentsStep, removeDocumentsStepIfEmpty } from '../../steps/ui/remove-step.ts';
import { changedBefore } from '../../steps/step-navigation.ts';
import { StepAccessNotice } from '../../steps/ui/StepAccessNotice.tsx';
import { WideFacts } from '../../steps/ui/WideFacts.tsx';
import { usePageRestored } from '../../application/ui/use-page-restored.ts';
import { useCheckoutGuard } from './use-checkout-guard.ts';
import { useExclusive } from '../../ui/use-exclusive.ts';
import { useAsync } from '../../ui/use-async.ts';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';
import { ReviewPanel, type ReviewPanelProps } from '../../review/ui/ReviewPanel.tsx';
import { ReviewSkeleton } from '../../review/ui/ReviewSkeleton.tsx';
import { last } from '../../lib/last.ts';
import type { ResultSession } from '../../result/result-environment.ts';
import { useResultSession } from '../../result/ui/use-result-session.ts';

/** Most applicants read the review first, so the payment loads during the call that opens the page. */
const loadPaymentPanel = () => import('../../payment/ui/PaymentPanel.tsx');

const loadAgreement = () => import('./SubmitWhenPaid.tsx');

interface CheckoutScreenProps {
  /** The steps' titles, used as headings in the review. */
  readonly steps: ReviewPanelProps['steps'];
  readonly loadPanel?: typeof loadPaymentPanel;
}

/** Removes the documents step from the stepper if the campaign asks for no documents. */
function updateStepper(session: ResultSession, messages: FlowMessages, entered: Checkout | Blocked): void {
  if (entered.kind !== 'paying' && entered.kind !== 'review') return;
  const { application, documents } = entered;
  if (!documents) void removeDocumentsStepIfEmpty(session, messages, application);
  else if (isEmpty(documents)) removeDocumentsStep(session, messages);
}

/** Shows "check your answers" and then the payment, at one URL. */
export const CheckoutScreen = ({ steps, loadPanel = loadPaymentPanel }: CheckoutScreenProps) => {
  const session = useResultSession();
  const messages = useMessages('payment', 'review', 'upload');
  const guards = useMemo(() => {
    const guard = (isReviewWanted: boolean) => async (page: ResultSession) => {
      // An applicant who has changed an answer was promised the review, even if a charge is open.
      const entered = await enterCheckout(page, isReviewWanted || changedBefore(page).size > 0);
      updateStepper(page, messages, entered);
      return entered;
    };
    return { enter: guard(false), enterReview: guard(true) };
  }, [messages]);
  const checkout = useCheckoutGuard<Checkout>(guards.enter);
  const payment = useAsync(
    useCallback(async () => {
      try {
        return await loadPanel();
      } catch (error) {
        reportChunkError(error);
        throw error;
      }
    }, [loadPanel]),
  );
  const agreement = useLazyModule(session.flow.confirmation ? loadAgreement : undefined);
  const { busy, run } = useExclusive();
  const { state, reload } = checkout;
  const isReview = state.kind === 'ready' && state.data.kind === 'review';
  // Answers may have changed since the page was left. The payment checks its charge itself.
  usePageRestored(
    useCallback(() => {
      if (isReview) reload(() => guardCheckout(session, guards.enterReview));
    }, [isReview, reload, session, guards]),
  );
  /** Keeps the payment on the page until the review is loaded. */
  const showReview = async (): Promise<void> => {
    markReviewed(session, false);
    const enterReview = () => guardCheckout(session, guards.enterReview);
    try {
      checkout.setData(await enterReview());
    } catch {
      checkout.reload(enterReview);
    }
  };
  const { flow } = session;
  return (
    <div className="payment-place">
      <AsyncView
        async={checkout}
        loading={messages.flow.checking}
        lines={8}
        skeleton={<ReviewSkeleton label={messages.flow.checking} />}
        messages={messages}
      >
        {(access) => {
          switch (access.kind) {
            case 'redirecting':
              return <Skeleton label={messages.flow.checking} lines={8} />;
            case 'not-found':
            case 'campaign-changed':
            case 'ended':
              return <StepAccessNotice access={access} />;
            case 'review':
              return (
                <>
                  <WideFacts application={access.application} />
                  <ReviewPanel
                    steps={steps}
                    application={access.application}
                    documents={access.documents}
                    methods={access.methods}
                    onConfirm={(isFree) => {
                      markReviewed(session);
                      if (payment.state.kind === 'error') payment.reload();
                      checkout.setData(payReviewed(access, isFree));
                    }}
                  />
                </>
              );
            case 'paying':
              if (payment.state.kind === 'error')
                return (
                  <RetryPanel
                    title={messages.payment.panelFailed.title}
                    message={messages.payment.panelFailed.message}
                    retry={messages.common.retry}
                    onRetry={() => payment.reload()}
                  />
                );
              if (payment.state.kind === 'loading') return <Skeleton label={messages.common.loading} lines={8} />;
              return (
                <payment.state.data.PaymentPanel
                  application={access.application}
                  methods={access.methods}
                  agreement={
                    // Its height is kept while it loads, so that the payment below does not move.
                    flow.confirmation && (
                      <div className="empty:min-h-[14.3rem] sm:empty:min-h-[13.2rem] md:empty:min-h-[11.65rem]">
                        {agreement && (
                          <agreement.SubmitWhenPaid
                            steps={steps}
                            application={access.application}
                            documents={access.documents}
                          />
                        )}
                      </div>
                    )
                  }
                  isSubmitted={access.isSubmitted}
                >
                  <WideFacts application={access.application} />
                  {flow.confirmation ? (
                    <ButtonLink kind="quiet" href={flowHref(session, last(flow.steps)?.route ?? flow.routes.payment)}>
                      {messages.flow.back}
                    </ButtonLink>
                  ) : (
                    <Button kind="quiet" busy={busy} onClick={() => run(showReview)}>
                      {messages.review.backToReview}
                    </Button>
                  )}
                </payment.state.data.PaymentPanel>
              );
          }
        }}
      </AsyncView>
    </div>
  );
};
