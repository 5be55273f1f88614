import { CONFIRMATION_EMAIL_DAYS, DAY_MS } from '../../config/constants.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { statusView } from './status-view.ts';

const daysAfter = (instant: string | null | undefined, days: number): string | undefined => {
  const from = Date.parse(instant ?? '');
  return Number.isNaN(from) ? undefined : new Date(from + days * DAY_MS).toISOString();
};

/** ISO 8601. Promised days become a date when their start is known. */
export function promisedDate({ status, payment_due_at, payment }: DashboardApplication): string | undefined {
  const { date } = statusView(status);
  if (date === undefined) return undefined;
  return date === 'payment-due' ? daysAfter(payment_due_at, 0) : daysAfter(payment?.paid_at, CONFIRMATION_EMAIL_DAYS);
}
