import { useEffect, useState } from 'react';
import { baht } from '../../i18n/format.ts';
import type { Charge } from '../../model/payment.ts';
import { DrawnCheck } from '../../ui/DrawnCheck.tsx';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';

/** The money has come, and the next page is on its way. It fills a live region, which announces it. */
export const ReceivedPayment = ({ charge }: { readonly charge: Charge }) => {
  const { flow, locale } = useFlow().session;
  const { received } = useMessages('payment').payment;
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return (
    <div role="status" className="grid min-h-60 content-center justify-items-center gap-2 text-center">
      {isShown && (
        <>
          <DrawnCheck />
          <h2>{received.title}</h2>
          {typeof charge.amount === 'number' && (
            <p translate="no" className="text-3xl font-semibold tabular-nums">
              {baht(charge.amount, locale)}
            </p>
          )}
          <p className="text-ink-soft">{flow.confirmation ? received.toConfirmation : received.toResult}</p>
        </>
      )}
    </div>
  );
};
