import { maskEmail } from '../../application/mask-contact.ts';
import type { VerifiedResult } from '../verify-result.ts';
import { contactOf } from '../../model/application.ts';
import { FLOWS, type NextStepName } from '../../config/flow-registry.ts';
import { CONFIRMATION_EMAIL_DAYS, GRADUATE_CONTACT_DAYS, STUDENT_NUMBER_DAYS } from '../../config/constants.ts';
import { sisterSiteHref } from '../../config/sister-sites.ts';
import { dayOf } from '../../i18n/format.ts';
import type { Locale } from '../../config/locales.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { daysAfter } from '../../lib/days-after.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { ApplicationConstellation } from '../../ui/ApplicationConstellation.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { StatusNotice } from '../../ui/StatusNotice.tsx';
import { SummaryList } from '../../ui/SummaryList.tsx';
import { useMessages } from '../../application/ui/flow-context.tsx';
import { usePageHeading } from '../../ui/use-page-heading.ts';
import { useTitlePrefix } from '../../ui/use-title-prefix.ts';
import { applicationNumber } from '../../model/application.ts';
import { applicationRows, chargeRows } from './result-rows.ts';

const DAYS: Record<NextStepName, Readonly<Record<string, number>>> = {
  email: { days: CONFIRMATION_EMAIL_DAYS },
  contact: GRADUATE_CONTACT_DAYS,
  studentNumber: STUDENT_NUMBER_DAYS,
};

/** A promise in working days is not turned into a date, because the holidays are unknown. */
function nextStepText(
  name: NextStepName,
  paidAt: string | null | undefined,
  locale: Locale,
  texts: Messages['result']['nextSteps'],
): string {
  const promised = name === 'email' ? daysAfter(paidAt, CONFIRMATION_EMAIL_DAYS) : undefined;
  return promised === undefined
    ? interpolate(texts[name], DAYS[name])
    : interpolate(texts.emailBy, { days: CONFIRMATION_EMAIL_DAYS, date: dayOf(promised, locale) });
}

interface CompleteResultProps {
  readonly result: VerifiedResult;
  readonly onClear: () => void;
}

/** `confirmation/complete`: the number to keep, what happens next, and what was paid, as a page to print. */
export const CompleteResult = ({ result, onClear }: CompleteResultProps) => {
  const messages = useMessages('payment', 'result');
  const { complete, nextSteps } = messages.result;
  const { session, application, charge } = result;
  const { flow, locale } = session;
  usePageHeading(complete.title);
  useTitlePrefix(`${complete.title} – `);
  const number = applicationNumber(application);
  const email = contactOf(application)?.email;
  const paid = chargeRows(result, messages);
  // In a flow with a confirmation the days count from the confirmation, whose time the answer does not contain.
  const promisedFrom = flow.confirmation ? undefined : charge.paid_at;
  const { copy } = messages.payment;
  return (
    <div className="grid gap-6" data-application-complete="">
      <section className="sky grid justify-items-center gap-1 text-center">
        <ApplicationConstellation applicationNumber={number} className="w-full max-w-sm" drawn />
        <h2 className="mt-2 font-sans !text-base !font-normal">{complete.number}</h2>
        <p translate="no" className="text-3xl font-semibold tabular-nums [overflow-wrap:anywhere]">
          {number}
        </p>
        <CopyButton value={number} name={complete.number} words={copy} />
      </section>
      <StatusNotice tone="success" title={complete.message}>
        {email && (
          <p>
            <Sentence text={complete.emailTo} values={{ email: maskEmail(email) }} />
          </p>
        )}
      </StatusNotice>
      <section className="grid gap-2">
        <h2>{complete.next}</h2>
        <ol className="grid list-decimal gap-1 ps-6">
          {FLOWS[flow.id].nextSteps.map((name) => (
            <li key={name}>{nextStepText(name, promisedFrom, locale, nextSteps)}</li>
          ))}
          <li>{complete.keepNumber}</li>
        </ol>
      </section>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={sisterSiteHref('dashboard', locale)}>{complete.dashboard}</ButtonLink>
        <PrintButton kind="secondary" words={complete} />
      </div>
      <section className="grid gap-2">
        <h2>{complete.details}</h2>
        <SummaryList rows={applicationRows(result, messages)} />
      </section>
      {paid.length > 0 && (
        <section className="grid gap-2">
          <h2>{complete.payment}</h2>
          <SummaryList rows={paid} />
        </section>
      )}
      <div className="border-t border-line pt-4 print:hidden">
        <Button kind="link" onClick={onClear}>
          {complete.clear}
        </Button>
        <p className="hint">{complete.clearHint}</p>
      </div>
    </div>
  );
};
