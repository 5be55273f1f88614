import { serverNow } from '../api/server-time.ts';
import { CALL_TIMEOUT_MS, OUTCOME_WAIT_MS } from '../config/constants.ts';
import type { ServerMs } from '../lib/time.ts';
import type { Charge } from '../model/payment.ts';
import type { PendingPayment, PaymentSession } from './payment-environment.ts';
import { sessionInput } from '../application/reauthentication.ts';
import { viewOf } from './charge-page.ts';
import { isOfCharge, mayRun, withMethodOf } from './payment-record.ts';

/**
 * A card start must not be sent twice, but its response may be lost together with the page. So before it is sent, it is
 * recorded in the browser, with the charges that the server may return while it has had no effect. While the
 * call itself waits, `start-payment.ts` reads the charge; from then on, and when the payment page is opened again, only
 * `settleStart` decides what has become of such a start. The return page only waits for the charge, and does not load this
 * file.
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

type Outcome =
  /** No start is unanswered. */
  | { readonly outcome: 'none' }
  /** The bank decides without the payer, as the response to the start has shown. */
  | { readonly outcome: 'bank-decides' }
  | { readonly outcome: 'waiting'; readonly start: UnansweredStart }
  | { readonly outcome: 'start-not-received' }
  /** The start has opened this charge, whose end is not known yet. */
  | { readonly outcome: 'opened' }
  /** The charge that the start has opened is paid or has failed. */
  | { readonly outcome: 'settled' };

/** What a record says about a charge. */
export type SettledRecord = Outcome & {
  /** The record that follows: that of the charge, or none. */
  readonly record: PendingPayment | null;
  /** The charge with the method that was requested, if the server names none. */
  readonly charge: Charge;
};

function outcomeOf(start: UnansweredStart | undefined, charge: Charge): Outcome {
  if (!start) return { outcome: 'none' };
  if (!isUnchanged(charge, start.chargesBefore))
    return viewOf(charge).isFinal ? { outcome: 'settled' } : { outcome: 'opened' };
  return start.millisecondsLeft > 0 ? { outcome: 'waiting', start } : { outcome: 'start-not-received' };
}

function recordAfter(
  { outcome }: Outcome,
  record: PendingPayment | null,
  charge: Charge,
  now: ServerMs,
): PendingPayment | null {
  // Another tab may have written a record since.
  if (!record?.chargesBefore) return record;
  switch (outcome) {
    case 'none':
    case 'bank-decides':
      return record;
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

/**
 * Decides what has become of an unanswered start, and what follows for the record.
 * @param start absent if the start may be sent again
 */
export function settleStart(
  start: UnansweredStart | undefined,
  record: PendingPayment | null,
  charge: Charge,
  now: ServerMs,
): SettledRecord {
  const outcome = outcomeOf(start, charge);
  const next = recordAfter(outcome, record, charge, now);
  return { ...outcome, record: next, charge: withMethodOf(next, charge) };
}

/** After this time, a start without an effect never has one. */
const LONGEST_WAIT_MS = CALL_TIMEOUT_MS + OUTCOME_WAIT_MS;

function unansweredStart({ chargesBefore, startedAt }: PendingPayment, now: ServerMs): UnansweredStart | undefined {
  const millisecondsLeft = Math.min(startedAt + LONGEST_WAIT_MS - now, LONGEST_WAIT_MS);
  return chargesBefore && { chargesBefore, millisecondsLeft };
}

const isDecidedByBank = (record: PendingPayment, charge: Charge, now: ServerMs): boolean =>
  record.isDecidedByBank === true &&
  mayRun(record, now) &&
  isOfCharge(record, charge) &&
  charge.status === 'pending' &&
  charge.method === record.method &&
  !charge.redirect_url;

/** Compares the record with the charge that the server has just named. */
export function settleRecord(record: PendingPayment | null, charge: Charge, now: ServerMs): SettledRecord {
  const known = settleStart(record ? unansweredStart(record, now) : undefined, record, charge, now);
  if (!record || !isDecidedByBank(record, known.charge, now)) return known;
  return { ...known, outcome: 'bank-decides' };
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
