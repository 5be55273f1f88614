import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { serverNow } from '../../api/server-time.ts';
import { isOutdated } from '../../application/payment/charge-view.ts';
import type { PaymentStore, ReadyState } from '../../application/payment/payment-store.ts';
import { baht, spokenDuration } from '../../i18n/format.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { Charge } from '../../model/payment.ts';
import { Button } from '../../ui/Button.tsx';
import { Countdown, announcedTotal } from '../../ui/Countdown.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StatusNotice } from '../../ui/StatusNotice.tsx';
import { AsyncView } from '../shared/AsyncView.tsx';
import { useFlow, useMessages } from '../shared/flow-context.tsx';
import { useAsync } from '../shared/use-async.ts';
import { useSecondsUntil } from '../shared/use-seconds-until.ts';
import { CheckStatusButton } from './CheckStatusButton.tsx';
import { QrCode } from './QrCode.tsx';

interface QrPanelProps {
  readonly payment: PaymentStore;
  readonly state: ReadyState;
}

/** A QR code is made only by a press, because moving through the methods must start nothing. */
export const QrPanel = ({ payment, state }: QrPanelProps) => {
  const { locale } = useFlow().session;
  const { qr } = useMessages('payment').payment;
  const { charge, methods, isStarting } = state;
  if (charge.method === 'thai_qr' && charge.status === 'expired')
    return <ExpiredQr payment={payment} isStarting={isStarting} />;
  const isOpen = charge.status === 'pending' && !isOutdated(charge, methods.amount);
  if (isOpen && charge.method === 'thai_qr' && payment.qrDeadline(charge) !== undefined)
    return <OpenQr key={charge.charge_id} payment={payment} charge={charge} isStarting={isStarting} />;
  return (
    <div className="grid gap-4">
      {isOpen && charge.method === 'card' && (
        <Notice tone="warning">
          <p>{qr.openCard}</p>
        </Notice>
      )}
      <Button busy={isStarting} onClick={() => void payment.start({ method: 'thai_qr' })}>
        {interpolate(qr.start, { amount: baht(methods.amount, locale) })}
      </Button>
    </div>
  );
};

/** Whole seconds until an instant of the server's clock: the clock of the phone may be hours wrong. */
export const useServerSecondsUntil = (deadline: number): number =>
  useSecondsUntil(deadline - (serverNow() - Date.now()));

interface OpenQrProps {
  readonly payment: PaymentStore;
  readonly charge: Charge;
  readonly isStarting: boolean;
}

const OpenQr = ({ payment, charge, isStarting }: OpenQrProps) => {
  const { locale } = useFlow().session;
  const messages = useMessages('payment');
  const { qr, statusCheck } = messages.payment;
  const image = useAsync(payment.loadQrImage);
  const deadline = payment.qrDeadline(charge, image.state.status === 'ready' ? image.state.data : undefined) ?? 0;
  const left = useServerSecondsUntil(deadline);
  const [total] = useState(() => announcedTotal(left));

  const isOver = left === 0;
  const { check } = payment;
  const { answeredAt } = useStore(payment.$poll);
  useEffect(() => {
    if (isOver) check();
  }, [isOver, check]);
  // A question after the last second must have seen no payment.
  if (isOver && answeredAt !== undefined && answeredAt >= deadline)
    return <ExpiredQr payment={payment} isStarting={isStarting} />;
  return (
    <section aria-label={qr.heading} className="grid gap-5">
      <h2 className="text-center">{qr.heading}</h2>
      <p role="status" className="text-center empty:-mt-5">
        {isOver && qr.lastCheck}
      </p>
      {!isOver && (
        <>
          <Countdown
            label={qr.timeLeft}
            secondsLeft={left}
            total={total}
            announce={(seconds) => interpolate(qr.spoken, { time: spokenDuration(seconds, locale) })}
          />
          <AsyncView
            async={image}
            loading={messages.common.loading}
            lines={8}
            messages={messages}
            errorTitle={qr.imageFailed}
          >
            {(loaded) => <QrCode image={loaded} />}
          </AsyncView>
        </>
      )}
      <CheckStatusButton poll={payment} text={statusCheck.action} />
    </section>
  );
};

const ExpiredQr = ({ payment, isStarting }: Omit<OpenQrProps, 'charge'>) => {
  const { expired } = useMessages('payment').payment.qr;
  return (
    <StatusNotice tone="warning" title={expired.title}>
      <p>{expired.message}</p>
      <div className="mt-2">
        <Button busy={isStarting} onClick={() => void payment.start({ method: 'thai_qr', renew: true })}>
          {expired.again}
        </Button>
      </div>
    </StatusNotice>
  );
};
