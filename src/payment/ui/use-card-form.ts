import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { mountCardForm, type CardForm } from './card-script.ts';
import type { CardToken } from '../payment-client.ts';

export type CardStage = 'loading' | 'ready' | 'open' | 'failed';

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
export function useCardForm(amount: number, pay: (card: CardToken) => Promise<void>): CardFormView {
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
