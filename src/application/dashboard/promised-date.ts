import { CONFIRMATION_EMAIL_DAYS } from '../../config/constants.ts';
import { daysAfter } from '../../lib/days-after.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { statusView } from './status-view.ts';

/** ISO 8601. Promised days become a date when their start is known. */
export function promisedDate({ status, payment_due_at, payment }: DashboardApplication): string | undefined {
  const { date } = statusView(status);
  if (date === undefined) return undefined;
  return date === 'payment-due' ? daysAfter(payment_due_at, 0) : daysAfter(payment?.paid_at, CONFIRMATION_EMAIL_DAYS);
}
