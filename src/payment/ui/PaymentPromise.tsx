import Lock from '~icons/lucide/lock';
import { site } from '../../config/site.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { useAfterPaying } from './use-after-paying.ts';
import { receiptWords } from './receipt-words.ts';
import { Sentence } from '../../ui/Sentence.tsx';
import { NoBreakText } from '../../ui/NoBreakText.tsx';

/** Says who handles the payment data and what the payer receives. */
export const PaymentPromise = ({ secure }: { readonly secure: string }) => (
  <div className="grid gap-2">
    <p className="hint flex gap-2">
      <Lock className="mt-1 size-4 shrink-0" aria-hidden="true" />
      <span>
        <NoBreakText text={secure} />
      </span>
    </p>
    <PaymentProof />
  </div>
);

/** Tells the payer what to check and what to keep. */
export const PaymentProof = () => {
  const { flow, locale } = useFlow().session;
  const messages = useMessages('payment');
  const { proof } = messages.payment;
  const next = useAfterPaying();
  const texts = [proof.reference, ...receiptWords(flow, locale, messages)];
  return (
    <ul className="payment-promises hint">
      <li>
        <NoBreakText text={{ result: proof.submits, confirmation: proof.unsent, submission: proof.agreed }[next]} />
      </li>
      <li>
        <Payee />
      </li>
      {texts.map((text) => (
        <li key={text}>
          <NoBreakText text={text} />
        </li>
      ))}
    </ul>
  );
};

const Payee = () => {
  const { locale } = useFlow().session;
  const { payee } = useMessages('payment').payment.proof;
  const { th, en } = site.name;
  if (locale === 'th') return <NoBreakText text={interpolate(payee, { university: th })} />;
  // Thai banking apps may show the Thai name only.
  const both = (
    <>
      <span>{`${en} (`}</span>
      <span lang="th">{th}</span>
      <span>)</span>
    </>
  );
  return <Sentence text={payee} values={{ university: both }} />;
};
