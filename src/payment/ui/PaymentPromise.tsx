import Lock from '~icons/lucide/lock';
import { INVOICE_DAYS } from '../../config/constants.ts';
import { site } from '../../config/site.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { Words } from '../../ui/Words.tsx';

/** Says who handles the payment data, and what whoever pays gets for it. */
export const PaymentPromise = ({ secure }: { readonly secure: string }) => (
  <div className="grid gap-2">
    <p className="hint flex gap-2">
      <Lock className="mt-1 size-4 shrink-0" aria-hidden="true" />
      <span>
        <Words text={secure} />
      </span>
    </p>
    <PaymentProof />
  </div>
);

/** The site knows no rule about refunds, so it names who does. */
export const PaymentProof = () => {
  const { flow, locale } = useFlow().session;
  const { proof, receipt } = useMessages('payment').payment;
  const phone = site.phone.shown[locale].replace(/ /g, '\u00A0');
  const isShortCourse = flow.paymentKind === 'short-course-application';
  const promises = [
    interpolate(proof.payee, { university: site.name[locale] }),
    proof.reference,
    ...(isShortCourse ? [interpolate(receipt, { days: INVOICE_DAYS })] : []),
    interpolate(isShortCourse ? proof.refund : proof.receiptOrRefund, { phone }),
  ];
  return (
    <ul className="payment-promises hint">
      {promises.map((text) => (
        <li key={text}>
          <Words text={text} />
        </li>
      ))}
    </ul>
  );
};
