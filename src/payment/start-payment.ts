import {
  hasNoAnswer,
  isCallError,
  isConflict,
  isGatewayError,
  isUnauthorized,
  isUnknownOutcome,
  type CallError,
} from '../api/errors.ts';
import { serverNow } from '../api/server-time.ts';
import type { RenewLease } from '../lib/lease.ts';
import type { ServerMs } from '../lib/time.ts';
import type { Eligibility } from '../model/application.ts';
import { isKnownMethod, type Charge } from '../model/payment.ts';
import { ELIGIBLE, fetchEligibility } from '../application/eligibility.ts';
import type { FlowSession } from '../application/flow-session.ts';
import type { PendingPayment } from '../application/environment.ts';
import { sessionInput } from '../application/reauthentication.ts';
import {
  isBeingDecided,
  isOutdated,
  pendingPaymentOf,
  viewOf,
  withMethod,
  withMethodAskedHere,
} from './charge-view.ts';
import { findSentCharge, LockLost, openCharge, startCharge, type CardToken } from './payment-client.ts';
import { qrDeadline, qrStateOf } from './qr-state.ts';
import { isUnchanged, recordStart, settleUnansweredStart } from './unanswered-start.ts';

export type ResumeAction = 'qr' | 'bank' | 'start';

/** Decides what happens to the charge when the applicant pays again. */
export function resumeActionFor(charge: Charge, pending: PendingPayment | null, now: ServerMs): ResumeAction {
  if (charge.status === 'pending' && charge.method !== 'thai_qr' && charge.redirect_url) return 'bank';
  const qr = qrStateOf({ charge, pending }, { now, monotonicNow: performance.now() });
  return qr?.kind === 'open' ? 'qr' : 'start';
}

export interface PaymentRequest {
  /** A `PaymentMethod`, or the server's own name of another method. */
  readonly method: string;
  readonly card?: CardToken;
  /** The applicant saw the Thai QR expire. */
  readonly renew?: boolean;
  /** In baht. A charge with another amount is not started. */
  readonly amount?: number;
}

export type PaymentStart =
  | { readonly kind: 'paid'; readonly charge: Charge }
  /** The charge is open: a Thai QR to show, or a card charge that the bank is processing. */
  | { readonly kind: 'waiting'; readonly charge: Charge }
  | { readonly kind: 'bank'; readonly charge: Charge; readonly url: string }
  /** Only the server can declare a charge failed; a network error never does. */
  | { readonly kind: 'failed'; readonly charge: Charge }
  | { readonly kind: 'amount-changed' }
  | { readonly kind: 'not-eligible'; readonly reason: Eligibility['reason'] }
  | { readonly kind: 'busy' }
  /** The outcome is unknown, so the charge is polled. */
  | { readonly kind: 'outcome-unknown'; readonly before: readonly Charge[]; readonly isRepeatable: boolean }
  | { readonly kind: 'refused'; readonly error: CallError };

/**
 * Continues an open charge and reports a paid one. After a lost answer the charge is read, and the start is never sent
 * again (docs/spec-decisions.md, 6.5).
 */
export async function startPayment(session: FlowSession, request: PaymentRequest): Promise<PaymentStart> {
  const lock = `payment:${session.flowKey}:${sessionInput(session).id}`;
  const result = await session.environment.payment.withTabLock(lock, (renewLease) =>
    startLocked(session, renewLease, request),
  );
  return result === 'busy' ? { kind: 'busy' } : result;
}

async function startLocked(
  session: FlowSession,
  renewLease: RenewLease,
  { method, card, renew, amount }: PaymentRequest,
): Promise<PaymentStart> {
  const result = (charge: Charge): PaymentStart => recordCharge(session, withMethod(charge, method));
  try {
    const current = await findSentCharge(session);
    const unanswered = settleUnansweredStart(session, current);
    if (unanswered.kind === 'waiting')
      return { kind: 'outcome-unknown', before: unanswered.before, isRepeatable: false };
    const known = withMethodAskedHere(session, current);
    // An unanswered start has opened this charge. Until the bank has decided, no other payment is started.
    const isWithBank = known.method !== 'thai_qr' && (known.method === method || !known.redirect_url);
    if (unanswered.kind === 'opened' && isWithBank) return recordCharge(session, known);
    if (isBeingDecided(session, known)) return { kind: 'waiting', charge: known };
    const action = resumeActionFor(known, pendingPaymentOf(session), serverNow());
    const isContinued =
      !(amount !== undefined && isOutdated(current, amount)) &&
      ((action === 'qr' && method === 'thai_qr' && !renew) || (action === 'bank' && method === known.method));
    // An unknown state may mean that the charge is paid, so no other charge is started.
    if (current.unknownStatus !== undefined) return { kind: 'waiting', charge: known };
    if (current.status === 'successful' || isContinued) return result(current);
    // The first charge sets a payment deadline for the application.
    const eligibility = current.status === 'none' ? await fetchEligibility(session) : ELIGIBLE;
    if (!eligibility.can_apply) return { kind: 'not-eligible', reason: eligibility.reason };
    // Opening is idempotent by contract; so is a start without a card.
    const opened = await sendOnce(session, [current], true, () => openCharge(session, method));
    if (opened.status === 'successful' || isOpenWithAnotherMethod(session, opened, method)) return result(opened);
    if (amount !== undefined && (opened.amount ?? amount) !== amount) return { kind: 'amount-changed' };
    let record: ReturnType<typeof recordStart> | undefined;
    const recordSending = (): void => {
      record?.remove();
      record = canRepeat(method) ? undefined : recordStart(session, method, [current, opened]);
    };
    const started = await sendOnce(session, [current, opened], canRepeat(method), () =>
      startCharge(session, renewLease, method, card, recordSending),
    ).catch((error: unknown) => {
      if (!(error instanceof UnknownOutcome)) record?.remove();
      throw error;
    });
    record?.remove();
    // Another tab may have started a charge in the meantime; the server knows which one counts.
    const counted = (await renewLease()) ? started : await findSentCharge(session).catch(() => started);
    const answer = result(counted);
    if (answer.kind === 'waiting' && counted === started && !canRepeat(answer.charge.method ?? method))
      markAsDecidedByBank(session);
    return answer;
  } catch (error) {
    if (error instanceof LockLost) return { kind: 'busy' };
    if (error instanceof UnknownOutcome)
      return { kind: 'outcome-unknown', before: error.before, isRepeatable: error.isRepeatable };
    if (isCallError(error)) return { kind: 'refused', error };
    throw error;
  }
}

/** Only a Thai QR or a free start can be repeated safely; a card token is used up. */
const canRepeat = (method: string): boolean => method === 'thai_qr' || method === 'none';

const isOpenWithAnotherMethod = ({ flow }: FlowSession, opened: Charge, method: string): boolean =>
  'method' in flow.openPaymentBody(method) && isKnownMethod(opened.method) && opened.method !== method;

class UnknownOutcome extends Error {
  constructor(
    readonly before: readonly Charge[],
    readonly isRepeatable: boolean,
  ) {
    super('The outcome of the payment is unknown');
  }
}

/** After a 500 or an unreadable answer, the server has finished, successfully or not. */
const mayStillBeProcessing = (error: unknown): boolean => isGatewayError(error) || hasNoAnswer(error);

/**
 * Sends a call once. After a lost answer or a refusal, reads the charge to find out whether the call had an effect.
 * @param before the charges that the server may return while the call has had no effect
 * @throws {CallError} when the call had no effect; {UnknownOutcome} when that cannot be found out
 */
async function sendOnce(
  session: FlowSession,
  before: readonly Charge[],
  isRepeatable: boolean,
  send: () => Promise<Charge>,
): Promise<Charge> {
  try {
    return await send();
  } catch (error) {
    if (!isCallError(error) || isUnauthorized(error)) throw error;
    const now = await findSentCharge(session).catch(() => undefined);
    const isLost = isUnknownOutcome(error);
    if (now && (isLost || !viewOf(now).canStartNew) && (isConflict(error) || !isUnchanged(now, before))) return now;
    if (isLost && (!now || (!isRepeatable && mayStillBeProcessing(error))))
      throw new UnknownOutcome(before, isRepeatable);
    throw error;
  }
}

/** Records an open charge as started by this browser. */
function recordCharge(session: FlowSession, charge: Charge): PaymentStart {
  if (charge.status === 'successful') return { kind: 'paid', charge };
  if (viewOf(charge).isFinal) return { kind: 'failed', charge };
  savePendingPayment(session, charge);
  return charge.redirect_url ? { kind: 'bank', charge, url: charge.redirect_url } : { kind: 'waiting', charge };
}

function markAsDecidedByBank(session: FlowSession): void {
  const pending = pendingPaymentOf(session);
  const store = session.environment.payment.pendingPaymentStore(session.flowKey);
  if (pending) store.set({ ...pending, isDecidedByBank: true });
}

function savePendingPayment(session: FlowSession, charge: Charge): void {
  const before = pendingPaymentOf(session);
  const chargeId = charge.charge_id ?? undefined;
  // Without an id, only the time distinguishes a new charge from the previous one.
  const hasExpired = chargeId === undefined && (qrDeadline({ charge, pending: before }) ?? 0) <= serverNow();
  const method = charge.method ?? undefined;
  // If the server's answers have neither id nor method, only the requested method distinguishes two charges.
  const isSameMethod = before?.method === undefined || before.method === method;
  if (before && !before.unanswered && before.charge === chargeId && isSameMethod && !hasExpired) return;
  const { id } = sessionInput(session);
  session.environment.payment.pendingPaymentStore(session.flowKey).set({
    id,
    charge: chargeId,
    method,
    started: serverNow(),
  });
}
