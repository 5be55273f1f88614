import { isCallError } from '../api/errors.ts';
import type { FlowSession } from '../application/flow-session.ts';
import type { Step } from '../flows/definition/flow.ts';
import type { Dialogs } from '../application/environment.ts';
import { saveStep } from './save-step.ts';
import { isStaleTab, restoreForgottenId, setCurrentApplication } from '../application/session.ts';
import type { SubmitFailure, SubmittedForm } from './submitted-form.ts';

interface SubmitRun {
  readonly signal: AbortSignal;
  readonly setPhase: (phase: 'sending' | 'asking' | 'leaving') => void;
}

async function asking<T>({ setPhase }: SubmitRun, ask: () => Promise<T>): Promise<T> {
  setPhase('asking');
  try {
    return await ask();
  } finally {
    setPhase('sending');
  }
}

/** Every dialog of the environment, so that the submit knows when it waits for the applicant and not for the server. */
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

/** @returns false when the other application was chosen, or nothing */
async function keepApplicationOfTab({ $loadedApplicationId, stores, environment }: FlowSession): Promise<boolean> {
  const choice = await environment.dialogs.chooseTabApplication();
  if (choice === 'other') environment.location.reloadPage();
  if (choice === 'this') setCurrentApplication(stores, $loadedApplicationId.get() ?? '', '');
  return choice === 'this';
}

export async function saveForm(
  session: FlowSession,
  step: Step,
  values: Record<string, string>,
  form: SubmittedForm,
  run: SubmitRun,
): Promise<SubmitFailure | undefined> {
  const { signal } = run;
  try {
    signal.throwIfAborted();
    const running = sessionOf(session, run);
    restoreForgottenId(session);
    if (isStaleTab(session) && !(await keepApplicationOfTab(running))) return undefined;
    for (let sent = values; ;) {
      await form.section()?.save();
      signal.throwIfAborted();
      const result = await saveStep(running, step, sent, form.application());
      signal.throwIfAborted();
      if (result.kind === 'cancelled') return undefined;
      const now = await form.validate();
      const section = form.section();
      const isSectionComplete = !section || (await section.check());
      if (now === undefined || !isSectionComplete) return { kind: 'invalid' };
      if (JSON.stringify(now) === JSON.stringify(sent) && section?.isSaved() !== false) {
        await asking(run, () => form.onSaved(result.kind, result.route));
        run.setPhase('leaving');
        await session.environment.location.waitForPageShow(signal);
        return undefined;
      }
      sent = now; // Corrected while it was being sent.
    }
  } catch (error) {
    if (signal.aborted) return undefined;
    const fields = isCallError(error) ? error.fields : {};
    const otherMessages = form.showFieldErrors(fields);
    const hasFieldErrors = Object.keys(fields).length > otherMessages.length;
    return { kind: 'refused', error, otherMessages, hasFieldErrors };
  }
}
