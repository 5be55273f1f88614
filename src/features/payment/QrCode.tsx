import Download from '~icons/lucide/download';
import { baht } from '../../i18n/format.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { BillPaymentImage } from '../../model/payment-options.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useFlow, useMessages } from '../shared/flow-context.tsx';

export const QrCode = ({ image }: { readonly image: BillPaymentImage }) => {
  const { locale } = useFlow().session;
  const { qr, amount } = useMessages('payment').payment;
  const ref1 = image.ref1 ?? '';
  const price = typeof image.amount === 'number' ? baht(image.amount, locale) : '';
  const details = [
    [amount, price],
    [qr.ref1, ref1],
    [qr.ref2, image.ref2],
  ].filter(([, value]) => value);
  return (
    <>
      <img
        src={image.image}
        alt={interpolate(qr.alt, { amount: price, reference: ref1 })}
        width="280"
        height="280"
        className="mx-auto h-auto w-full max-w-[17.5rem] rounded border border-line bg-white p-2"
      />
      <dl className="mx-auto grid grid-cols-[auto_auto] gap-x-6 gap-y-1">
        {details.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="break-all text-end font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid justify-items-center gap-1">
        <ButtonLink kind="secondary" href={image.image} download={`thai-qr-${ref1}.png`}>
          <Download className="size-5" aria-hidden="true" />
          {qr.save}
        </ButtonLink>
        <p className="hint text-center">{qr.saveHint}</p>
      </div>
      <div className="rounded bg-purple-50 p-4">
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
