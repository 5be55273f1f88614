import { CONFIRMATION_EMAIL_DAYS, GRADUATE_CONTACT_DAYS } from '../config/constants.ts';
import { FLOWS, type FlowId, type NextStepName } from '../config/flow-registry.ts';
import { hasDayPassed } from '../lib/bangkok-day.ts';
import { daysAfter } from '../lib/days-after.ts';
import { hasKnownStatus, UNSENT } from './application.ts';

/**
 * What the university does next after each status, for the result page and the dashboard (docs/spec.md, sections 4 and
 * 9). Nothing is promised after any other status. Some servers call an application `successful` as soon as it is paid,
 * so only `passed` is an offer of a place, and a successful graduate applicant is still contacted.
 */
const AFTER_STATUS: ReadonlyMap<string, readonly NextStepName[]> = new Map([
  ['under_review', ['email', 'contact', 'result']],
  ['successful', ['email', 'contact']],
  ['passed', ['studentNumber']],
]);

export const followsStatus = (step: NextStepName, status: string): boolean =>
  AFTER_STATUS.get(status)?.includes(step) ?? false;

/** @param type the application's flow, which the dashboard may not know @returns the steps in the order of the flow */
export function stepsAfter(type: FlowId | null | undefined, status: string): readonly NextStepName[] {
  const ofFlow: readonly NextStepName[] = type ? FLOWS[type].nextSteps : ['email'];
  return ofFlow.filter((step) => followsStatus(step, status));
}

/** Five business days take a week. Public holidays are not known here. */
const calendarDays = (businessDays: number): number => Math.ceil((businessDays / 5) * 7);

/** The last day of a step, in calendar days after the application was sent. The others have none. */
const LAST_DAY: Readonly<Partial<Record<NextStepName, number>>> = {
  email: CONFIRMATION_EMAIL_DAYS,
  contact: calendarDays(GRADUATE_CONTACT_DAYS.most),
};

/**
 * Whether a step is still to come.
 * @param sent when the application was sent, in ISO 8601; while that is unknown, no day is known to have passed
 * @param now in milliseconds since 1970
 */
export function isStillToCome(step: NextStepName, sent: string | undefined, now: number): boolean {
  const days = LAST_DAY[step];
  const lastDay = days === undefined ? undefined : daysAfter(sent, days);
  return lastDay === undefined || !hasDayPassed(lastDay, now);
}

/**
 * The status of an application that the server has proven to be sent. A status that still asks for answers or money, or
 * that is unknown, counts as under review.
 */
export const statusOnceSent = (status: string): string =>
  hasKnownStatus({ status }) && !UNSENT.includes(status) ? status : 'under_review';

/** Whether the university has decided about a sent application, or ended it, so that a page about its arrival is out of date. */
export const hasMovedOn = (status: string): boolean => !['under_review', 'successful'].includes(statusOnceSent(status));
