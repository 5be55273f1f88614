import { CallError } from '../api/errors.ts';
import type { FlowSession } from '../application/flow-session.ts';
import { keepPlace } from '../application/keep-place.ts';
import { isStaleTab, restoreForgottenId, setCurrentApplication } from '../application/session.ts';
import type { Step } from '../flows/definition/flow.ts';
import type { Values } from '../model/rules.ts';
import { goToNextPage } from './go-to-next-page.ts';
import { changedAnswers } from './patch-body.ts';
import { sendAnswers } from './send-answers.ts';
import type { FormSnapshot, ReadForm, SubmitResult } from './submit-store.ts';

/** `stopIfAborted(signal)`, which browsers of 2021 lack. */
function stopIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new CallError({ kind: 'cancelled' });
}

interface SubmitRun {
  readonly signal: AbortSignal;
  /** Called while the next page is being loaded. */
  readonly setLeaving: () => void;
  readonly setSaved: (typed: Values) => void;
  /** Reads the form again, because answers may be corrected while they are being sent. */
  readonly readForm: ReadForm;
}

/**
 * Asks which application this tab continues with.
 * @returns false if the other application was chosen, or none
 */
async function keepApplicationOfTab(session: FlowSession): Promise<boolean> {
  const { $loadedApplicationId, stores, dialogs, environment } = session;
  const choice = await dialogs.chooseTabApplication();
  if (choice === 'other') environment.location.reloadPage();
  if (choice === 'this') setCurrentApplication(stores, $loadedApplicationId.get() ?? '', '');
  return choice === 'this';
}

/**
 * Sends the form until the server has what it shows, then opens the next page.
 * @returns once the next page could not be opened, or this page is shown again
 * @throws {CallError}
 */
export async function finishStep(
  session: FlowSession,
  step: Step,
  snapshot: FormSnapshot,
  run: SubmitRun,
): Promise<SubmitResult> {
  const { signal } = run;
  stopIfAborted(signal);
  restoreForgottenId(session);
  if (isStaleTab(session) && !(await keepApplicationOfTab(session))) return { kind: 'ended' };
  for (let sent = snapshot; sent.values;) {
    await sent.section?.save();
    stopIfAborted(signal);
    const { values, application } = sent;
    const result = await keepPlace(() => sendAnswers({ ...session, signal }, step, values, application), signal);
    stopIfAborted(signal);
    if (result.kind === 'cancelled') return { kind: 'ended' };
    const now = await run.readForm();
    if (JSON.stringify(now.values) === JSON.stringify(sent.values) && now.section?.isSaved() !== false) {
      if (result.kind !== 'drafted') run.setSaved(now.typed);
      const changed = changedAnswers(step, sent.values, sent.application);
      await goToNextPage(session, result.route, [...changed, ...(sent.section?.changed?.() ?? [])]);
      run.setLeaving();
      await session.environment.location.waitForPageShow(signal);
      return { kind: 'ended' };
    }
    sent = now;
  }
  return { kind: 'failed', failure: { kind: 'invalid' } };
}
