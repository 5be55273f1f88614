import type { DashboardApplication } from '../model/dashboard.ts';

/** What an ended charge was about may have changed since. */
const UNPAID = ['none', 'pending'];

/** Baht; none while the answer names nothing to pay. */
export function amountDue({ amount_due, payment }: DashboardApplication): number | undefined {
  const amount = amount_due ?? (payment && UNPAID.includes(payment.status) ? payment.amount : undefined);
  return amount === 0 ? undefined : (amount ?? undefined);
}
