import { CONFIRMATION_EMAIL_DAYS } from '../../config/constants.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { statusFace } from './status-table.ts';

const DAY_MS = 86_400_000;

const daysAfter = (instant: string | null | undefined, days: number): string | undefined => {
  const from = Date.parse(instant ?? '');
  return Number.isNaN(from) ? undefined : new Date(from + days * DAY_MS).toISOString();
};

/** The day a status is about, as an instant (ISO 8601): promised days become a date when their beginning is known. */
export function promisedDate({ status, payment_due_at, payment }: DashboardApplication): string | undefined {
  const { date } = statusFace(status);
  if (date === undefined) return undefined;
  return date === 'payment-due' ? daysAfter(payment_due_at, 0) : daysAfter(payment?.paid_at, CONFIRMATION_EMAIL_DAYS);
}
