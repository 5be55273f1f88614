import { serverNow } from '../api/server-time.ts';
import { CALL_TIMEOUT_MS, OUTCOME_WAIT_MS } from '../config/constants.ts';
import type { Charge } from '../model/payment.ts';
import type { FlowSession } from '../application/flow-session.ts';
import { sessionInput } from '../application/reauthentication.ts';
import { pendingPaymentOf } from './charge-view.ts';

/**
 * A start by card must not be sent twice, and its answer may be lost together with the page. So it is recorded in the
 * browser before it is sent, with the charges that the server names as long as the start has had no effect.
 */

const isSame = (now: Charge, before: Charge): boolean =>
  (['charge_id', 'status', 'method', 'redirect_url', 'expires_at'] as const).every(
    (part) => (now[part] ?? null) === (before[part] ?? null),
  );

/** Opening another charge ends the one before it. */
const wasReplaced = (now: Charge, before: Charge): boolean =>
  before.status === 'pending' &&
  now.charge_id === before.charge_id &&
  (now.status === 'cancelled' || now.status === 'expired');

/** `none` after another charge means that a new charge was opened but never started. */
export const isUnchanged = (now: Charge, before: readonly Charge[]): boolean =>
  now.status === 'none' || before.some((one) => isSame(now, one) || wasReplaced(now, one));

/** @returns how the record is removed when the answer has come; one that another tab has written since stays */
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
  /** The start may still have an effect for so many milliseconds. */
  | { readonly kind: 'waiting'; readonly before: readonly Charge[]; readonly millisecondsLeft: number }
  | { readonly kind: 'start-not-received' }
  /** It has opened a charge, which is pending. */
  | { readonly kind: 'opened' }
  /** The server has told what became of it, or there was none. */
  | { readonly kind: 'settled' };

/** A start has an effect within the time that a call may take, or never. */
const LONGEST_WAIT_MS = CALL_TIMEOUT_MS + OUTCOME_WAIT_MS;

/**
 * Compares a start whose answer this browser has never received with what the server says now. Once nothing has to be
 * waited for, the record ends; a charge that the start has opened is pending from then on.
 * @param isGivenUp nothing is waited for any more
 */
export function settleUnansweredStart(session: FlowSession, charge: Charge, isGivenUp = false): UnansweredStart {
  const pending = pendingPaymentOf(session);
  if (!pending?.unanswered) return { kind: 'settled' };
  const { id, method, started, unanswered: before } = pending;
  const isWithoutEffect = isUnchanged(charge, before);
  const store = session.environment.payment.pendingPaymentStore(session.flowKey);
  const left = started + LONGEST_WAIT_MS - serverNow();
  // A clock that was set back since would make the payer wait as long: the time begins anew, once.
  if (left > LONGEST_WAIT_MS) store.set({ ...pending, started: serverNow() });
  const millisecondsLeft = Math.min(left, LONGEST_WAIT_MS);
  if (isWithoutEffect && millisecondsLeft > 0 && !isGivenUp) return { kind: 'waiting', before, millisecondsLeft };
  const isOpen = charge.status === 'pending' && !isWithoutEffect;
  store.set(isOpen ? { id, method, started, charge: charge.charge_id ?? undefined } : null);
  if (isOpen) return { kind: 'opened' };
  return { kind: isWithoutEffect ? 'start-not-received' : 'settled' };
}
