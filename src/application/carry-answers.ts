import { NO_LAST_NAME } from '../config/constants.ts';
import type { Environment } from './environment.ts';

/** Who applies; what depends on the campaign is asked again. */
const CARRIED = ['first_name', 'last_name', 'phone', 'phone_country', 'email', 'student_no'];

/** Keeps answers of a scholarship application for the campaign that the applicant chooses next. */
export function carryAnswers(
  answers: Readonly<Record<string, unknown>>,
  { flowStores }: Pick<Environment, 'flowStores'>,
): void {
  const carried = CARRIED.flatMap((name) => {
    const answer = answers[name];
    return typeof answer === 'string' && answer !== '' && answer !== NO_LAST_NAME ? [[name, answer] as const] : [];
  });
  flowStores('scholarship').$draft.set(Object.fromEntries(carried));
}
