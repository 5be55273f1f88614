import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { isOutdated } from '../charge-view.ts';
import type { ReadyState } from '../payment-state.ts';
import type { PaymentStore } from '../payment-store.ts';
import { baht } from '../../i18n/format.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { Charge } from '../../model/payment.ts';
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
import { useServerSecondsUntil } from './use-server-seconds-until.ts';

/** Whether a code is to be scanned now. */
export const isQrOpen = (payment: PaymentStore, { charge, methods }: ReadyState): boolean =>
  charge.status === 'pending' &&
  charge.method === 'thai_qr' &&
  !isOutdated(charge, methods.amount) &&
  payment.qrDeadline(charge) !== undefined;

interface QrStartProps {
  readonly state: ReadyState;
  /** The last code has expired, and another one is made. */
  readonly isNew: boolean;
  readonly onStart: () => void;
}

/** A QR code is made only by a press, because moving through the methods must start nothing. */
export const QrStart = ({ state: { charge, methods, isStarting }, isNew, onStart }: QrStartProps) => {
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
        {isNew ? qr.expired.again : interpolate(qr.start, { amount: baht(methods.amount, locale) })}
      </Button>
      <PaymentPromise secure={secure} />
    </div>
  );
};

interface OpenQrProps {
  readonly application: PaidApplication;
  readonly payment: PaymentStore;
  readonly charge: Charge;
  /** In baht. */
  readonly toPay: number;
  readonly isStarting: boolean;
  readonly onRenew: () => void;
  /** Absent where there is one method only. */
  readonly onChange: (() => void) | undefined;
  /** The code was asked for here: it comes to the top of the window. */
  readonly isRequested: boolean;
}

export const OpenQr = ({
  application,
  payment,
  charge,
  toPay,
  isStarting,
  onRenew,
  onChange,
  isRequested,
}: OpenQrProps) => {
  const { qr, statusCheck } = useMessages('payment').payment;
  const { expired } = qr;
  const view = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isRequested) view.current?.scrollIntoView();
  }, [isRequested]);
  const image = useAsync(payment.loadQrImage);
  const loaded = image.state.status === 'ready' ? image.state.data : undefined;
  const [isFirstLoad, setFirstLoad] = useState(true);
  if (isFirstLoad && image.state.status !== 'loading') setFirstLoad(false);
  const deadline = payment.qrDeadline(charge, loaded) ?? 0;
  const left = useServerSecondsUntil(deadline);
  const amount = loaded?.amount ?? toPay;

  const isOver = left === 0;
  const { check } = payment;
  const { answeredAt } = useStore(payment.$poll);
  useEffect(() => {
    if (isOver) check();
  }, [isOver, check]);
  // A question after the last second must have seen no payment. A word that nobody here knows may mean that one came.
  if (isOver && answeredAt !== undefined && answeredAt >= deadline && charge.unknownStatus === undefined)
    return (
      <>
        <ExpiredQr />
        <Button busy={isStarting} onClick={onRenew}>
          {expired.again}
        </Button>
      </>
    );
  return (
    <section ref={view} aria-label={qr.heading} className={`grid gap-3 ${isFirstLoad ? 'payment-wait' : ''}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="!text-base">{qr.heading}</h2>
        {onChange && (
          <Button kind="link" onClick={onChange}>
            {qr.change}
          </Button>
        )}
      </div>
      <p role="status" className="empty:hidden">
        {isOver && qr.lastCheck}
      </p>
      <div className="grid gap-3 lg:grid-cols-2 lg:items-start lg:gap-6">
        {!isOver && <QrCard application={application} amount={amount} image={image} secondsLeft={left} />}
        <div className="grid gap-4">
          {!isOver && loaded && (
            <QrDetails application={application} amount={amount} image={loaded} deadline={deadline} />
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
