import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { PaymentState } from '../payment-state.ts';
import { createPaymentStore, type PaymentStore } from '../payment-store.ts';
import type { PaymentRequest } from '../start-payment.ts';
import { PAYMENT_WAIT_MS } from '../../config/constants.ts';
import { baht } from '../../i18n/format.ts';
import type { Charge } from '../../model/payment.ts';
import type { AvailableMethods } from '../../model/payment-options.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useMessages, useFlow } from '../../application/ui/flow-context.tsx';
import { LoadError } from '../../application/ui/LoadError.tsx';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import lazyParts from '../../styles/lazy-parts.css?inline';
import paying from '../../styles/paying.css?inline';
import { useElapsed } from '../../ui/use-elapsed.ts';
import { useErrorAlert } from '../../application/ui/use-error-alert.ts';
import { usePageHeading } from '../../ui/use-page-heading.ts';
import { useLoadingOverlay } from '../../application/ui/use-loading-overlay.ts';
import { usePageRestored } from '../../application/ui/use-page-restored.ts';
import { CheckStatusButton } from './CheckStatusButton.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import type { PaidApplication } from './PaymentSummary.tsx';
import { useAfterPaying } from './use-after-paying.ts';
import { usePaymentSession } from './use-payment-session.ts';
import { useAfterFirstRender } from '../../ui/use-after-first-render.ts';

adoptStyles(lazyParts);
adoptStyles(paying);

interface UsedPayment {
  readonly payment: PaymentStore;
  readonly state: PaymentState;
}

/** Loads the payment of the session's application while the component is mounted. */
function usePayment(methods: PaymentPanelProps['methods']): UsedPayment {
  const session = usePaymentSession();
  const runWithErrorAlert = useErrorAlert();
  const store = useMemo(() => createPaymentStore(session, methods), [session, methods]);
  const load = useCallback(() => void store.load(), [store]);
  useEffect(() => {
    load();
    return store.dispose;
  }, [store, load]);
  usePageRestored(load);
  const payment = useMemo(() => {
    const start = (request: PaymentRequest): Promise<void> => runWithErrorAlert(() => store.start(request));
    return { ...store, start };
  }, [store, runWithErrorAlert]);
  return { payment, state: useStore(store.$state) };
}

interface PaymentPanelProps {
  readonly application: PaidApplication;
  /** What this page has asked for before the payment is shown. */
  readonly methods?: Promise<AvailableMethods> | undefined;
  /** Asks, before the payment, whether the application is sent once it is paid. */
  readonly agreement?: Elements;
  /** An application without a fee was submitted in the review, so it is sent as soon as the payment has loaded. */
  readonly isSubmitted?: boolean | undefined;
  /** The back link or button, shown below the payment. */
  readonly children: ReactNode;
}

export const PaymentPanel = ({ application, methods, isSubmitted, agreement, children }: PaymentPanelProps) => {
  const { flow } = useFlow().session;
  const { common, payment: texts } = useMessages('payment');
  const { payment, state } = usePayment(methods);
  const { free, headings } = texts;
  const isFree = state.kind === 'ready' && state.methods.amount === 0;
  usePageHeading(isFree ? free.heading : headings[flow.paymentKind]);
  const mayFinish = useRef(isSubmitted === true);
  useEffect(() => {
    if (state.kind !== 'ready' || !mayFinish.current) return;
    mayFinish.current = false;
    // The amount may have changed since the review, or an older payment may be open, which is shown first.
    if (isFree && state.charge.status === 'none' && state.methods.methods.includes('none'))
      void payment.start({ method: 'none' });
  }, [state, isFree, payment]);
  return (
    <div className="grid gap-6">
      {state.kind === 'loading' ? (
        <div className="payment-wait">
          <Skeleton label={common.loading} lines={5} />
        </div>
      ) : (
        <>
          {state.kind === 'ready' && !isFree ? agreement : null}
          <Payment application={application} payment={payment} state={state} />
        </>
      )}
      <div className="after-payment">{children}</div>
    </div>
  );
};

interface PaymentProps extends Pick<PaymentPanelProps, 'application'> {
  readonly payment: PaymentStore;
  readonly state: Exclude<PaymentState, { kind: 'loading' }>;
}

const Payment = ({ application, payment, state }: PaymentProps) => {
  const messages = useMessages('payment');
  switch (state.kind) {
    case 'load-failed':
      return (
        <LoadError
          error={state.error}
          messages={messages}
          title={messages.payment.loadFailed}
          onRetry={() => void payment.load()}
        />
      );
    case 'ready':
      return <PaymentMethods application={application} payment={payment} state={state} />;
    case 'outcome-unknown':
      return <OutcomeUnknown payment={payment} />;
    case 'redirecting':
      return state.received ? <ReceivedPayment charge={state.received} /> : <Redirecting />;
  }
};

const Redirecting = () => {
  const { redirecting } = useMessages('payment').payment;
  useLoadingOverlay(true);
  return (
    <p role="status" className="flex items-center gap-2">
      <Spinner />
      <span>{redirecting}</span>
    </p>
  );
};

/** The text is rendered after its live region, so that screen readers announce the payment. */
const ReceivedPayment = ({ charge }: { readonly charge: Charge }) => {
  const { locale } = useFlow().session;
  const { received } = useMessages('payment').payment;
  const next = {
    result: received.toResult,
    confirmation: received.toConfirmation,
    submission: received.toSubmission,
  }[useAfterPaying()];
  const isShown = useAfterFirstRender();
  return (
    <div role="status" className="sky grid min-h-72 content-center justify-items-center gap-2 text-center">
      {isShown && (
        <>
          <span className="lit-star" />
          <h2>{received.title}</h2>
          {typeof charge.amount === 'number' && (
            <p translate="no" className="text-3xl font-semibold tabular-nums">
              {baht(charge.amount, locale)}
            </p>
          )}
          <p className="opacity-80">{next}</p>
        </>
      )}
    </div>
  );
};

const OutcomeUnknown = ({ payment }: { readonly payment: PaymentStore }) => {
  const { outcomeUnknown, return: paymentReturn } = useMessages('payment').payment;
  const isLong = useElapsed(PAYMENT_WAIT_MS);
  return (
    <div className="grid gap-4">
      <Notice tone="warning" title={outcomeUnknown.title} role="alert">
        <p>{outcomeUnknown.message}</p>
      </Notice>
      <CheckStatusButton poll={payment} text={paymentReturn.check} />
      {isLong && (
        <div>
          <Button kind="link" onClick={() => void payment.load()}>
            {outcomeUnknown.again}
          </Button>
        </div>
      )}
    </div>
  );
};
