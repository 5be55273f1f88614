import { isOutdated } from '../charge-view.ts';
import type { PaymentStore, ReadyState } from '../payment-store.ts';
import { baht } from '../../i18n/format.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RetryPanel } from '../../ui/RetryPanel.tsx';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { CheckStatusButton } from './CheckStatusButton.tsx';
import { PaymentPromise } from './PaymentPromise.tsx';
import { useCardForm } from './use-card-form.ts';

interface CardPanelProps {
  readonly payment: PaymentStore;
  readonly state: ReadyState;
}

export const CardPanel = ({ payment, state }: CardPanelProps) => {
  const { charge, methods } = state;
  const isOpen = charge.status === 'pending' && !isOutdated(charge, methods.amount);
  return isOpen && charge.method === 'card' && charge.redirect_url ? (
    <ContinueAtBank payment={payment} url={charge.redirect_url} />
  ) : (
    <NewCard payment={payment} state={state} />
  );
};

const NewCard = ({ payment, state: { charge, methods, isStarting } }: CardPanelProps) => {
  const { locale } = useFlow().session;
  const messages = useMessages('payment');
  const { card } = messages.payment;
  const { form, stage, show, reload } = useCardForm(methods.amount, (token) =>
    payment.start({ method: 'card', card: token }),
  );
  const hasOpenQr = charge.status === 'pending' && charge.method === 'thai_qr' && !isOutdated(charge, methods.amount);
  return (
    <div className="grid gap-4">
      {hasOpenQr && (
        <Notice tone="warning">
          <p>{card.openQr}</p>
        </Notice>
      )}
      {stage === 'failed' ? (
        <RetryPanel
          title={card.failed.title}
          message={card.failed.message}
          retry={messages.common.retry}
          onRetry={reload}
        />
      ) : (
        <div>
          <Button busy={stage !== 'ready' || isStarting} onClick={show}>
            {stage === 'loading' ? card.loading : interpolate(card.pay, { amount: baht(methods.amount, locale) })}
          </Button>
        </div>
      )}
      <PaymentPromise secure={card.safe} />
      {/* The provider's script adds fields to this form and submits it. POST keeps a token that nothing handles out of the URL. */}
      <form ref={form} method="post" />
    </div>
  );
};

const ContinueAtBank = ({ payment, url }: { readonly payment: PaymentStore; readonly url: string }) => {
  const { bank, statusCheck } = useMessages('payment').payment;
  return (
    <div className="grid gap-4">
      <Notice tone="info" title={bank.title}>
        <p>{bank.message}</p>
      </Notice>
      <div>
        <Button onClick={() => payment.continueAtBank(url)}>{bank.continue}</Button>
      </div>
      <CheckStatusButton poll={payment} text={statusCheck.action} />
    </div>
  );
};
