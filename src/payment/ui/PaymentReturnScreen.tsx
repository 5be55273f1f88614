import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { pageHref } from '../charge-page.ts';
import type { ChargePoll } from '../poll-charge.ts';
import { createPaymentReturnStore, type PaidItem } from '../payment-return.ts';
import { PAYMENT_WAIT_MS } from '../../config/constants.ts';
import { sisterSiteHref } from '../../config/sister-sites.ts';
import { useElapsed } from '../../ui/use-elapsed.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { FlowProvider, useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { usePageRestored } from '../../application/ui/use-page-restored.ts';
import { ApplicationNotFound } from './ApplicationNotFound.tsx';
import { CheckStatusButton } from './CheckStatusButton.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';
import { UnknownStatus } from './UnknownStatus.tsx';
import { usePaymentSession } from './use-payment-session.ts';

/** Shown after the return from the bank, until the result is known. */
export const PaymentReturnScreen = () => {
  const session = usePaymentSession();
  const { messages } = useFlow();
  const { payment } = useMessages('payment');
  const store = useMemo(() => createPaymentReturnStore(session), [session]);
  useEffect(() => {
    store.load();
    return store.dispose;
  }, [store]);
  usePageRestored(store.check);
  const state = useStore(store.$state);
  if (state.kind === 'loading') return <Skeleton label={payment.return.title} />;
  return (
    <FlowProvider session={state.session} messages={messages}>
      {state.kind === 'not-found' ? (
        <ApplicationNotFound />
      ) : (
        <Waiting {...state} isRedirecting={state.kind === 'redirecting'} />
      )}
    </FlowProvider>
  );
};

interface WaitingProps extends PaidItem {
  readonly poll: ChargePoll;
  readonly isRedirecting: boolean;
}

const Waiting = ({ poll, isRedirecting, application, amount, unknownStatus }: WaitingProps) => {
  const session = usePaymentSession();
  const { return: text } = useMessages('payment').payment;
  const { error } = useStore(poll.$poll);
  const hasWaited = useElapsed(PAYMENT_WAIT_MS, !isRedirecting);
  const isLong = hasWaited && error === undefined;
  const summary =
    application && typeof amount === 'number' ? (
      <PaymentSummary application={application} amount={amount} />
    ) : undefined;
  return (
    <div className="grid gap-5">
      <div role="status" className="grid gap-2">
        <h2 className="flex items-center gap-2">
          <Spinner />
          <span>{isLong ? text.longTitle : text.title}</span>
        </h2>
        <p>{isLong ? text.longMessage : text.message}</p>
      </div>
      {unknownStatus !== undefined && <UnknownStatus word={unknownStatus} poll={poll} />}
      {!(hasWaited && summary === undefined) && <div className="min-h-56 md:min-h-60">{summary}</div>}
      {(hasWaited || error !== undefined) && (
        <>
          <CheckStatusButton poll={poll} text={text.check} kind="primary" />
          <div className="flex flex-wrap gap-3">
            <ButtonLink kind="secondary" href={sisterSiteHref('dashboard', session.locale)}>
              {text.dashboard}
            </ButtonLink>
            <ButtonLink kind="link" href={pageHref(session, 'payment')}>
              {text.back}
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  );
};
