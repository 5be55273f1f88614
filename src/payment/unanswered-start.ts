import { serverNow } from '../api/server-time.ts';
import { CALL_TIMEOUT_MS, OUTCOME_WAIT_MS } from '../config/constants.ts';
import type { Charge } from '../model/payment.ts';
import type { FlowSession } from '../application/flow-session.ts';
import { sessionInput } from '../application/reauthentication.ts';
import { pendingPaymentOf } from './charge-view.ts';

/**
 * A card start must not be sent twice, but its answer may be lost together with the page. So before it is sent, it is
 * recorded in the browser, with the charges that the server may return while it has had no effect.
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
export const isUnchanged = (now: Charge, before: readonly Charge[]): boolean =>
  now.status === 'none' || before.some((one) => isSame(now, one) || wasReplaced(now, one));

/** Records a start. @returns `remove`, to call once it is answered; a later record of another tab stays */
export function recordStart(
  session: FlowSession,
  method: string,
  before: readonly Charge[],
): { readonly remove: () => void } {
  const store = session.environment.payment.pendingPaymentStore(session.flowKey);
  const earlier = store.get();
  const record = { id: sessionInput(session).id, method, started: serverNow(), unanswered: before };
  store.set(record);
  return {
    remove: () => {
      const stored = store.get();
      if (stored?.unanswered && stored.started === record.started) store.set(earlier);
    },
  };
}

export type UnansweredStart =
  /** The start may still have an effect for this many milliseconds. */
  | { readonly kind: 'waiting'; readonly before: readonly Charge[]; readonly millisecondsLeft: number }
  | { readonly kind: 'start-not-received' }
  /** The start has opened a charge, which is pending. */
  | { readonly kind: 'opened' }
  /** The outcome is known, or there was no such start. */
  | { readonly kind: 'settled' };

/** After this time, a start without an effect never has one. */
const LONGEST_WAIT_MS = CALL_TIMEOUT_MS + OUTCOME_WAIT_MS;

/**
 * Compares an unanswered start with the server's charge. The record ends once there is nothing to wait for; a charge
 * that the start has opened is then pending.
 * @param isGivenUp whether to stop waiting
 */
export function settleUnansweredStart(session: FlowSession, charge: Charge, isGivenUp = false): UnansweredStart {
  const pending = pendingPaymentOf(session);
  if (!pending?.unanswered) return { kind: 'settled' };
  const { id, method, started, unanswered: before } = pending;
  const isWithoutEffect = isUnchanged(charge, before);
  const store = session.environment.payment.pendingPaymentStore(session.flowKey);
  const left = started + LONGEST_WAIT_MS - serverNow();
  // A clock that was set back would prolong the wait by as much, so the wait restarts, once.
  if (left > LONGEST_WAIT_MS) store.set({ ...pending, started: serverNow() });
  const millisecondsLeft = Math.min(left, LONGEST_WAIT_MS);
  if (isWithoutEffect && millisecondsLeft > 0 && !isGivenUp) return { kind: 'waiting', before, millisecondsLeft };
  const isOpen = charge.status === 'pending' && !isWithoutEffect;
  store.set(isOpen ? { id, method, started, charge: charge.charge_id ?? undefined } : null);
  if (isOpen) return { kind: 'opened' };
  return { kind: isWithoutEffect ? 'start-not-received' : 'settled' };
}
