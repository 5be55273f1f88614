import { valuesOf } from '../../application/field-queries.ts';
import { noMoneyTaken, pageHref, viewOf } from '../../application/payment/charge-view.ts';
import type { VerifiedResult } from '../../application/payment/verify-result.ts';
import { CONFIRMATION_EMAIL_DAYS, GRADUATE_CONTACT_DAYS, STUDENT_NUMBER_DAYS } from '../../config/constants.ts';
import { FLOWS, type NextStepName } from '../../config/flow-registry.ts';
import { sisterSiteHref } from '../../config/sister-sites.ts';
import { contactUrl } from '../../config/site.ts';
import { baht, dayAndTimeOf } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { appliedFor } from '../../model/applied-for.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StatusNotice } from '../../ui/StatusNotice.tsx';
import { SummaryList, type SummaryRow } from '../../ui/SummaryList.tsx';
import { useMessages } from '../shared/flow-context.tsx';
import { useTitlePrefix } from '../shared/use-title-prefix.ts';

type ResultRowMessages = Pick<Messages, 'payment' | 'result'>;

/** Rows of what is known; a value that is not known is left out. */
const knownRows = (
  rows: readonly (readonly [term: string, value: string | false | null | undefined])[],
): SummaryRow[] => rows.flatMap(([term, value]) => (value ? [{ key: term, term, value }] : []));

function applicationRows({ session, application }: VerifiedResult, { result }: ResultRowMessages): SummaryRow[] {
  const { first_name, last_name } = valuesOf(application);
  return knownRows([
    [result.complete.number, application.application_no ?? application.id],
    [result.complete.appliedFor, appliedFor(session.flow.type, application).join(' · ')],
    [result.complete.applicant, [first_name, last_name].filter(Boolean).join(' ')],
  ]);
}

function chargeRows({ session, charge }: VerifiedResult, { payment, result }: ResultRowMessages): SummaryRow[] {
  const { method, amount, paid_at: paidAt, reference } = charge;
  return knownRows([
    [result.complete.amount, typeof amount === 'number' && baht(amount, session.locale)],
    [result.complete.method, method && payment.methods[method]],
    [result.complete.paidAt, paidAt && dayAndTimeOf(paidAt, session.locale)],
    [result.complete.reference, reference],
  ]);
}

const DAYS: Record<NextStepName, Readonly<Record<string, number>>> = {
  email: { days: CONFIRMATION_EMAIL_DAYS },
  contact: GRADUATE_CONTACT_DAYS,
  studentNumber: STUDENT_NUMBER_DAYS,
};

interface ResultProps {
  readonly result: VerifiedResult;
  readonly onClear: () => void;
}

/** `confirmation/complete`: the application, what was paid and what happens next, as a page to print. */
const CompleteResult = ({ result, onClear }: ResultProps) => {
  const messages = useMessages('payment', 'result');
  const { complete, nextSteps } = messages.result;
  const { flow, locale } = result.session;
  useTitlePrefix(`${complete.title} – `);
  return (
    <div className="grid gap-6" data-application-complete="">
      <StatusNotice tone="success" title={complete.title}>
        <p>{complete.message}</p>
      </StatusNotice>
      <section className="grid gap-2">
        <h2>{complete.details}</h2>
        <SummaryList rows={[...applicationRows(result, messages), ...chargeRows(result, messages)]} />
      </section>
      <section className="grid gap-2">
        <h2>{complete.next}</h2>
        <ol className="list-decimal ps-6">
          <li>{complete.keepNumber}</li>
          {FLOWS[flow.id].nextSteps.map((name) => (
            <li key={name}>{interpolate(nextSteps[name], DAYS[name])}</li>
          ))}
        </ol>
      </section>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={sisterSiteHref('dashboard', locale)}>{complete.dashboard}</ButtonLink>
        <Button kind="secondary" onClick={() => window.print()}>
          {complete.print}
        </Button>
      </div>
      <div className="border-t border-line pt-4 print:hidden">
        <Button kind="link" onClick={onClear}>
          {complete.clear}
        </Button>
        <p className="hint">{complete.clearHint}</p>
      </div>
    </div>
  );
};

/** `confirmation/failed`: what the server calls failed, expired or cancelled, and nothing else (docs/spec.md, section 8). */
const FailedResult = ({ result }: { readonly result: VerifiedResult }) => {
  const messages = useMessages('payment', 'result');
  const { session, charge } = result;
  const { status } = charge;
  const isOver = status === 'expired' || status === 'cancelled';
  const { title, advice } = messages.result[isOver ? status : 'failed'];
  const { pay, help, adviceQr } = messages.result.failed;
  useTitlePrefix(`${title} – `);
  return (
    <div className="grid gap-6">
      <Notice tone={viewOf(charge).tone} title={title} role="alert">
        <p>{!isOver && charge.method === 'thai_qr' ? adviceQr : advice}</p>
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

interface VerifiedResultViewProps extends ResultProps {
  readonly asked: 'complete' | 'failed';
}

export const VerifiedResultView = ({ asked, ...props }: VerifiedResultViewProps) =>
  asked === 'complete' ? <CompleteResult {...props} /> : <FailedResult result={props.result} />;
