import { CONFIRMATION_EMAIL_DAYS, GRADUATE_CONTACT_DAYS, STUDENT_NUMBER_DAYS } from '../../config/constants.ts';
import type { FlowId } from '../../config/flows.ts';
import type { Words } from '../../i18n/words.ts';
import { fill } from '../../lib/fill.ts';

type PromiseName = keyof Words['outcome']['promises'];

const DAYS: Record<PromiseName, Readonly<Record<string, number>>> = {
  email: { days: CONFIRMATION_EMAIL_DAYS },
  contact: GRADUATE_CONTACT_DAYS,
  studentNumber: STUDENT_NUMBER_DAYS,
};

/** What follows a complete application (spec, section 9). A short course gives no student number. */
const PROMISES: Record<FlowId, readonly PromiseName[]> = {
  bachelor: ['email', 'studentNumber'],
  graduate: ['email', 'contact', 'studentNumber'],
  'short-course': ['email'],
  scholarship: ['email', 'studentNumber'],
};

/** The sentences a flow's applicant is promised on the complete page. */
export const promisesOf = (flow: FlowId, words: Words['outcome']['promises']): string[] =>
  PROMISES[flow].map((name) => fill(words[name], DAYS[name]));
