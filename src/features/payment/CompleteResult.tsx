import type { VerifiedResult } from '../../application/payment/verify-result.ts';
import { CONFIRMATION_EMAIL_DAYS, GRADUATE_CONTACT_DAYS, STUDENT_NUMBER_DAYS } from '../../config/constants.ts';
import { FLOWS, type NextStepName } from '../../config/flow-registry.ts';
import { sisterSiteHref } from '../../config/sister-sites.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SummaryList } from '../../ui/SummaryList.tsx';
import { useMessages } from '../shared/flow-context.tsx';
import { applicationRows, chargeRows } from './result-rows.ts';

const DAYS: Record<NextStepName, Readonly<Record<string, number>>> = {
  email: { days: CONFIRMATION_EMAIL_DAYS },
  contact: GRADUATE_CONTACT_DAYS,
  studentNumber: STUDENT_NUMBER_DAYS,
};

interface CompleteResultProps {
  readonly result: VerifiedResult;
  readonly onClear: () => void;
}

/** `confirmation/complete`: the application, what was paid and what happens next, as a page to print. */
export const CompleteResult = ({ result, onClear }: CompleteResultProps) => {
  const messages = useMessages('payment', 'result');
  const { complete, nextSteps } = messages.result;
  const { flow, locale } = result.session;
  return (
    <div className="grid gap-6">
      <Notice tone="success" title={complete.title} role="status">
        <p>{complete.message}</p>
      </Notice>
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
        <p className="hint px-2">{complete.clearHint}</p>
      </div>
    </div>
  );
};
