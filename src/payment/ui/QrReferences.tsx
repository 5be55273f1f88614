import type { BillPaymentImage } from '../../model/payment-options.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useMessages } from '../../application/ui/flow-context.tsx';

/** For banking apps that ask for them. */
export const QrReferences = ({ image }: { readonly image: BillPaymentImage }) => {
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
            <CopyButton value={value} name={name} text={copy.action} done={copy.done} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
