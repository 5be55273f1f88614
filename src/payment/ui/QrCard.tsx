import { site } from '../../config/site.ts';
import { baht } from '../../i18n/format.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { ServerMs } from '../../lib/time.ts';
import type { BillPaymentImage } from '../../model/payment-options.ts';
import { AsyncView } from '../../application/ui/AsyncView.tsx';
import { useSecondsUntil } from '../../ui/use-seconds-until.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { serverNow } from '../../api/server-time.ts';
import type { Async } from '../../ui/use-async.ts';
import { applicationNumber } from '../../model/application.ts';
import type { PaidApplication } from './PaymentSummary.tsx';
import { feeName } from './fee-name.ts';
import { PaymentLogos } from './PaymentLogos.tsx';
import { QrTime } from './QrTime.tsx';
import { useAfterPaying } from './use-after-paying.ts';
import { NoBreakText } from '../../ui/NoBreakText.tsx';

interface QrCardProps {
  readonly application: PaidApplication;
  readonly amount: number;
  readonly image: Async<BillPaymentImage>;
  readonly until: ServerMs;
  /** When the code was started, if this browser knows. */
  readonly since: ServerMs | undefined;
}

/** Shows the code as banking apps do, with band, amount, payee, code and time left. */
export const QrCard = ({ application, amount, image, until, since }: QrCardProps) => {
  const { flow, locale } = useFlow().session;
  const messages = useMessages('payment');
  const { qr } = messages.payment;
  const next = useAfterPaying();
  const price = baht(amount, locale);
  const secondsLeft = useSecondsUntil(until, serverNow, since);
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-white">
      <p
        lang="en"
        className="flex items-center justify-center gap-2 bg-thai-qr px-2 py-1.5 text-sm font-semibold text-white"
      >
        <PaymentLogos method="thai_qr" />
        <span>{qr.band}</span>
      </p>
      <div className="grid justify-items-center gap-1 p-3 text-center sm:p-4">
        <p className="text-3xl font-semibold tabular-nums" translate="no">
          {price}
        </p>
        <p className="text-sm text-ink-soft">
          <span className="block">{site.name[locale]}</span>{' '}
          <span className="inline-block">
            <span>{`${feeName(flow, application, messages.payment)} ·`}</span>
          </span>{' '}
          <span className="inline-block">
            <span className="max-sm:sr-only">{messages.payment.summary.number}</span>{' '}
            <span translate="no">{applicationNumber(application)}</span>
          </span>
        </p>
        <div className="qr-room">
          <AsyncView
            async={image}
            loading={messages.common.loading}
            lines={4}
            messages={messages}
            errorTitle={qr.imageFailed}
          >
            {(loaded) => (
              <img
                src={loaded.image}
                alt={interpolate(qr.alt, { amount: price, reference: loaded.ref1 ?? '' })}
                width="352"
                height="352"
              />
            )}
          </AsyncView>
        </div>
        <QrTime secondsLeft={secondsLeft} />
        <p
          className={next === 'confirmation' ? 'font-semibold leading-snug text-warning-700' : 'text-sm text-ink-soft'}
        >
          <NoBreakText text={qr.waiting[next]} />
        </p>
      </div>
    </div>
  );
};
