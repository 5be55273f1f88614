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
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { applicationNumber } from '../../model/application.ts';
import type { PaidApplication } from './PaymentSummary.tsx';
import { SaveQr } from './SaveQr.tsx';

interface QrDetailsProps {
  readonly payment: PaymentStore;
  readonly application: PaidApplication;
  readonly amount: number;
  readonly image: BillPaymentImage;
  /** Milliseconds since 1970 by the server's clock. */
  readonly deadline: number;
}

/** The three ways to use the code: save it, scan it with another phone, or type its references. */
export const QrDetails = ({ payment, application, amount, image, deadline }: QrDetailsProps) => {
  const { flow, locale } = useFlow().session;
  const { common, payment: texts } = useMessages('payment');
  const { qr, fees } = texts;
  const price = baht(amount, locale);
  const enlarge = (): void =>
    void openModal<'ended'>({
      type: 'bill-payment',
      title: qr.heading,
      close: common.close,
      render: (end) => (
        <EnlargedQr
          payment={payment}
          source={image.image}
          alt={interpolate(qr.alt, { amount: price, reference: image.ref1 ?? '' })}
          amount={price}
          merchant={`${site.name[locale]} · ${fees[flow.paymentKind]} ${applicationNumber(application)}`}
          hint={qr.otherPhone}
          expired={qr.over}
          end={end}
        />
      ),
    });
  return (
    <>
      <p className="max-lg:hidden">{qr.otherPhone}</p>
      <SaveQr application={application} amount={amount} image={image} deadline={deadline} />
      <div className="-mt-2 text-center lg:text-start">
        <Button kind="link" onClick={enlarge}>
          {qr.enlarge}
        </Button>
      </div>
      <References image={image} />
      <div className="rounded bg-purple-50 p-4 lg:hidden">
        <h3>{qr.samePhone.heading}</h3>
        <ol className="mt-1 list-decimal ps-5">
          <li>{qr.samePhone.save}</li>
          <li>{qr.samePhone.open}</li>
          <li>{qr.samePhone.back}</li>
        </ol>
      </div>
    </>
  );
};

/** Some banking apps ask the payer to type them. */
const References = ({ image }: { readonly image: BillPaymentImage }) => {
  const { qr, copy } = useMessages('payment').payment;
  const references = [
    { name: qr.ref1, value: image.ref1 },
    { name: qr.ref2, value: image.ref2 },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []));
  return (
    <dl className="grid divide-y divide-line border-y border-line empty:hidden">
      {references.map(({ name, value }) => (
        <div key={name} className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-1">
          <dt className="col-span-2 text-sm text-ink-soft">{name}</dt>
          <dd translate="no" className="font-semibold tabular-nums [overflow-wrap:anywhere]">
            {value}
          </dd>
          <dd>
            <CopyButton value={value} name={name} words={copy} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

interface EnlargedQrProps {
  readonly payment: PaymentStore;
  readonly source: string;
  readonly alt: string;
  readonly amount: string;
  readonly merchant: string;
  readonly hint: string;
  /** Shown in place of a code that has expired. */
  readonly expired: string;
  /** Closes the dialog when the charge was paid, failed or was replaced, so that the page behind it can say so. */
  readonly end: (reason: 'ended') => void;
}

/** The bill-payment modal (docs/spec.md, section 2), from which another device scans the code. */
const EnlargedQr = ({ payment, source, alt, amount, merchant, hint, expired, end }: EnlargedQrProps) => {
  const state = useStore(payment.$state);
  const [shownId] = useState(() => (state.kind === 'ready' ? state.charge.charge_id : undefined));
  const qr = state.kind === 'ready' && state.charge.charge_id === shownId ? state.qr : undefined;
  const hasEnded = qr === undefined;
  useEffect(() => {
    if (hasEnded) end('ended');
  }, [hasEnded, end]);
  if (qr?.kind !== 'open') return <p role="status">{qr && expired}</p>;
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <p translate="no" className="text-3xl font-semibold tabular-nums">
        {amount}
      </p>
      <p className="text-sm text-ink-soft">{merchant}</p>
      <img
        src={source}
        alt={alt}
        width="480"
        height="480"
        className="w-[calc(100%+3rem)] max-w-none sm:w-full sm:max-w-[30rem]"
      />
      <p>{hint}</p>
    </div>
  );
};
