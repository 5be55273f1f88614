import { isCallError } from '../api/errors.ts';
import type { FlowSession } from './flow-session.ts';
import type { Step } from './flow.ts';
import { saveStep } from './save-step.ts';
import { restoreForgottenId } from './session.ts';
import type { SubmitFailure, SubmittedForm } from './submitted-form.ts';

interface SubmitRun {
  readonly signal: AbortSignal;
  readonly setPhase: (phase: 'sending' | 'asking') => void;
}

async function asking<T>({ setPhase }: SubmitRun, ask: () => Promise<T>): Promise<T> {
  setPhase('asking');
  try {
    return await ask();
  } finally {
    setPhase('sending');
  }
}

function sessionOf(session: FlowSession, run: SubmitRun): FlowSession {
  const { dialogs } = session.ports;
  return {
    ...session,
    signal: run.signal,
    reauthenticate: () => asking(run, session.reauthenticate),
    ports: {
      ...session.ports,
      dialogs: {
        ...dialogs,
        askForOtp: (_, reason) => asking(run, () => dialogs.askForOtp(session, reason)),
        confirmExistingApplication: () => asking(run, dialogs.confirmExistingApplication),
        showNotEligible: (reason) => asking(run, () => dialogs.showNotEligible(reason)),
        resolveEdits: (conflicts) => asking(run, () => dialogs.resolveEdits(conflicts)),
      },
    },
  };
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
    restoreForgottenId(session);
    await form.section()?.save();
    signal.throwIfAborted();
    const result = await saveStep(sessionOf(session, run), step, values, form.application());
    signal.throwIfAborted();
    if (result.kind !== 'cancelled') await asking(run, () => form.onSaved(result.kind, result.route));
    return undefined;
  } catch (error) {
    if (signal.aborted) return undefined;
    const fields = isCallError(error) ? error.fields : {};
    const otherMessages = form.showFieldErrors(fields);
    const hasFieldErrors = Object.keys(fields).length > otherMessages.length;
    return { kind: 'refused', error, otherMessages, hasFieldErrors };
  }
}
