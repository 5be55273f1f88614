import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { CardToken } from '../payment-client.ts';
import type { ReadyState } from '../payment-state.ts';
import type { PaymentStore } from '../payment-store.ts';
import { baht } from '../../i18n/format.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { Button } from '../../ui/Button.tsx';
import { RetryPanel } from '../../ui/RetryPanel.tsx';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { NoBreakText } from '../../ui/NoBreakText.tsx';
import { mountCardForm, type CardForm } from './card-script.ts';
import { OpenChargeWarning } from './OpenChargeWarning.tsx';
import { PaymentPromise } from './PaymentPromise.tsx';

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

type CardStage = 'loading' | 'ready' | 'open' | 'failed';

interface CardFormView {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly stage: CardStage;
  /** Whether the applicant has closed the provider's form without paying. */
  readonly isClosed: boolean;
  readonly show: () => void;
  readonly reload: () => void;
}

/**
 * Runs the provider's script in a form on the page.
 * @param amount in baht
 * @param pay receives the token; the script is then reloaded, because a token pays for one charge
 */
function useCardForm(amount: number, pay: (card: CardToken) => Promise<void>): CardFormView {
  const form = useRef<HTMLFormElement>(null);
  const provider = useRef<CardForm>(undefined);
  const newestPay = useRef(pay);
  useEffect(() => {
    newestPay.current = pay;
  });
  const [stage, setStage] = useState<CardStage>('loading');
  const [isClosed, setClosed] = useState(false);
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((before) => before + 1), []);

  useEffect(() => {
    if (!form.current) return undefined;
    const mounted = new AbortController();
    const { signal } = mounted;
    setStage('loading');
    let hasToken = false;
    const events = {
      onToken: (card: CardToken) => {
        hasToken = true;
        setClosed(false);
        void newestPay.current(card).finally(reload);
      },
      onClose: () => {
        setStage('ready');
        setClosed(!hasToken);
      },
    };
    mountCardForm(form.current, amount, events, signal).then(
      (card) => {
        if (signal.aborted) return;
        provider.current = card;
        setStage('ready');
      },
      () => {
        if (!signal.aborted) setStage('failed');
      },
    );
    return () => {
      provider.current = undefined;
      mounted.abort();
    };
  }, [amount, round, reload]);

  const show = (): void => {
    setClosed(false);
    const shown = provider.current?.show() ?? false;
    setStage(shown ? 'open' : 'failed');
  };
  return { form, stage, isClosed, show, reload };
}
