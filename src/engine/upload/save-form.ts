import { isCallError } from '../../api/errors.ts';
import type { CustomInput } from '../../model/application.ts';
import type { FlowContext } from '../context.ts';
import { draftKey, fieldName, responsesOf } from './custom-answers.ts';
import { saveAnswers } from './save-answers.ts';
import type { AnswersForm } from './use-answers.ts';

/** Takes the answers out of the draft: the server has them now. */
function dropAnswers({ stores: { $draft } }: FlowContext, inputs: readonly CustomInput[]): void {
  const sent = new Set(inputs.map(draftKey));
  $draft.set(Object.fromEntries(Object.entries($draft.get()).filter(([key]) => !sent.has(key))));
}

/** Shows the server's sentences at their questions. @returns those that belong to none. */
function showRefusals(
  form: AnswersForm,
  inputs: readonly CustomInput[],
  fields: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(fields).flatMap(([field, message]) => {
    const id = field.replace(/^.*\./, '').replace(/^custom_/, '');
    const index = inputs.findIndex((input) => input.id === id);
    if (index < 0) return message ? [message] : [];
    form.refuse(fieldName(index), message);
    return [];
  });
}

/** Why answers were not saved; `others` are the server's sentences that belong to none of the questions. */
export interface Unsaved {
  readonly error: unknown;
  readonly others: readonly string[];
}

/**
 * Sends what stands in the form of the campaign's questions and takes it out of the draft. What the server refuses is shown at its
 * question. @returns why nothing was saved; `undefined` when it was, or nothing is asked
 */
export async function saveForm(
  context: FlowContext,
  form: AnswersForm,
  inputs: readonly CustomInput[],
): Promise<Unsaved | undefined> {
  try {
    if (inputs.length > 0) await saveAnswers(context, responsesOf(inputs, form.newest()));
  } catch (error) {
    return { error, others: isCallError(error) ? showRefusals(form, inputs, error.fields) : [] };
  }
  dropAnswers(context, inputs);
  return undefined;
}
