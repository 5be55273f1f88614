import { CONTACT_FIELDS } from '../application/draft-changes.ts';
import type { FlowSession } from '../application/flow-session.ts';
import { valueNamesOf, type FieldDefinition } from '../field-kinds/kinds.ts';
import type { Flow } from '../flows/definition/flow.ts';
import type { CarriedAnswers } from '../model/carried-answers.ts';
import { offeredAnswers } from './answer-sources.ts';

/** No rule allows a longer text. */
const LONGEST = 1000;

type Answers = Readonly<Record<string, string>>;

const ofContact = (field: FieldDefinition): boolean => CONTACT_FIELDS.includes(field.name);

/**
 * Returns the names of the answers that may be added to a draft. A field with several values is added as a whole: a
 * carried country with the applicant's own phone number would be a different number. So are name and contact, because a
 * stranger's phone number beside the applicant's own name would receive the code.
 */
function addableNames({ steps }: Flow, draft: Answers): ReadonlySet<string> {
  const fields = steps.flatMap((step) => step.fields);
  const isAnswered = (field: FieldDefinition): boolean => valueNamesOf(field).some((name) => draft[name]);
  // A country alone names nobody: the form may have chosen it.
  const hasContact = CONTACT_FIELDS.some((name) => name !== 'phone_country' && draft[name]);
  const isClosed = (field: FieldDefinition): boolean =>
    field.sensitive === true || isAnswered(field) || (hasContact && ofContact(field));
  const closed = new Set(fields.filter(isClosed).flatMap(valueNamesOf));
  return new Set(fields.flatMap(valueNamesOf).filter((name) => !closed.has(name)));
}

/**
 * Returns the carried answers that may be added to the draft. They replace none of its answers, and answers to another
 * application are left out.
 */
export function addableAnswers({ flow, stores }: FlowSession, carried: CarriedAnswers): Answers {
  if (carried.applicationId !== stores.$id.get()) return {};
  const names = addableNames(flow, stores.$draft.get());
  const known = Object.entries(carried.answers).filter(([name, text]) => names.has(name) && text.length <= LONGEST);
  const accepted = flow.steps.reduce<Answers>(
    (answers, step) => offeredAnswers(step, answers),
    Object.fromEntries(known),
  );
  return Object.values(accepted).some((text) => text !== '') ? accepted : {};
}

/**
 * Adds carried answers to the draft, so that the form shows them and the applicant can change them. They are validated
 * like typed answers.
 * @returns whether any was added
 */
export function addToDraft(session: FlowSession, carried: CarriedAnswers): boolean {
  session.environment.askForDraft();
  const accepted = addableAnswers(session, carried);
  if (Object.keys(accepted).length === 0) return false;
  const { $draft } = session.stores;
  $draft.set({ ...$draft.get(), ...accepted });
  return true;
}
