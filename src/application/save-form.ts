import { isCallError } from '../api/errors.ts';
import type { FlowSession } from './flow-session.ts';
import type { Step } from './flow.ts';
import { saveStep } from './save-step.ts';
import { restoreForgottenId } from './session.ts';
import type { SubmitFailure, SubmittedForm } from './submitted-form.ts';

export async function saveForm(
  session: FlowSession,
  step: Step,
  values: Record<string, string>,
  form: SubmittedForm,
): Promise<SubmitFailure | undefined> {
  try {
    restoreForgottenId(session);
    await form.section()?.save();
    const result = await saveStep(session, step, values, form.application());
    if (result.kind !== 'cancelled') await form.onSaved(result.kind, result.route);
    return undefined;
  } catch (error) {
    const fields = isCallError(error) ? error.fields : {};
    const otherMessages = form.showFieldErrors(fields);
    const hasFieldErrors = Object.keys(fields).length > otherMessages.length;
    return { kind: 'refused', error, otherMessages, hasFieldErrors };
  }
}
