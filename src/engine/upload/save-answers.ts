import { callAny } from '../../api/call.ts';
import { isUnknownOutcome } from '../../api/errors.ts';
import type { FlowContext } from '../context.ts';
import { authorised } from '../session.ts';

type Answers = Readonly<Record<string, string>>;

/** Whether the server holds these answers; false when it cannot be asked. */
async function isSaved(context: FlowContext, answers: Answers): Promise<boolean> {
  const { listCustomInputs } = context.flow.calls;
  if (!listCustomInputs) return false;
  try {
    const held = await authorised(context, (input) =>
      callAny(listCustomInputs, { ...input, query: { application_id: input.id } }),
    );
    return held.every(({ id, response }) => (response ?? '') === (answers[id] ?? ''));
  } catch {
    return false;
  }
}

/**
 * Sends the answers to the campaign's questions. Where no clear answer came, the list decides whether they arrived.
 * @throws {CallError} when they did not, or nobody can tell.
 */
export async function saveAnswers(context: FlowContext, answers: Answers): Promise<void> {
  const { saveCustomInputs } = context.flow.calls;
  if (!saveCustomInputs) return;
  try {
    await authorised(context, (input) =>
      callAny(saveCustomInputs, { ...input, body: { application_id: input.id, response: answers } }),
    );
  } catch (error) {
    if (!isUnknownOutcome(error) || !(await isSaved(context, answers))) throw error;
  }
}
