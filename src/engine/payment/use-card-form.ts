import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { mountCardForm, type CardForm } from './card-script.ts';
import type { CardToken } from './charge-calls.ts';

/** `open`: the provider's overlay is over the page. */
export type CardStage = 'loading' | 'ready' | 'open' | 'failed';

interface CardFormView {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly stage: CardStage;
  readonly show: () => void;
  readonly reload: () => void;
}

/**
 * The provider's script in a form of the page, for an amount in baht; gone with the component.
 * `pay` takes the token; when it comes back with the page still here, the script starts afresh, since a token is good for once.
 */
export function useCardForm(amount: number, pay: (card: CardToken) => Promise<void>): CardFormView {
  const form = useRef<HTMLFormElement>(null);
  const provider = useRef<CardForm>(undefined);
  const taken = useRef(pay);
  useEffect(() => {
    taken.current = pay;
  });
  const [stage, setStage] = useState<CardStage>('loading');
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((before) => before + 1), []);

  useEffect(() => {
    if (!form.current) return undefined;
    let mine = true;
    setStage('loading');
    const mounted = mountCardForm(form.current, amount, {
      onToken: (card) => void taken.current(card).finally(reload),
      onClose: () => setStage('ready'),
    });
    mounted.then(
      (card) => {
        if (!mine) return;
        provider.current = card;
        setStage('ready');
      },
      () => {
        if (mine) setStage('failed');
      },
    );
    return () => {
      mine = false;
      provider.current = undefined;
      mounted.then(
        (card) => card.remove(),
        () => undefined, // It has cleaned up after itself.
      );
    };
  }, [amount, round, reload]);

  const show = (): void => {
    const shown = provider.current?.show() ?? false;
    setStage(shown ? 'open' : 'failed');
  };
  return { form, stage, show, reload };
}
