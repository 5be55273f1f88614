import { CONFIRMATION_EMAIL_DAYS, DAY_MS } from '../config/constants.ts';
import { bangkokDay, hasDayPassed } from '../lib/bangkok-day.ts';
import { daysAfter } from '../lib/days-after.ts';
import { parseDeadline } from '../lib/parse-instant.ts';
import type { DashboardApplication } from '../model/dashboard.ts';
import { followsStatus, isStillToCome, stepsAfter } from '../model/next-steps.ts';
import { sentAt } from '../model/sent-at.ts';
import { statusView } from './status.ts';

/** When an application must be paid, or sent before its round closes. */
export interface Deadline {
  readonly kind: 'payment' | 'closing';
  /** ISO 8601. */
  readonly instant: string;
  /** Calendar days in Bangkok; 0 on the day of the deadline. */
  readonly days: number;
  readonly urgency: 'calm' | 'near' | 'passed';
}

/** A deadline is near from this many days before it. @chosen */
const NEAR_DEADLINE_DAYS = 3;

/** @param now in milliseconds since 1970 */
export function deadlineOf(application: DashboardApplication, now: number): Deadline | undefined {
  const { deadline: kind } = statusView(application.status);
  if (!kind) return undefined;
  const end = parseDeadline(kind === 'payment' ? application.payment_due_at : application.closes_at);
  if (end === undefined) return undefined;
  const days = bangkokDay(end) - bangkokDay(now);
  const urgency = end < now ? 'passed' : days <= NEAR_DEADLINE_DAYS ? 'near' : 'calm';
  return { kind, instant: new Date(end).toISOString(), days, urgency };
}

/**
 * What a waiting applicant was promised. Instants are in ISO 8601. Unknown promises are absent, and so are an e-mail or
 * a call whose day has passed.
 */
export interface Promises {
  readonly sentAt?: string;
  /** The latest instant of the confirmation e-mail. */
  readonly emailBy?: string;
  readonly resultBy?: string;
  /** The promised day of the result has passed. */
  readonly isResultLate?: true;
  /** The university calls within a few working days. Without the day of sending, their end is unknown. */
  readonly isContacted?: true;
}

/** @param now in milliseconds since 1970 */
export function promisesOf(application: DashboardApplication, now: number): Promises {
  const { status, type, result_due_at: resultDue } = application;
  if (!followsStatus('email', status)) return {};
  const sent = daysAfter(sentAt(application), 0);
  const steps = stepsAfter(type, status).filter((step) => isStillToCome(step, sent, now));
  const emailBy = steps.includes('email') ? daysAfter(sent, CONFIRMATION_EMAIL_DAYS) : undefined;
  // A day that the server names counts in every flow.
  const resultBy = followsStatus('result', status) ? daysAfter(resultDue, 0) : undefined;
  return {
    ...(sent !== undefined && { sentAt: sent }),
    ...(emailBy !== undefined && { emailBy }),
    ...(resultBy !== undefined && { resultBy, ...(hasDayPassed(resultBy, now) && { isResultLate: true }) }),
    ...(steps.includes('contact') && { isContacted: true }),
  };
}

/** How many days a result stays unfolded. */
const NEW_RESULT_DAYS = 14;

/** Whether a result is known to be old enough that the applicant has seen it. @param now in milliseconds since 1970 */
export function isOldResult({ decided_at: decided }: DashboardApplication, now: number): boolean {
  const instant = parseDeadline(decided);
  return instant !== undefined && instant + NEW_RESULT_DAYS * DAY_MS <= now;
}
