import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReadyState } from '../payment-state.ts';
import type { PaymentStore } from '../payment-store.ts';
import type { QrState } from '../qr-state.ts';
import { baht } from '../../i18n/format.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { Button } from '../../ui/Button.tsx';
import { NoBreakText } from '../../ui/NoBreakText.tsx';
import { OfficeContact } from '../../ui/OfficeContact.tsx';
import { StatusNotice } from '../../ui/StatusNotice.tsx';
import { appliedFor } from '../../model/applied-for.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { useAsync } from '../../ui/use-async.ts';
import { useAwake } from '../../ui/use-awake.ts';
import { CheckStatusButton } from './CheckStatusButton.tsx';
import { OpenChargeWarning } from './OpenChargeWarning.tsx';
import { PaymentPromise, PaymentProof } from './PaymentPromise.tsx';
import type { PaidApplication } from './PaymentSummary.tsx';
import { QrCard } from './QrCard.tsx';
import { QrDetails, References } from './QrDetails.tsx';
import { isComputer, watchComputer } from '../../platform/wide-screen.ts';

interface QrStartProps {
  readonly state: ReadyState;
  readonly onStart: () => void;
}

/** Only the button creates a QR code, because moving through the methods with the keyboard must not start anything. */
export const QrStart = ({ state, onStart }: QrStartProps) => {
  const { methods, qr: last, isStarting } = state;
  const { locale } = useFlow().session;
  const { qr, secure } = useMessages('payment').payment;
  return (
    <div className="grid gap-4">
      <OpenChargeWarning state={state} chosen="thai_qr" />
      <div className="grid sm:max-w-80">
        <Button busy={isStarting} onClick={onStart}>
          {last?.kind === 'expired'
            ? qr.expired.again
            : interpolate(qr.start, { amount: baht(methods.amount, locale) })}
        </Button>
      </div>
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
  /** A code requested on this page is scrolled to the top of the window. */
  readonly isRequested: boolean;
}

export const OpenQr = ({ application, payment, qr, toPay, onChange, isRequested }: OpenQrProps) => {
  const { flow } = useFlow().session;
  const { qr: texts, statusCheck } = useMessages('payment').payment;
  const view = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isRequested) view.current?.scrollIntoView();
  }, [isRequested]);
  const image = useAsync(payment.loadQrImage);
  const loaded = image.state.kind === 'ready' ? image.state.data : undefined;
  const [isFirstLoad, setFirstLoad] = useState(true);
  if (isFirstLoad && image.state.kind !== 'loading') setFirstLoad(false);
  const { until, since } = qr.kind === 'open' ? qr : {};
  const amount = loaded?.amount ?? toPay;
  useAwake(until !== undefined);
  // On a computer another device scans the code, so nothing has to be saved before it is paid.
  const isOnComputer = useSyncExternalStore(watchComputer, isComputer);
  const check = (
    <div className="after-payment grid gap-2">
      {until !== undefined && (
        <p className="text-sm text-ink-soft">
          <NoBreakText text={texts.atEnd} />
        </p>
      )}
      <CheckStatusButton poll={payment} text={statusCheck.action} />
      <AlreadyPaidHelp />
    </div>
  );
  return (
    <section ref={view} aria-label={texts.heading} className={`grid gap-3 ${isFirstLoad ? 'payment-wait' : ''}`}>
      {/* One row on a phone, so that the code and its save button fit on the first screen. */}
      <div className="qr-head">
        <h2 className="!text-base max-md:sr-only">{texts.heading}</h2>
        <p className="qr-subject">
          <NoBreakText text={appliedFor(flow.type, application).join(' · ')} />
        </p>
        {onChange && (
          <div className="shrink-0">
            <Button kind="link" onClick={onChange}>
              {texts.change}
            </Button>
          </div>
        )}
      </div>
      <p role="status" className="empty:hidden">
        {until === undefined && texts.lastCheck}
      </p>
      <div className="qr-columns">
        {until !== undefined && (
          <QrCard application={application} amount={amount} image={image} until={until} since={since} />
        )}
        <div className="grid gap-4">
          {until !== undefined && loaded && isOnComputer && <p>{texts.otherPhone}</p>}
          {isOnComputer && check}
          {until !== undefined && loaded && (
            <QrDetails
              payment={payment}
              application={application}
              amount={amount}
              image={loaded}
              deadline={until}
              isOnComputer={isOnComputer}
            />
          )}
          {!isOnComputer && check}
        </div>
      </div>
      {until !== undefined && loaded && (
        <>
          <References image={loaded} />
          <PaymentProof />
        </>
      )}
    </section>
  );
};

/** Names who helps if money was taken but the page does not show it. */
const AlreadyPaidHelp = () => {
  const { locale } = useFlow().session;
  const { common, payment } = useMessages('payment');
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
      <span>{payment.statusCheck.help}</span> <OfficeContact locale={locale} newTab={common.newTab} />
    </p>
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
