import { useEffect, useRef, useState } from 'react';
import { isOutdated } from '../charge-view.ts';
import type { PaymentStore, ReadyState } from '../payment-store.ts';
import type { QrState } from '../qr-state.ts';
import { baht } from '../../i18n/format.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StatusNotice } from '../../ui/StatusNotice.tsx';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { useAsync } from '../../ui/use-async.ts';
import { CheckStatusButton } from './CheckStatusButton.tsx';
import { PaymentPromise } from './PaymentPromise.tsx';
import type { PaidApplication } from './PaymentSummary.tsx';
import { QrCard } from './QrCard.tsx';
import { QrDetails } from './QrDetails.tsx';

interface QrStartProps {
  readonly state: ReadyState;
  readonly onStart: () => void;
}

/** Only a press creates a QR code, because moving through the methods with the keyboard must start nothing. */
export const QrStart = ({ state: { charge, methods, qr: last, isStarting }, onStart }: QrStartProps) => {
  const { locale } = useFlow().session;
  const { qr, secure } = useMessages('payment').payment;
  const isCardOpen = charge.status === 'pending' && charge.method === 'card' && !isOutdated(charge, methods.amount);
  return (
    <div className="grid gap-4">
      {isCardOpen && (
        <Notice tone="warning">
          <p>{qr.openCard}</p>
        </Notice>
      )}
      <Button busy={isStarting} onClick={onStart}>
        {last?.kind === 'expired' ? qr.expired.again : interpolate(qr.start, { amount: baht(methods.amount, locale) })}
      </Button>
      <PaymentPromise secure={secure} />
    </div>
  );
};

interface OpenQrProps {
  readonly application: PaidApplication;
  readonly payment: PaymentStore;
  readonly qr: Exclude<QrState, { kind: 'expired' }>;
  /** In baht. */
  readonly toPay: number;
  /** Absent when there is only one method. */
  readonly onChange: (() => void) | undefined;
  /** A code that was requested on this page is scrolled to the top of the window. */
  readonly isRequested: boolean;
}

export const OpenQr = ({ application, payment, qr, toPay, onChange, isRequested }: OpenQrProps) => {
  const { qr: texts, statusCheck } = useMessages('payment').payment;
  const view = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isRequested) view.current?.scrollIntoView();
  }, [isRequested]);
  const image = useAsync(payment.loadQrImage);
  const loaded = image.state.status === 'ready' ? image.state.data : undefined;
  const [isFirstLoad, setFirstLoad] = useState(true);
  if (isFirstLoad && image.state.status !== 'loading') setFirstLoad(false);
  const until = qr.kind === 'open' ? qr.until : undefined;
  const amount = loaded?.amount ?? toPay;
  return (
    <section ref={view} aria-label={texts.heading} className={`grid gap-3 ${isFirstLoad ? 'payment-wait' : ''}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="!text-base">{texts.heading}</h2>
        {onChange && (
          <Button kind="link" onClick={onChange}>
            {texts.change}
          </Button>
        )}
      </div>
      <p role="status" className="empty:hidden">
        {until === undefined && texts.lastCheck}
      </p>
      <div className="grid gap-3 lg:grid-cols-2 lg:items-start lg:gap-6">
        {until !== undefined && <QrCard application={application} amount={amount} image={image} until={until} />}
        <div className="grid gap-4">
          {until !== undefined && loaded && (
            <QrDetails payment={payment} application={application} amount={amount} image={loaded} deadline={until} />
          )}
          <div className="after-payment">
            <CheckStatusButton poll={payment} text={statusCheck.action} />
          </div>
        </div>
      </div>
    </section>
  );
};

export const ExpiredQr = () => {
  const { expired } = useMessages('payment').payment.qr;
  return (
    <StatusNotice tone="warning" title={expired.title}>
      <p>{expired.message}</p>
    </StatusNotice>
  );
};
