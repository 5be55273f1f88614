import { useMemo, type ComponentType } from 'react';
import {
  enterAfterSteps,
  loadCompletedApplication,
  type Blocked,
  type CompletedApplication,
} from '../../application/after-steps-guard.ts';
import { isReviewed, markReviewed } from '../../application/draft.ts';
import { afterPayment } from '../../application/step-order.ts';
import { flowHref, type FlowSession } from '../../application/flow-session.ts';
import { hasOtherAmount } from '../../application/payment/charge-view.ts';
import { readMethods } from '../../application/payment/payment-client.ts';
import type { PaymentPorts } from '../../application/payment/payment-ports.ts';
import { blockerOf, loadApplication, redirectTo } from '../../application/step-guard.ts';
import { isEmpty, type Documents } from '../../application/document-requirements.ts';
import type { FlowMessages } from '../../i18n/messages.ts';
import { isSubmitted, type Application } from '../../model/application.ts';
import type { Charge } from '../../model/payment.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AsyncView } from '../shared/AsyncView.tsx';
import { useFlow, useMessages } from '../shared/flow-context.tsx';
import { removeDocumentsStep, removeDocumentsStepIfEmpty } from '../shared/remove-documents-step.ts';
import { StepAccessNotice } from '../shared/StepAccessNotice.tsx';
import { useAfterSteps } from '../shared/use-after-steps.ts';
import { useExclusive } from '../shared/use-exclusive.ts';
import { PaymentPanel } from './PaymentPanel.tsx';

interface ReviewProps {
  readonly steps: CheckoutScreenProps['steps'];
  readonly application: Application;
  readonly documents: Documents;
  readonly priced?: true;
  readonly onConfirm: () => void;
}

interface CheckoutScreenProps {
  /** Titles of the steps, as headings of the review. */
  readonly steps: Readonly<Record<string, { title: string }>>;
  /** The island passes it, because a feature imports no other feature. */
  readonly Review: ComponentType<ReviewProps>;
  readonly ports?: PaymentPorts;
}

type Checkout = CompletedApplication | { readonly kind: 'paying' };

/** After an answer that changed the amount. */
async function isReviewDue(session: FlowSession, charge: Charge): Promise<boolean> {
  if (isReviewed(session)) return false;
  const methods = await readMethods(session).catch(() => undefined);
  return methods !== undefined && hasOtherAmount(charge, methods.amount);
}

/**
 * Every step must be done; a charge that was started leads straight to the payment, unless the amount has changed. Where a confirmation follows, the answers are
 * checked there, and a free application is led there at once.
 * @throws {CallError}
 */
async function enterCheckout(
  session: FlowSession,
  messages: FlowMessages,
  isReviewWanted: boolean,
): Promise<Checkout | Blocked> {
  const { flow } = session;
  const application = await loadApplication(session);
  const isPaid = application.payment?.status === 'successful';
  if (isSubmitted(application) && (isPaid || flow.confirmation)) return redirectTo(session, afterPayment(flow));
  const blocker = blockerOf(application);
  if (blocker) return blocker;
  const { payment: charge } = application;
  const isStarted = charge && charge.status !== 'none';
  if (isStarted && !isReviewWanted && !(await isReviewDue(session, charge))) {
    void removeDocumentsStepIfEmpty(session, messages, application);
    return { kind: 'paying' };
  }
  const completed = await loadCompletedApplication(session, application);
  if (completed.kind !== 'review') return completed;
  if (flow.confirmation) {
    const { amount } = await readMethods(session);
    return amount === 0 ? redirectTo(session, flow.confirmation.route) : { kind: 'paying' };
  }
  if (isEmpty(completed.documents)) removeDocumentsStep(session, messages);
  return isReviewed(session) ? { kind: 'paying' } : completed;
}

/** "Check your answers", then payment, at one URL. */
export const CheckoutScreen = ({ steps, Review, ports }: CheckoutScreenProps) => {
  const { session } = useFlow();
  const messages = useMessages('payment', 'review', 'upload');
  const guards = useMemo(() => {
    const enter = (page: FlowSession) => enterCheckout(page, messages, false);
    const enterReview = (page: FlowSession) => enterCheckout(page, messages, true);
    return { enter, enterReview };
  }, [messages]);
  const checkout = useAfterSteps<Checkout>(guards.enter);
  const { busy, run } = useExclusive();
  /** The payment stays on the page until the review is loaded. */
  const showReview = async (): Promise<void> => {
    markReviewed(session, false);
    const enterReview = () => enterAfterSteps(session, guards.enterReview);
    try {
      checkout.setData(await enterReview());
    } catch {
      checkout.reload(enterReview);
    }
  };
  const { flow } = session;
  return (
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
              <Review
                steps={steps}
                application={access.application}
                documents={access.documents}
                priced
                onConfirm={() => {
                  markReviewed(session);
                  checkout.setData({ kind: 'paying' });
                }}
              />
            );
          case 'paying':
            return (
              <div className="grid gap-6">
                <PaymentPanel ports={ports} />
                <div>
                  {flow.confirmation ? (
                    <ButtonLink kind="link" href={flowHref(session, flow.steps.at(-1)?.route ?? flow.routes.payment)}>
                      {messages.flow.back}
                    </ButtonLink>
                  ) : (
                    <Button kind="link" busy={busy} onClick={() => run(showReview)}>
                      {messages.review.backToReview}
                    </Button>
                  )}
                </div>
              </div>
            );
        }
      }}
    </AsyncView>
  );
};
