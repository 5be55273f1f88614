import type { Dialogs } from '../application/environment.ts';
import { flowHref, type FlowSession } from '../application/flow-session.ts';
import { isStaleTab, restoreForgottenId, setCurrentApplication } from '../application/session.ts';
import type { RouteName } from '../config/routes.ts';
import type { Step } from '../flows/definition/flow.ts';
import { reviewRoute } from '../flows/definition/step-order.ts';
import type { Values } from '../model/rules.ts';
import { saveStep } from './save-step.ts';
import { cameFromReview } from './step-navigation.ts';
import type { FormSnapshot, ReadForm, SubmitResult } from './submit-step.ts';

interface SubmitRun {
  readonly signal: AbortSignal;
  readonly setPhase: (phase: 'sending' | 'asking' | 'leaving') => void;
  readonly setSaved: (typed: Values) => void;
  /** Reads the form again, because answers may be corrected while they are being sent. */
  readonly readForm: ReadForm;
}

async function asking<T>({ setPhase }: SubmitRun, ask: () => Promise<T>): Promise<T> {
  setPhase('asking');
  try {
    return await ask();
  } finally {
    setPhase('sending');
  }
}

/** Wraps every dialog of the environment, so that the submit knows when it waits for the applicant and not for the server. */
function dialogsOf(session: FlowSession, run: SubmitRun): Dialogs {
  const { environment } = session;
  const reporting =
    <Args extends unknown[], Answer>(open: (...values: Args) => Promise<Answer>) =>
    (...values: Args): Promise<Answer> =>
      asking(run, () => open(...values));
  const opened = Object.entries(environment.dialogs).map(
    ([name, open]: [string, (...values: never[]) => Promise<unknown>]) => [name, reporting(open)],
  );
  return {
    ...(Object.fromEntries(opened) as Dialogs),
    // The page's own session takes the token: a code that is entered after this submit was cancelled still counts.
    askForOtp: (_, reason) => asking(run, () => environment.dialogs.askForOtp(session, reason)),
  };
}

const sessionOf = (session: FlowSession, run: SubmitRun): FlowSession => ({
  ...session,
  signal: run.signal,
  reauthenticate: () => asking(run, session.reauthenticate),
  environment: { ...session.environment, dialogs: dialogsOf(session, run) },
});

/**
 * Asks which application this tab continues with.
 * @returns false when the other application was chosen, or none
 */
async function keepApplicationOfTab({ $loadedApplicationId, stores, environment }: FlowSession): Promise<boolean> {
  const choice = await environment.dialogs.chooseTabApplication();
  if (choice === 'other') environment.location.reloadPage();
  if (choice === 'this') setCurrentApplication(stores, $loadedApplicationId.get() ?? '', '');
  return choice === 'this';
}

async function goToNextPage(session: FlowSession, route: RouteName): Promise<void> {
  const { dialogs, location } = session.environment;
  const toReview = cameFromReview(session);
  if (toReview) await dialogs.showSaved();
  location.navigate(flowHref(session, toReview ? reviewRoute(session.flow) : route));
}

/**
 * Sends the form until the server has what it shows, then goes to the next page.
 * @returns when the next page could not be reached, or when this page is shown again
 * @throws {CallError}
 */
export async function saveForm(
  session: FlowSession,
  step: Step,
  snapshot: FormSnapshot,
  run: SubmitRun,
): Promise<SubmitResult> {
  const { signal } = run;
  signal.throwIfAborted();
  const running = sessionOf(session, run);
  restoreForgottenId(session);
  if (isStaleTab(session) && !(await keepApplicationOfTab(running))) return { kind: 'ended' };
  for (let sent = snapshot; sent.values;) {
    await sent.section?.save();
    signal.throwIfAborted();
    const result = await saveStep(running, step, sent.values, sent.application);
    signal.throwIfAborted();
    if (result.kind === 'cancelled') return { kind: 'ended' };
    const now = await run.readForm();
    if (JSON.stringify(now.values) === JSON.stringify(sent.values) && now.section?.isSaved() !== false) {
      if (result.kind === 'saved') run.setSaved(now.typed);
      await goToNextPage(running, result.route);
      run.setPhase('leaving');
      await session.environment.location.waitForPageShow(signal);
      return { kind: 'ended' };
    }
    sent = now;
  }
  return { kind: 'failed', failure: { kind: 'invalid' } };
}
