import { CONFIRMATION_EMAIL_DAYS, GRADUATE_CONTACT_DAYS, STUDENT_NUMBER_DAYS } from '../../config/constants.ts';
import { FLOW_FACTS, type FlowId, type PromiseName } from '../../config/flows.ts';
import type { Words } from '../../i18n/words.ts';
import { fill } from '../../lib/fill.ts';

const DAYS: Record<PromiseName, Readonly<Record<string, number>>> = {
  email: { days: CONFIRMATION_EMAIL_DAYS },
  contact: GRADUATE_CONTACT_DAYS,
  studentNumber: STUDENT_NUMBER_DAYS,
};

/** The sentences a flow's applicant is promised on the complete page. */
export const promisesOf = (flow: FlowId, words: Words['outcome']['promises']): string[] =>
  FLOW_FACTS[flow].promises.map((name) => fill(words[name], DAYS[name]));
