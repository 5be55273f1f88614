import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../config/locales.ts';
import type { RouteName } from '../../config/routes.ts';
import type { Words } from '../../i18n/words.ts';
import { isSubmitted, type Application } from '../../model/application.ts';
import type { Charge } from '../../model/payment.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { flowContext, flowHref, type FlowContext, type FlowWords } from '../context.ts';
import { obstacleOf, problemOf, type Entry } from '../entry.ts';
import { EntryProblem } from '../EntryProblem.tsx';
import { failureText } from '../failure-text.ts';
import type { Flow } from '../flow.ts';
import { firstUnfinished } from '../journey.ts';
import { readCharge, readMethods, readPaidApplication } from '../payment/charge-calls.ts';
import { go } from '../ports.ts';
import { ReviewPanel } from '../review/ReviewPanel.tsx';
import { hasSession } from '../session.ts';
import { documentsMissing, loadDocuments, type Documents } from '../upload/documents.ts';
import { confirmApplication, leaveConfirmed } from './confirm-application.ts';

interface ConfirmScreenProps {
  readonly flow: Flow;
  readonly locale: Locale;
  readonly words: FlowWords & Pick<Words, 'review' | 'upload'>;
  /** Titles of the steps, as headings of the review. */
  readonly steps: Readonly<Record<string, { title: string }>>;
}

interface Ready {
  readonly kind: 'review';
  readonly application: Application;
  readonly documents: Documents;
  readonly charge: Charge;
}
type Confirming = Extract<Entry, { kind: 'checking' | 'failed' | 'not-found' | 'changed' | 'leaving' }> | Ready;

const leave = (context: FlowContext, route: RouteName): Confirming => {
  go(flowHref(context, route), { replace: true });
  return { kind: 'leaving' };
};

/** One confirmation is all there is: what was confirmed before goes to its outcome. */
function finish(context: FlowContext, application: Application, charge: Charge): Confirming {
  leaveConfirmed(context, application, charge);
  return leave(context, context.flow.routes.complete);
}

/** Shut until every step is done and what is to be paid is paid. @throws {CallError} */
async function enter(context: FlowContext): Promise<Confirming> {
  const { flow } = context;
  const [application, charge] = await Promise.all([readPaidApplication(context), readCharge(context)]);
  if (isSubmitted(application)) return finish(context, application, charge);
  const obstacle = obstacleOf(application);
  if (obstacle) return obstacle;
  const documents = await loadDocuments(context, application);
  const route = firstUnfinished(flow, application, documentsMissing(documents).length === 0);
  if (route !== flow.routes.payment) return leave(context, route);
  if (charge.status !== 'successful' && (await readMethods(context)).amount > 0) return leave(context, route);
  return { kind: 'review', application, documents, charge };
}

/** "Check your answers", then the confirmation, after payment. */
export const ConfirmScreen = ({ flow, locale, words, steps }: ConfirmScreenProps) => {
  const context = useMemo(() => flowContext(flow, locale, words), [flow, locale, words]);
  const [state, setState] = useState<Confirming>({ kind: 'checking' });
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const load = useCallback(async (): Promise<void> => {
    const toStart = (): Confirming => leave(context, flow.steps[0]?.route ?? flow.routes.payment);
    try {
      setState(hasSession(context) ? await enter(context) : toStart());
    } catch (error) {
      if (!hasSession(context)) {
        setState(toStart());
        return;
      }
      const retry = (): void => {
        setState({ kind: 'checking' });
        void load();
      };
      setState(problemOf(error, retry));
    }
  }, [context, flow]);
  useEffect(() => {
    void load();
  }, [load]);

  if (state.kind === 'checking' || state.kind === 'leaving') return <Skeleton label={words.flow.checking} lines={8} />;
  if (state.kind !== 'review') return <EntryProblem entry={state} context={context} />;
  const send = async (): Promise<void> => {
    setSending(true);
    setFailure('');
    try {
      await confirmApplication(context);
      setState(finish(context, state.application, state.charge));
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
