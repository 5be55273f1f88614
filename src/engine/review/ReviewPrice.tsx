import { useEffect, useState } from 'react';
import type { Words } from '../../i18n/words.ts';
import type { Application } from '../../model/application.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SummaryList } from '../../ui/SummaryList.tsx';
import type { FlowContext } from '../context.ts';
import { readMethods } from '../payment/charge-calls.ts';
import { withToken } from '../session.ts';
import { priceRow } from './review-rows.ts';

interface ReviewPriceProps {
  readonly context: FlowContext;
  readonly application: Application;
  readonly words: Words['review']['price'];
}

/**
 * What is to be paid, by the server's word. Told early, but not worth stopping for: the answers stand while it is on its way, no code
 * is asked for, and one that cannot be read is left out. The payment itself says it again.
 */
export const ReviewPrice = ({ context, application, words }: ReviewPriceProps) => {
  const [amount, setAmount] = useState<number | 'coming' | 'unknown'>('coming');
  useEffect(() => {
    let isNewest = true;
    const tell = (read: number | 'unknown'): void => {
      if (isNewest) setAmount(read);
    };
    readMethods(context, withToken).then(
      (methods) => tell(methods.amount),
      () => tell('unknown'),
    );
    return () => {
      isNewest = false;
    };
  }, [context]);

  if (amount === 'unknown') return null;
  return (
    <section className="grid gap-3">
      <h3>{words.title}</h3>
      {amount === 'coming' ? (
        <Skeleton label={context.words.flow.checking} lines={1} />
      ) : (
        <SummaryList rows={[priceRow(amount, application, context, words)]} />
      )}
    </section>
  );
};
