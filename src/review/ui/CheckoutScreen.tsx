import { useMemo } from 'react';
import { guardCheckout, type Blocked } from '../../payment/checkout-guard.ts';
import { isEmpty } from '../../application/document-requirements.ts';
import { markReviewed } from '../../application/marks.ts';
import { flowHref, type FlowSession } from '../../application/flow-session.ts';
import { enterCheckout, type Checkout } from '../../payment/enter-checkout.ts';
import type { FlowMessages } from '../../i18n/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AsyncView } from '../../application/ui/AsyncView.tsx';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { removeDocumentsStep, removeDocumentsStepIfEmpty } from '../../steps/ui/remove-documents-step.ts';
import { StepAccessNotice } from '../../steps/ui/StepAccessNotice.tsx';
import { useCheckoutGuard } from '../../payment/ui/use-checkout-guard.ts';
import { useExclusive } from '../../ui/use-exclusive.ts';
import { PaymentPanel } from '../../payment/ui/PaymentPanel.tsx';
import { ReviewPanel, type ReviewPanelProps } from './ReviewPanel.tsx';
import { last } from '../../lib/last.ts';

interface CheckoutScreenProps {
  /** The titles of the steps, which are the headings of the review. */
  readonly steps: ReviewPanelProps['steps'];
}

/** Removes the documents step from the stepper where the campaign asks for none. */
function updateStepper(session: FlowSession, messages: FlowMessages, entered: Checkout | Blocked): void {
  if (entered.kind !== 'paying' && entered.kind !== 'review') return;
  const { application, documents } = entered;
  if (!documents) void removeDocumentsStepIfEmpty(session, messages, application);
  else if (isEmpty(documents)) removeDocumentsStep(session, messages);
}

/** Shows "check your answers" and then the payment, at one URL. */
export const CheckoutScreen = ({ steps }: CheckoutScreenProps) => {
  const { session } = useFlow();
  const messages = useMessages('payment', 'review', 'upload');
  const guards = useMemo(() => {
    const guard = (isReviewWanted: boolean) => async (page: FlowSession) => {
      const entered = await enterCheckout(page, isReviewWanted);
      updateStepper(page, messages, entered);
      return entered;
    };
    return { enter: guard(false), enterReview: guard(true) };
  }, [messages]);
  const checkout = useCheckoutGuard<Checkout>(guards.enter);
  const { busy, run } = useExclusive();
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
      <AsyncView async={checkout} loading={messages.flow.checking} lines={8} messages={messages}>
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
                <ReviewPanel
                  steps={steps}
                  application={access.application}
                  documents={access.documents}
                  priced
                  onConfirm={() => {
                    markReviewed(session);
                    checkout.setData({ ...access, kind: 'paying' });
                  }}
                />
              );
            case 'paying':
              return (
                <PaymentPanel application={access.application}>
                  {flow.confirmation ? (
                    <ButtonLink kind="link" href={flowHref(session, last(flow.steps)?.route ?? flow.routes.payment)}>
                      {messages.flow.back}
                    </ButtonLink>
                  ) : (
                    <Button kind="link" busy={busy} onClick={() => run(showReview)}>
                      {messages.review.backToReview}
                    </Button>
                  )}
                </PaymentPanel>
              );
          }
        }}
      </AsyncView>
    </div>
  );
};
