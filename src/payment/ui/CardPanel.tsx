import { useEffect, useRef } from 'react';
import type { ReadyState } from '../payment-state.ts';
import type { PaymentStore } from '../payment-store.ts';
import { baht } from '../../i18n/format.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { Button } from '../../ui/Button.tsx';
import { RetryPanel } from '../../ui/RetryPanel.tsx';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { NoBreakText } from '../../ui/NoBreakText.tsx';
import { OpenChargeWarning } from './OpenChargeWarning.tsx';
import { PaymentPromise } from './PaymentPromise.tsx';
import { useCardForm } from './use-card-form.ts';

interface CardPanelProps {
  readonly payment: PaymentStore;
  readonly state: ReadyState;
}

export const CardPanel = ({ payment, state }: CardPanelProps) => {
  const { methods, isStarting } = state;
  const { locale } = useFlow().session;
  const messages = useMessages('payment');
  const { card } = messages.payment;
  const { form, stage, isClosed, show, reload } = useCardForm(methods.amount, (token) =>
    payment.start({ method: 'card', card: token }),
  );
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The provider's form leaves the focus at the start of the page.
    if (isClosed) button.current?.focus();
  }, [isClosed]);
  return (
    <div className="grid gap-4">
      <OpenChargeWarning state={state} chosen="card" />
      {stage === 'failed' ? (
        <RetryPanel
          title={card.failed.title}
          message={card.failed.message}
          retry={messages.common.retry}
          onRetry={reload}
        />
      ) : (
        <div className="grid sm:max-w-80">
          <Button ref={button} busy={stage !== 'ready' || isStarting} onClick={show}>
            {stage === 'loading' ? card.loading : interpolate(card.pay, { amount: baht(methods.amount, locale) })}
          </Button>
          <p role="status" className="mt-2 empty:hidden">
            {isClosed && card.closed}
          </p>
        </div>
      )}
      <PaymentPromise secure={card.safe} />
      <p className="hint">
        <NoBreakText text={card.fromAbroad} />
      </p>
      {/* The provider's script adds fields to this form and submits it. POST keeps a token that nothing handles out of the URL. */}
      <form ref={form} method="post" />
    </div>
  );
};
