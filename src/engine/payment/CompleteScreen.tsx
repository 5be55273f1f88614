import { useState } from 'react';
import { href } from '../../config/routes.ts';
import { siblingHref } from '../../config/siblings.ts';
import { baht, dateInBothCalendars } from '../../lib/format.ts';
import { clearDevice } from '../../state/clear-device.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SummaryList, type SummaryRow } from '../../ui/SummaryList.tsx';
import type { FlowContext } from '../context.ts';
import { applicationRows, knownRows } from './application-rows.ts';
import { Outcome, type OutcomeProps, type TrueVerdict } from './Outcome.tsx';
import type { OutcomeWords } from './payment-words.ts';
import { promisesOf } from './promises.ts';

/** `confirmation/complete`: shown for a paid application only, with what follows and a page to print. */
export const CompleteScreen = (props: OutcomeProps) => {
  // Above the verified part: clearing takes away what that part stands on.
  const [cleared, setCleared] = useState(false);
  if (cleared) return <Cleared {...props} />;
  const clear = (): void => {
    clearDevice();
    setCleared(true);
  };
  return (
    <Outcome {...props} asked="complete">
      {(context, verdict) => <Complete context={context} verdict={verdict} words={props.words} onClear={clear} />}
    </Outcome>
  );
};

const Cleared = ({ words, locale }: OutcomeProps) => (
  <div className="grid gap-4">
    <Notice tone="success" title={words.outcome.complete.cleared} role="status">
      {null}
    </Notice>
    <div>
      <ButtonLink href={href('home', locale)}>{words.outcome.complete.home}</ButtonLink>
    </div>
  </div>
);

interface CompleteProps {
  context: FlowContext;
  verdict: TrueVerdict;
  words: OutcomeWords;
  onClear: () => void;
}

const rowsOf = ({
  context: { flow, locale },
  verdict: { application, charge },
  words,
}: CompleteProps): SummaryRow[] => {
  const { complete } = words.outcome;
  const { method, amount, paid_at: paidAt, reference } = charge;
  const paid = knownRows([
    [complete.amount, typeof amount === 'number' && baht(amount, locale)],
    [complete.method, method && words.payment.methods[method]],
    [complete.paidAt, paidAt && dateInBothCalendars(paidAt, locale)],
    [complete.reference, reference],
  ]);
  return [...applicationRows(flow, application, complete), ...paid];
};

const Complete = (props: CompleteProps) => {
  const { context, words, onClear } = props;
  const { complete, promises } = words.outcome;
  return (
    <div className="grid gap-6">
      <Notice tone="success" title={complete.title} role="status">
        <p>{complete.message}</p>
      </Notice>
      <section className="grid gap-2">
        <h2>{complete.details}</h2>
        <SummaryList rows={rowsOf(props)} />
      </section>
      <section className="grid gap-2">
        <h2>{complete.next}</h2>
        <ol className="list-decimal ps-6">
          <li>{complete.keepNumber}</li>
          {promisesOf(context.flow.id, promises).map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ol>
      </section>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={siblingHref('dashboard', context.locale)}>{complete.dashboard}</ButtonLink>
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
