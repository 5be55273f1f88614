import { NO_LAST_NAME } from '../config/constants.ts';
import type { FlowKey } from '../config/storage-keys.ts';
import type { Environment, FlowSession, FlowStores } from './environment.ts';

/** Replaces the answers of the draft and clears the marks, which belong to the previous answers. */
export function replaceDraft(
  { $draft, $marks }: Pick<FlowStores, '$draft' | '$marks'>,
  answers: Readonly<Record<string, string>>,
): void {
  $draft.set(answers);
  $marks.set({});
}

export function omitFromDraft({ stores: { $draft } }: Pick<FlowSession, 'stores'>, names: readonly string[]): void {
  $draft.set(Object.fromEntries(Object.entries($draft.get()).filter(([name]) => !names.includes(name))));
}

export const hasUnsentAnswers = ({ stores }: Pick<FlowSession, 'stores'>): boolean =>
  Object.keys(stores.$draft.get()).length > 0;

/** The fields that say who applies. */
export const CONTACT_FIELDS: readonly string[] = [
  'first_name',
  'last_name',
  'phone',
  'phone_country',
  'email',
  'student_no',
];

/**
 * Copies name and contact to a draft; by default to the scholarship draft without a campaign, from which the campaign
 * that the applicant chooses next starts. Answers that depend on the campaign are not copied.
 */
export function copyContactToNewApplication(
  answers: Readonly<Record<string, unknown>>,
  { flowStores }: Pick<Environment, 'flowStores'>,
  key: FlowKey = 'scholarship',
): void {
  const copied = CONTACT_FIELDS.flatMap((name) => {
    const answer = answers[name];
    return typeof answer === 'string' && answer !== '' && answer !== NO_LAST_NAME ? [[name, answer] as const] : [];
  });
  flowStores(key).$draft.set(Object.fromEntries(copied));
}
