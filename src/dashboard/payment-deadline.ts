import { DAY_MS, NEAR_DEADLINE_DAYS } from '../config/constants.ts';
import type { DashboardApplication } from '../model/dashboard.ts';
import { statusView } from './status-view.ts';

export interface PaymentDeadline {
  /** ISO 8601. */
  readonly instant: string;
  /** Whole days by the calendar: 0 on the last one. */
  readonly days: number;
  readonly urgency: 'calm' | 'near' | 'over';
}

const BANGKOK = '+07:00';
const BANGKOK_OFFSET_MS = 7 * 60 * 60 * 1000;
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

const dayNumber = (instant: number): number => Math.floor((instant + BANGKOK_OFFSET_MS) / DAY_MS);

/** @param now in ms since 1970 */
export function paymentDeadline(
  { status, payment_due_at: due }: DashboardApplication,
  now: number,
): PaymentDeadline | undefined {
  if (statusView(status).date !== 'payment-due' || !due) return undefined;
  const end = Date.parse(DATE_ONLY.test(due) ? `${due}T23:59:59${BANGKOK}` : due);
  if (Number.isNaN(end)) return undefined;
  const days = dayNumber(end) - dayNumber(now);
  const urgency = end < now ? 'over' : days <= NEAR_DEADLINE_DAYS ? 'near' : 'calm';
  return { instant: new Date(end).toISOString(), days, urgency };
}
