import { useMemo, useState } from 'react';
import type { Locale } from '../../config/locales.ts';
import type { Words } from '../../i18n/words.ts';
import { isSubmitted, type Application } from '../../model/application.ts';
import type { Charge } from '../../model/payment.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { finishedSteps, leaveFor, useAfterSteps, type Elsewhere } from '../after-steps.ts';
import { flowContext, type FlowContext, type FlowWords } from '../context.ts';
import { obstacleOf } from '../entry.ts';
import { EntryProblem } from '../EntryProblem.tsx';
import { failureText } from '../failure-text.ts';
import type { Flow } from '../flow.ts';
import { readCharge, readMethods, readPaidApplication } from '../payment/charge-calls.ts';
import { ReviewPanel } from '../review/ReviewPanel.tsx';
import { confirmApplication, leaveConfirmed } from './confirm-application.ts';

interface ConfirmScreenProps {
  readonly flow: Flow;
  readonly locale: Locale;
  readonly words: FlowWords & Pick<Words, 'review' | 'upload'>;
  /** Titles of the steps, as headings of the review. */
  readonly steps: Readonly<Record<string, { title: string }>>;
}

type Ready = Exclude<Awaited<ReturnType<typeof finishedSteps>>, Elsewhere> & { readonly charge: Charge };

/** One confirmation is all there is: what was confirmed before goes to its outcome. */
function finish(context: FlowContext, application: Application, charge: Charge): Elsewhere {
  leaveConfirmed(context, application, charge);
  return leaveFor(context, context.flow.routes.complete);
}

/** Shut until every step is done and what is to be paid is paid. @throws {CallError} */
async function enter(context: FlowContext): Promise<Ready | Elsewhere> {
  const [application, charge] = await Promise.all([readPaidApplication(context), readCharge(context)]);
  if (isSubmitted(application)) return finish(context, application, charge);
  const obstacle = obstacleOf(application);
  if (obstacle) return obstacle;
  const finished = await finishedSteps(context, application);
  if (finished.kind !== 'review') return finished;
  const isUnpaid = charge.status !== 'successful' && (await readMethods(context)).amount > 0;
  return isUnpaid ? leaveFor(context, context.flow.routes.payment) : { ...finished, charge };
}

/** "Check your answers", then the confirmation, after payment. */
export const ConfirmScreen = ({ flow, locale, words, steps }: ConfirmScreenProps) => {
  const context = useMemo(() => flowContext(flow, locale, words), [flow, locale, words]);
  const { state, setState } = useAfterSteps(context, enter);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState('');

  if (state.kind === 'checking' || state.kind === 'leaving') return <Skeleton label={words.flow.checking} lines={8} />;
  if (state.kind !== 'review') return <EntryProblem entry={state} context={context} />;
  const send = async (): Promise<void> => {
    setSending(true);
    setFailure('');
    try {
      const isConfirmed = await confirmApplication(context, state.charge.status === 'successful');
      if (isConfirmed) setState(finish(context, state.application, state.charge));
    } catch (error) {
      setFailure(failureText(error, words.errors.call));
    } finally {
      setSending(false);
    }
  };
  return (
    <ReviewPanel
      context={context}
      words={words}
      steps={steps}
      texts={words.review.sending}
      application={state.application}
      documents={state.documents}
      busy={sending}
      failure={failure}
      onConfirm={() => void send()}
    />
  );
};
