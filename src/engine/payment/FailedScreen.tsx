import { contactUrl } from '../../config/site.ts';
import type { Charge } from '../../model/payment.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SummaryList } from '../../ui/SummaryList.tsx';
import type { FlowContext } from '../context.ts';
import { applicationRows } from './application-rows.ts';
import { Outcome, type OutcomeProps, type TrueVerdict } from './Outcome.tsx';
import { pageHref } from './payment-page.ts';
import { faceOf, noMoneyTaken } from './payment-table.ts';
import type { OutcomeWords } from './payment-words.ts';

/** `confirmation/failed`: what the server calls failed, expired or cancelled, and nothing else (spec, section 8). */
export const FailedScreen = (props: OutcomeProps) => (
  <Outcome {...props} asked="failed">
    {(context, verdict) => <Failed context={context} verdict={verdict} words={props.words} />}
  </Outcome>
);

const textOf = (charge: Charge, words: OutcomeWords['outcome']) =>
  charge.status === 'expired' || charge.status === 'cancelled' ? words[charge.status] : words.failed;

interface FailedProps {
  context: FlowContext;
  verdict: TrueVerdict;
  words: OutcomeWords;
}

const Failed = ({ context, verdict: { application, charge }, words }: FailedProps) => {
  const { title, advice } = textOf(charge, words.outcome);
  const { pay, help } = words.outcome.failed;
  return (
    <div className="grid gap-6">
      <Notice tone={faceOf(charge).tone} title={title} role="alert">
        <p>{advice}</p>
        {noMoneyTaken(charge) && <p>{words.payment.noMoneyTaken}</p>}
      </Notice>
      <SummaryList rows={applicationRows(context.flow, application, words.outcome.complete)} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={pageHref(context, 'payment')}>{pay}</ButtonLink>
        <ButtonLink kind="secondary" href={contactUrl(context.locale)} target="_blank" rel="noopener noreferrer">
          {help} <span className="sr-only">{words.common.newTab}</span>
        </ButtonLink>
      </div>
    </div>
  );
};
