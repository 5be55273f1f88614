import { useEffect, useState } from 'react';
import { fill } from '../../lib/fill.ts';
import { baht, spokenDuration } from '../../lib/format.ts';
import type { Charge } from '../../model/payment.ts';
import { $paymentUnderWay } from '../../state/payment-under-way.ts';
import { Button } from '../../ui/Button.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RetryPanel } from '../../ui/RetryPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { FlowContext } from '../context.ts';
import { failureText } from '../failure-text.ts';
import { CheckNow } from './CheckNow.tsx';
import { qrDeadline } from './open-charge.ts';
import type { PaymentWords } from './payment-words.ts';
import { QrCode } from './QrCode.tsx';
import type { Pay, ReadyState } from './use-pay.ts';
import { useQrImage } from './use-qr-image.ts';
import { spokenStart, useQrTime } from './use-qr-time.ts';

interface QrPanelProps {
  context: FlowContext;
  words: PaymentWords;
  pay: Pay;
  state: ReadyState;
}

const hasCode = (charge: Charge): boolean =>
  charge.method === 'thai_qr' &&
  (charge.status === 'expired' ||
    (charge.status === 'pending' && qrDeadline({ charge, underWay: $paymentUnderWay.get() }) !== undefined));

/** Payment by Thai QR: makes a code only when asked to, since moving through the choices must start nothing. */
export const QrPanel = ({ context, words, pay, state }: QrPanelProps) => {
  if (hasCode(state.charge))
    return <OpenQr key={state.charge.charge_id} context={context} words={words} pay={pay} charge={state.charge} />;
  return (
    <Button busy={pay.starting} onClick={() => pay.start({ method: 'thai_qr' })}>
      {fill(words.payment.qr.start, { amount: baht(state.offer.amount, context.locale) })}
    </Button>
  );
};

const OpenQr = ({ context, words, pay, charge }: Omit<QrPanelProps, 'state'> & { charge: Charge }) => {
  const { locale } = context;
  const { qr, check } = words.payment;
  const ended = charge.status === 'expired';
  const view = useQrImage(context, !ended);
  const image = view.kind === 'shown' ? view.image : undefined;
  const deadline = qrDeadline({ charge, image, underWay: $paymentUnderWay.get() }) ?? 0;
  const left = useQrTime(deadline);
  const [total] = useState(() => spokenStart(left));

  const isOver = left === 0;
  const { check: checkNow, answeredAt } = pay.watch;
  useEffect(() => {
    if (isOver && !ended) checkNow();
  }, [isOver, ended, checkNow]);
  // The code is called expired only by the server, or when it was asked after the last second and saw no payment.
  const expired = ended || (isOver && answeredAt !== undefined && answeredAt >= deadline);

  if (expired) return <ExpiredQr words={words} pay={pay} />;
  return (
    <section aria-label={qr.heading} className="grid gap-5">
      <h2 className="text-center">{qr.heading}</h2>
      {isOver ? (
        <p className="text-center">{qr.lastCheck}</p>
      ) : (
        <>
          <Countdown
            label={qr.timeLeft}
            secondsLeft={left}
            total={total}
            announce={(seconds) => fill(qr.spoken, { time: spokenDuration(seconds, locale) })}
          />
          <QrView view={view} context={context} words={words} />
        </>
      )}
      <CheckNow watch={pay.watch} locale={locale} words={words} text={check.action} />
    </section>
  );
};

const ExpiredQr = ({ words, pay }: Pick<QrPanelProps, 'words' | 'pay'>) => {
  const { expired } = words.payment.qr;
  return (
    <Notice tone="warning" title={expired.title} role="status">
      <p>{expired.message}</p>
      <div className="mt-2">
        <Button busy={pay.starting} onClick={() => pay.start({ method: 'thai_qr', renew: true })}>
          {expired.again}
        </Button>
      </div>
    </Notice>
  );
};

type QrViewProps = Pick<QrPanelProps, 'context' | 'words'> & { view: ReturnType<typeof useQrImage> };

const QrView = ({ view, context, words }: QrViewProps) => {
  switch (view.kind) {
    case 'loading':
      return <Skeleton label={words.common.loading} lines={8} />;
    case 'failed':
      return (
        <RetryPanel
          title={words.payment.qr.imageFailed}
          message={failureText(view.error, words.errors.call)}
          retry={words.common.retry}
          onRetry={view.retry}
        />
      );
    case 'shown':
      return <QrCode image={view.image} locale={context.locale} words={words} />;
  }
};
