import { useEffect, useState } from 'react';
import type { Locale } from '../../config/locales.ts';
import { fill } from '../../lib/fill.ts';
import { timeOfDay } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { failureText } from '../failure-text.ts';
import type { PaymentWords } from './payment-words.ts';
import type { ChargeWatch } from './use-charge-watch.ts';

interface CheckNowProps {
  watch: ChargeWatch;
  locale: Locale;
  words: PaymentWords;
  text: string;
  kind?: 'primary' | 'secondary';
}

/** Asks the server at once. Only what the applicant asked for is read out: the page's own questions stay silent. */
export const CheckNow = ({ watch, locale, words, text, kind = 'secondary' }: CheckNowProps) => {
  const [pressed, setPressed] = useState(false);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (!pressed || watch.asking) return;
    setPressed(false);
    setMessage(
      watch.trouble
        ? failureText(watch.trouble, words.errors.call)
        : fill(words.payment.check.notYet, { time: timeOfDay(Date.now(), locale) }),
    );
  }, [pressed, watch.asking, watch.trouble, words, locale]);
  const press = (): void => {
    setMessage('');
    setPressed(true);
    watch.check();
  };
  return (
    <div className="grid gap-2">
      <div>
        <Button kind={kind} busy={watch.asking} onClick={press}>
          {text}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {message}
      </p>
    </div>
  );
};
