import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { mountCardForm, type CardForm } from './card-script.ts';
import type { CardToken } from '../payment-client.ts';

export type CardStage = 'loading' | 'ready' | 'open' | 'failed';

interface CardFormView {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly stage: CardStage;
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
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((before) => before + 1), []);

  useEffect(() => {
    if (!form.current) return undefined;
    const mounted = new AbortController();
    const { signal } = mounted;
    setStage('loading');
    const events = {
      onToken: (card: CardToken) => void newestPay.current(card).finally(reload),
      onClose: () => setStage('ready'),
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
    const shown = provider.current?.show() ?? false;
    setStage(shown ? 'open' : 'failed');
  };
  return { form, stage, show, reload };
}
