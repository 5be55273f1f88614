import { useMemo } from 'react';
import type { Locale } from '../config/locales.ts';
import type { Words } from '../i18n/words.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { finishedSteps, leaveFor, useAfterSteps, type Elsewhere } from './after-steps.ts';
import { flowContext, flowHref, type FlowContext } from './context.ts';
import { obstacleOf, readApplication } from './entry.ts';
import { EntryProblem } from './EntryProblem.tsx';
import type { Flow } from './flow.ts';
import { leaveOutDocuments, leaveOutUnasked } from './leave-out-step.ts';
import { readMethods } from './payment/charge-calls.ts';
import { PayPanel } from './payment/PayPanel.tsx';
import type { PaymentWords } from './payment/payment-words.ts';
import { ReviewPanel } from './review/ReviewPanel.tsx';
import { isReviewed, markReviewed } from './review/reviewed.ts';
import { isEmpty } from './upload/documents.ts';

type CheckoutWords = PaymentWords & Pick<Words, 'review' | 'upload'>;

interface CheckoutScreenProps {
  readonly flow: Flow;
  readonly locale: Locale;
  readonly words: CheckoutWords;
  /** Titles of the steps, as headings of the review. */
  readonly steps: Readonly<Record<string, { title: string }>>;
}

type Finished = Exclude<Awaited<ReturnType<typeof finishedSteps>>, Elsewhere>;
type Checkout = Finished | { readonly kind: 'paying' };

/** @throws {CallError} */
async function enterBy(context: FlowContext, reviewing: boolean): Promise<Checkout | Elsewhere> {
  const { flow } = context;
  const application = await readApplication(context);
  const obstacle = obstacleOf(application);
  if (obstacle) return obstacle;
  const started = application.payment && application.payment.status !== 'none';
  if (started && !reviewing) {
    void leaveOutUnasked(context, application);
    return { kind: 'paying' };
  }
  const finished = await finishedSteps(context, application);
  if (finished.kind !== 'review') return finished;
  if (flow.confirmation) {
    const { amount } = await readMethods(context);
    return amount === 0 ? leaveFor(context, flow.confirmation.route) : { kind: 'paying' };
  }
  if (isEmpty(finished.documents)) leaveOutDocuments(context);
  return isReviewed(context) ? { kind: 'paying' } : finished;
}

/**
 * Payment stays shut until every step is done; a charge that was started goes straight on. Where a confirmation follows, answers are
 * checked there, and nothing to pay leads there at once.
 */
const enter = (context: FlowContext) => enterBy(context, false);
const enterReview = (context: FlowContext) => enterBy(context, true);

/** "Check your answers", then payment, at one address. */
export const CheckoutScreen = ({ flow, locale, words, steps }: CheckoutScreenProps) => {
  const context = useMemo(() => flowContext(flow, locale, words), [flow, locale, words]);
  const { state: checkout, setState: setCheckout, load } = useAfterSteps<Checkout>(context, enter);

  switch (checkout.kind) {
    case 'checking':
    case 'leaving':
      return <Skeleton label={words.flow.checking} lines={8} />;
    case 'failed':
    case 'not-found':
    case 'changed':
      return <EntryProblem entry={checkout} context={context} />;
    case 'review':
      return (
        <ReviewPanel
          context={context}
          words={words}
          steps={steps}
          application={checkout.application}
          documents={checkout.documents}
          priced
          onConfirm={() => {
            markReviewed(context);
            setCheckout({ kind: 'paying' });
          }}
        />
      );
    case 'paying':
      return (
        <div className="grid gap-6">
          <PayPanel context={context} words={words} />
          <div>
            {flow.confirmation ? (
              <ButtonLink kind="link" href={flowHref(context, flow.steps.at(-1)?.route ?? flow.routes.payment)}>
                {words.flow.back}
              </ButtonLink>
            ) : (
              <Button
                kind="link"
                onClick={() => {
                  markReviewed(context, false);
                  void load(enterReview);
                }}
              >
                {words.review.again}
              </Button>
            )}
          </div>
        </div>
      );
  }
};
