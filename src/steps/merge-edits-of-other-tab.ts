import type { Application } from '../model/application.ts';
import type { Values } from '../model/rules.ts';
import type { FieldDefinition } from '../field-kinds/kinds.ts';
import { isVisible, messageKeyOf, valuesOf } from '../flows/definition/field-queries.ts';
import { withAcknowledgedAnswers } from '../application/keep-acknowledged-answers.ts';
import type { FlowSession } from '../application/flow-session.ts';
import type { Step } from '../flows/definition/flow.ts';
import type { EditConflict } from '../application/environment.ts';
import { isSameAnswer } from '../model/same-answer.ts';
import { readApplication } from './verify-saved-answers.ts';

export interface MergedEdits {
  readonly values: Values;
  readonly application: Application;
}

interface Edit {
  readonly field: FieldDefinition;
  readonly mine: string;
  readonly saved: string;
  readonly isMineChanged: boolean;
  readonly isSavedChanged: boolean;
}

const HINT_LENGTH = 4;
const masked = (end: string): string => (end === '' ? '' : `•••• ${end}`);

function secretEdit(field: FieldDefinition, typed: string, loaded: Application, saved: Application): Edit {
  const end = saved.hints?.[field.name] ?? '';
  return {
    field,
    mine: masked(typed.slice(-HINT_LENGTH)),
    saved: masked(end),
    isMineChanged: typed !== '' && !(end !== '' && typed.endsWith(end)),
    isSavedChanged: end !== (loaded.hints?.[field.name] ?? ''),
  };
}

function editOf(field: FieldDefinition, values: Values, loaded: Application, saved: Application): Edit {
  const { name, sensitive } = field;
  const typed = values[name] ?? '';
  if (sensitive) return secretEdit(field, typed, loaded, saved);
  const [before, now] = [valuesOf(loaded)[name] ?? '', valuesOf(saved)[name] ?? ''];
  return {
    field,
    mine: typed,
    saved: saved.readable[name] || now,
    isMineChanged: !isSameAnswer(typed, before) && !isSameAnswer(typed, now),
    isSavedChanged: !isSameAnswer(before, now),
  };
}

/** Returns the editable fields; of several fields with the same name, the visible one. */
function fieldsOf(step: Step, values: Values): FieldDefinition[] {
  const fields = step.fields.filter((field) => !field.readonlyAfterRegistration);
  return fields.filter((field) => {
    const variants = fields.filter(({ name }) => name === field.name);
    return field === (variants.find((variant) => isVisible(variant, values)) ?? variants[0]);
  });
}

const conflictOf = ({ field, mine, saved }: Edit): EditConflict => ({
  name: field.name,
  messageKey: messageKeyOf(field),
  mine,
  saved,
});

/** Returns the server's answers. A sensitive number becomes blank, which leaves it unchanged. */
const savedValues = (edits: readonly Edit[], saved: Application): Values =>
  Object.fromEntries(edits.map(({ field: { name } }) => [name, valuesOf(saved)[name] ?? '']));

/**
 * Merges the form with what another tab has saved. If both have changed an answer, the applicant chooses.
 * @returns undefined when the choice was dismissed
 * @throws {CallError}
 */
export async function mergeEditsOfOtherTab(
  session: FlowSession,
  step: Step,
  values: Values,
  loaded: Application,
): Promise<MergedEdits | undefined> {
  const application = withAcknowledgedAnswers(session, await readApplication(session));
  const edits = fieldsOf(step, values).map((field) => editOf(field, values, loaded, application));
  const changed = edits.filter(({ isSavedChanged }) => isSavedChanged);
  const conflicts = changed.filter(({ isMineChanged }) => isMineChanged);
  const choice = conflicts.length === 0 ? 'mine' : await session.dialogs.resolveEdits(conflicts.map(conflictOf));
  if (choice === 'dismissed') return undefined;
  const taken = choice === 'saved' ? changed : changed.filter(({ isMineChanged }) => !isMineChanged);
  return { values: { ...values, ...savedValues(taken, application) }, application };
}
