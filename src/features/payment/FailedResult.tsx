import { noMoneyTaken, pageHref, viewOf } from '../../application/payment/charge-view.ts';
import type { VerifiedResult } from '../../application/payment/verify-result.ts';
import { contactUrl } from '../../config/site.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SummaryList } from '../../ui/SummaryList.tsx';
import { useMessages } from '../shared/flow-context.tsx';
import { applicationRows } from './result-rows.ts';

/** `confirmation/failed`: what the server calls failed, expired or cancelled, and nothing else (docs/spec.md, section 8). */
export const FailedResult = ({ result }: { readonly result: VerifiedResult }) => {
  const messages = useMessages('payment', 'result');
  const { session, charge } = result;
  const { status } = charge;
  const { title, advice } = messages.result[status === 'expired' || status === 'cancelled' ? status : 'failed'];
  const { pay, help } = messages.result.failed;
  return (
    <div className="grid gap-6">
      <Notice tone={viewOf(charge).tone} title={title} role="alert">
        <p>{advice}</p>
        {noMoneyTaken(charge) && <p>{messages.payment.noMoneyTaken}</p>}
      </Notice>
      <SummaryList rows={applicationRows(result, messages)} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={pageHref(session, 'payment')}>{pay}</ButtonLink>
        <ButtonLink kind="secondary" href={contactUrl(session.locale)} target="_blank" rel="noopener noreferrer">
          {help} <span className="sr-only">{messages.common.newTab}</span>
        </ButtonLink>
      </div>
    </div>
  );
};
