import { noMoneyTaken, pageHref, viewOf } from '../../payment/charge-page.ts';
import type { VerifiedResult } from '../verify-result.ts';
import { contactUrl } from '../../config/site.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SummaryList } from '../../ui/SummaryList.tsx';
import { useMessages } from '../../application/ui/flow-context.tsx';
import { usePageHeading } from '../../ui/use-page-heading.ts';
import { useTitlePrefix } from '../../ui/use-title-prefix.ts';
import { PaymentSummary } from '../../payment/ui/PaymentSummary.tsx';
import { applicationRows, numberRow } from './result-rows.ts';

/** `confirmation/failed`: only charges that the server calls failed, expired or cancelled (docs/spec.md, section 8). */
export const FailedResult = ({ result }: { readonly result: VerifiedResult }) => {
  const messages = useMessages('payment', 'result');
  const { session, application, charge } = result;
  const { status } = charge;
  const outcome = status === 'expired' || status === 'cancelled' ? status : 'failed';
  const { title, advice } = messages.result[outcome];
  const { pay, help, adviceQr } = messages.result.failed;
  // The specification's advice on cards does not help payers who used another method.
  const isOtherMethod = outcome === 'failed' && charge.method && charge.method !== 'card';
  usePageHeading(title);
  useTitlePrefix(`${title} – `);
  return (
    <div className="grid gap-6">
      <Notice tone={viewOf(charge).tone} role="alert">
        {/* The page heading shows it too, but no screen reader announces that. */}
        <p className="sr-only">{title}</p>
        <p className="font-semibold">
          {noMoneyTaken(charge) ? messages.payment.noMoneyTakenAndSaved : messages.payment.applicationSaved}
        </p>
        <p>{isOtherMethod ? adviceQr : advice}</p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={pageHref(session, 'payment')}>{pay}</ButtonLink>
        <ButtonLink kind="secondary" href={contactUrl(session.locale)} target="_blank" rel="noopener noreferrer">
          <span>{help}</span> <span className="sr-only">{messages.common.newTab}</span>
        </ButtonLink>
      </div>
      {typeof charge.amount === 'number' ? (
        <PaymentSummary application={application} amount={charge.amount} />
      ) : (
        <SummaryList rows={[...numberRow(result, messages), ...applicationRows(result, messages)]} />
      )}
    </div>
  );
};
