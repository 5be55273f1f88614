import { serverNow } from '../api/server-time.ts';
import { CALL_TIMEOUT_MS, OUTCOME_WAIT_MS } from '../config/constants.ts';
import type { ServerMs } from '../lib/time.ts';
import type { Charge } from '../model/payment.ts';
import type { PendingPayment, PaymentSession } from './payment-environment.ts';
import { sessionInput } from '../application/reauthentication.ts';

/**
 * A card start must not be sent twice, but its response may be lost together with the page. So before it is sent, it is
 * recorded in the browser, with the charges that the server may return while it has had no effect. While the
 * call itself waits, `start-payment.ts` reads the charge; from then on, and when the payment page is opened again, only
 * `outcomeOfStart` decides what has become of such a start. The return page only waits for the charge.
 */

const isSame = (now: Charge, before: Charge): boolean =>
  (['charge_id', 'status', 'method', 'redirect_url', 'expires_at'] as const).every(
    (part) => (now[part] ?? null) === (before[part] ?? null),
  );

/** Opening a new charge ends the previous one. */
const wasReplaced = (now: Charge, before: Charge): boolean =>
  before.status === 'pending' &&
  now.charge_id === before.charge_id &&
  (now.status === 'cancelled' || now.status === 'expired');

/** `none` after another charge: a new charge was opened but never started. */
export const isUnchanged = (now: Charge, chargesBefore: readonly Charge[]): boolean =>
  now.status === 'none' || chargesBefore.some((one) => isSame(now, one) || wasReplaced(now, one));

/** A start whose response has not arrived. */
export interface UnansweredStart {
  /** The charges that the server may return while the start has had no effect. */
  readonly chargesBefore: readonly Charge[];
  /** How long the start may still have an effect. */
  readonly millisecondsLeft: number;
}

/** `opened`: the start has opened this charge, which is pending. `settled`: the charge is paid or has failed. */
export type StartOutcome = 'waiting' | 'start-not-received' | 'opened' | 'settled';

export function outcomeOfStart({ chargesBefore, millisecondsLeft }: UnansweredStart, charge: Charge): StartOutcome {
  if (isUnchanged(charge, chargesBefore)) return millisecondsLeft > 0 ? 'waiting' : 'start-not-received';
  return charge.status === 'pending' ? 'opened' : 'settled';
}

/** After this time, a start without an effect never has one. */
const LONGEST_WAIT_MS = CALL_TIMEOUT_MS + OUTCOME_WAIT_MS;

/** @returns undefined if the record is not of an unanswered start */
export function recordedStart(record: PendingPayment | null, now: ServerMs): UnansweredStart | undefined {
  if (!record?.chargesBefore) return undefined;
  const millisecondsLeft = Math.min(record.startedAt + LONGEST_WAIT_MS - now, LONGEST_WAIT_MS);
  return { chargesBefore: record.chargesBefore, millisecondsLeft };
}

/** Returns the record that follows from the outcome of a start: that of the charge it has opened, or none. */
export function recordAfter(
  record: PendingPayment | null,
  outcome: StartOutcome,
  charge: Charge,
  now: ServerMs,
): PendingPayment | null {
  if (!record?.chargesBefore) return record;
  switch (outcome) {
    case 'waiting':
      // A clock that was set back would prolong the wait by as much, so the wait restarts, once.
      return record.startedAt > now ? { ...record, startedAt: now } : record;
    case 'opened': {
      const { applicationId, method, startedAt } = record;
      return { applicationId, method, startedAt, chargeId: charge.charge_id ?? undefined };
    }
    case 'start-not-received':
    case 'settled':
      return null;
  }
}

/** Records a start. @returns `remove`, to call once its response has arrived; a later record of another tab stays */
export function recordStart(
  session: PaymentSession,
  method: string,
  chargesBefore: readonly Charge[],
): { readonly remove: () => void } {
  const store = session.environment.payment.pendingPaymentStore(session.flowKey);
  const earlier = store.get();
  const { id: applicationId } = sessionInput(session);
  const record = { applicationId, method, startedAt: serverNow(), chargesBefore };
  store.set(record);
  return {
    remove: () => {
      const stored = store.get();
      if (stored?.chargesBefore && stored.startedAt === record.startedAt) store.set(earlier);
    },
  };
}
