import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Locale } from '../config/locales.ts';
import type { Words } from '../i18n/words.ts';
import type { Application } from '../model/application.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { flowContext, flowHref, type FlowContext } from './context.ts';
import { obstacleOf, problemOf, readApplication, type Entry } from './entry.ts';
import { EntryProblem } from './EntryProblem.tsx';
import type { Flow } from './flow.ts';
import { firstUnfinished } from './journey.ts';
import { leaveOutDocuments } from './leave-out-step.ts';
import { readMethods } from './payment/charge-calls.ts';
import { PayPanel } from './payment/PayPanel.tsx';
import type { PaymentWords } from './payment/payment-words.ts';
import { go } from './ports.ts';
import { ReviewPanel } from './review/ReviewPanel.tsx';
import { isReviewed, markReviewed } from './review/reviewed.ts';
import { hasSession } from './session.ts';
import { asksForNothing, documentsMissing, isEmpty, loadDocuments, type Documents } from './upload/documents.ts';

type CheckoutWords = PaymentWords & Pick<Words, 'review' | 'upload'>;

interface CheckoutScreenProps {
  readonly flow: Flow;
  readonly locale: Locale;
  readonly words: CheckoutWords;
  /** Titles of the steps, as headings of the review. */
  readonly steps: Readonly<Record<string, { title: string }>>;
}

type Checkout =
  | Exclude<Entry, { kind: 'known' | 'new' | 'unknown' | 'closed' }>
  | {
      readonly kind: 'review';
      readonly application: Application;
      readonly documents: Documents;
      readonly amount: number | undefined;
    }
  | { readonly kind: 'paying' };

const leave = (context: FlowContext, route: Parameters<typeof flowHref>[1]): Checkout => {
  go(flowHref(context, route), { replace: true });
  return { kind: 'leaving' };
};

/**
 * Payment stays shut until every step is done; a charge that was started goes straight on. Where a confirmation follows, answers are
 * checked there, and nothing to pay leads there at once. @throws {CallError}
 */
async function enter(context: FlowContext, reviewing: boolean): Promise<Checkout> {
  const { flow } = context;
  const application = await readApplication(context);
  const obstacle = obstacleOf(application);
  if (obstacle) return obstacle;
  const started = application.payment && application.payment.status !== 'none';
  if (started && !reviewing) {
    // For the stepper alone: what cannot be read leaves it as it is.
    void asksForNothing(context, application).then(
      (empty) => empty && leaveOutDocuments(context),
      () => undefined,
    );
    return { kind: 'paying' };
  }
  const documents = await loadDocuments(context, application);
  const route = firstUnfinished(flow, application, documentsMissing(documents).length === 0);
  if (route !== flow.routes.payment) return leave(context, route);
  if (flow.confirmation) {
    const { amount } = await readMethods(context);
    return amount === 0 ? leave(context, flow.confirmation.route) : { kind: 'paying' };
  }
  if (isEmpty(documents)) leaveOutDocuments(context);
  if (isReviewed(context)) return { kind: 'paying' };
  // Told early, but not worth stopping for: the payment itself says it again.
  const amount = await readMethods(context).then(
    (methods) => methods.amount,
    () => undefined,
  );
  return { kind: 'review', application, documents, amount };
}

/** "Check your answers", then payment, at one address. */
export const CheckoutScreen = ({ flow, locale, words, steps }: CheckoutScreenProps) => {
  const context = useMemo(() => flowContext(flow, locale, words), [flow, locale, words]);
  const [checkout, setCheckout] = useState<Checkout>({ kind: 'checking' });
  const load = useCallback(
    async (reviewing = false): Promise<void> => {
      const first = flow.steps[0]?.route ?? flow.routes.payment;
      if (!hasSession(context)) {
        setCheckout(leave(context, first));
        return;
      }
      try {
        setCheckout(await enter(context, reviewing));
      } catch (error) {
        if (!hasSession(context)) {
          setCheckout(leave(context, first));
          return;
        }
        const retry = (): void => {
          setCheckout({ kind: 'checking' });
          void load();
        };
        setCheckout(problemOf(error, retry));
      }
    },
    [context, flow],
  );
  useEffect(() => {
    void load();
  }, [load]);

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
          amount={checkout.amount}
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
                  void load(true);
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
