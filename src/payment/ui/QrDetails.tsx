import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { PaymentStore } from '../payment-store.ts';
import { site } from '../../config/site.ts';
import { baht } from '../../i18n/format.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { BillPaymentImage } from '../../model/payment-options.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { openModal } from '../../ui/overlays/open.ts';
import { useSecondsUntil } from '../../ui/use-seconds-until.ts';
import { serverNow } from '../../api/server-time.ts';
import { FlowProvider, useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { applicationNumber } from '../../model/application.ts';
import { feeName } from './fee-name.ts';
import { QrTime } from './QrTime.tsx';
import { SaveOrShareQr, type SaveOrShareQrProps } from './SaveOrShareQr.tsx';
import { NoBreakText } from '../../ui/NoBreakText.tsx';

interface QrDetailsProps extends SaveOrShareQrProps {
  readonly payment: PaymentStore;
}

/** The ways to use the code: save it, share it with the payer, or scan it with another phone. */
export const QrDetails = ({ payment, ...shown }: QrDetailsProps) => {
  const { application, amount, image } = shown;
  const context = useFlow();
  const { flow, locale } = context.session;
  const { common, payment: texts } = useMessages('payment');
  const { qr } = texts;
  const price = baht(amount, locale);
  const enlarge = (): void =>
    void openModal<'ended'>({
      type: 'bill-payment',
      title: qr.heading,
      close: common.close,
      render: (end) => (
        <FlowProvider {...context}>
          <EnlargedQr
            payment={payment}
            source={image.image}
            alt={interpolate(qr.alt, { amount: price, reference: image.ref1 ?? '' })}
            amount={price}
            merchant={`${site.name[locale]} · ${feeName(flow, application, texts)} · ${texts.summary.number} ${applicationNumber(application)}`}
            hint={qr.otherPhone}
            expired={qr.over}
            end={end}
          />
        </FlowProvider>
      ),
    });
  return (
    <>
      <SaveOrShareQr {...shown} />
      <div className="qr-enlarge">
        <Button kind="link" onClick={enlarge}>
          {qr.enlarge}
        </Button>
      </div>
      {!shown.isOnComputer && (
        <div className="rounded bg-purple-50 p-4">
          <h3>{qr.samePhone.heading}</h3>
          <ol className="qr-steps">
            <li>{qr.samePhone.save}</li>
            <li>{qr.samePhone.open}</li>
            <li>
              <NoBreakText text={qr.samePhone.back} />
            </li>
          </ol>
        </div>
      )}
    </>
  );
};

/** Folded, because few banking apps ask the payer to type them. */
export const References = ({ image }: { readonly image: BillPaymentImage }) => {
  const { qr, copy } = useMessages('payment').payment;
  const references = [
    { name: qr.ref1, value: image.ref1 },
    { name: qr.ref2, value: image.ref2 },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []));
  if (references.length === 0) return null;
  return (
    <details className="qr-references">
      <summary className="cursor-pointer rounded py-3 text-sm text-ink-soft">{qr.references}</summary>
      <dl className="grid border-t border-line">
        {references.map(({ name, value }) => (
          <div key={name} className="qr-reference">
            <dt>{name}</dt>
            <dd translate="no" className="font-semibold tabular-nums [overflow-wrap:anywhere]">
              {value}
            </dd>
            <dd>
              <CopyButton value={value} name={name} words={copy} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

interface EnlargedQrProps {
  readonly payment: PaymentStore;
  readonly source: string;
  readonly alt: string;
  readonly amount: string;
  readonly merchant: string;
  readonly hint: string;
  /** Replaces a code that has expired. */
  readonly expired: string;
  /** Closes the dialog if the charge was paid, failed or was replaced, so that the page behind it can say so. */
  readonly end: (reason: 'ended') => void;
}

/** The bill-payment modal (docs/spec.md, section 2), whose code another device scans. */
const EnlargedQr = ({ payment, source, alt, amount, merchant, hint, expired, end }: EnlargedQrProps) => {
  const state = useStore(payment.$state);
  const [shownId] = useState(() => (state.kind === 'ready' ? state.charge.charge_id : undefined));
  const qr = state.kind === 'ready' && state.charge.charge_id === shownId ? state.qr : undefined;
  const hasEnded = qr === undefined;
  useEffect(() => {
    if (hasEnded) end('ended');
  }, [hasEnded, end]);
  const open = qr?.kind === 'open' ? qr : undefined;
  const secondsLeft = useSecondsUntil(open?.until ?? 0, serverNow, open?.since);
  if (!open) return <p role="status">{qr && expired}</p>;
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <p translate="no" className="text-3xl font-semibold tabular-nums">
        {amount}
      </p>
      <p className="text-sm text-ink-soft">{merchant}</p>
      <img src={source} alt={alt} width="480" height="480" className="qr-enlarged" />
      <QrTime secondsLeft={secondsLeft} />
      <p>{hint}</p>
    </div>
  );
};
