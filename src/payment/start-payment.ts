import {
  hasNoResponse,
  isCallError,
  isConflict,
  isGatewayError,
  isTokenRefused,
  isUnknownOutcome,
} from '../api/errors.ts';
import { serverNow } from '../api/server-time.ts';
import type { RenewLease } from '../lib/lease.ts';
import { isKnownMethod, type Charge } from '../model/payment.ts';
import { ELIGIBLE, fetchEligibility } from '../application/eligibility.ts';
import { sessionInput } from '../application/reauthentication.ts';
import { isOutdated, viewOf } from './charge-page.ts';
import { findSentCharge, LockLost, openCharge, startCharge, type CardToken } from './payment-client.ts';
import { isQrOpen, type PaymentMoment, type PaymentStart } from './payment-state.ts';
import { qrDeadline } from './qr-state.ts';
import { pendingPaymentOf, setPendingPayment, withMethod } from './payment-record.ts';
import { isUnchanged, recordStart, settleRecord } from './settle-record.ts';
import type { PaymentSession } from './payment-environment.ts';

export interface PaymentRequest {
  /** A `PaymentMethod`, or the server's own name of another method. */
  readonly method: string;
  readonly card?: CardToken;
  /** The applicant saw the Thai QR expire. */
  readonly renew?: boolean;
  /** In baht. A charge with another amount is not started. */
  readonly amount?: number;
}

/**
 * Continues an open charge and reports a paid one. After a lost response the charge is read, and the start is never sent
 * again (docs/spec-decisions.md, 6.5).
 */
export async function startPayment(session: PaymentSession, request: PaymentRequest): Promise<PaymentStart> {
  const lock = `payment:${session.flowKey}:${sessionInput(session).id}`;
  const result = await session.environment.payment.withTabLock(lock, (renewLease) =>
    startLocked(session, renewLease, request),
  );
  return result === 'busy' ? { kind: 'busy' } : result;
}

async function startLocked(
  session: PaymentSession,
  renewLease: RenewLease,
  request: PaymentRequest,
): Promise<PaymentStart> {
  try {
    const current = await findSentCharge(session);
    return continueCharge(session, current, request) ?? (await startNewCharge(session, renewLease, current, request));
  } catch (error) {
    if (error instanceof LockLost) return { kind: 'busy' };
    if (error instanceof UnknownOutcome)
      return { kind: 'outcome-unknown', chargesBefore: error.chargesBefore, isRepeatable: error.isRepeatable };
    if (isCallError(error)) return { kind: 'refused', error };
    throw error;
  }
}

/** @returns undefined if another charge may be started */
function continueCharge(session: PaymentSession, current: Charge, request: PaymentRequest): PaymentStart | undefined {
  const { method } = request;
  const now = serverNow();
  const pending = pendingPaymentOf(session);
  const settled = settleRecord(pending, current, now);
  const { outcome, record, charge } = settled;
  if (record !== pending) setPendingPayment(session, record);
  if (settled.outcome === 'waiting')
    return { kind: 'outcome-unknown', chargesBefore: settled.start.chargesBefore, isRepeatable: false };
  // An unanswered start has opened this charge. Until the bank has decided, no other payment is started.
  const isWithBank = charge.method !== 'thai_qr' && (charge.method === method || !charge.redirect_url);
  if (outcome === 'opened' && isWithBank) return recordCharge(session, charge);
  // An unknown state may mean that the charge is paid, so no other charge is started.
  if (outcome === 'bank-decides' || charge.unknownStatus !== undefined) return { kind: 'charge', charge };
  const moment = { now, monotonicNow: performance.now(), pending: record };
  switch (current.status) {
    case 'pending':
      return mayContinue(charge, request, moment) ? recordCharge(session, withMethod(current, method)) : undefined;
    case 'successful':
      return recordCharge(session, withMethod(current, method));
    case 'none':
    case 'failed':
    case 'expired':
    case 'cancelled':
      return undefined;
  }
}

/** Whether the applicant pays this pending charge with the chosen method and amount. */
function mayContinue(charge: Charge, { method, renew, amount }: PaymentRequest, moment: PaymentMoment): boolean {
  if (amount !== undefined && isOutdated(charge, amount)) return false;
  if (method === 'thai_qr') return !renew && isQrOpen(charge, moment);
  return charge.method === method && Boolean(charge.redirect_url);
}

/**
 * @throws {CallError} when nothing was started
 * @throws {LockLost} when another tab has taken the lock
 * @throws {UnknownOutcome} when a response was lost and the charge does not tell
 */
async function startNewCharge(
  session: PaymentSession,
  renewLease: RenewLease,
  current: Charge,
  { method, card, amount }: PaymentRequest,
): Promise<PaymentStart> {
  const result = (charge: Charge): PaymentStart => recordCharge(session, withMethod(charge, method));
  // The first charge sets a payment deadline for the application.
  const eligibility = current.status === 'none' ? await fetchEligibility(session) : ELIGIBLE;
  if (!eligibility.can_apply) return { kind: 'not-eligible', reason: eligibility.reason };
  // Opening is idempotent by contract; so is a start without a card.
  const opened = await sendOnce(session, [current], true, () => openCharge(session, method));
  if (opened.status === 'successful' || isOpenWithAnotherMethod(session, opened, method)) return result(opened);
  if (amount !== undefined && (opened.amount ?? amount) !== amount) return { kind: 'amount-changed' };
  const started = await sendStart(session, [current, opened], method, (onSend) =>
    startCharge(session, renewLease, method, card, onSend),
  );
  // Another tab may have started a charge in the meantime; the server knows which one counts.
  const counted = (await renewLease()) ? started : await findSentCharge(session).catch(() => started);
  const start = result(counted);
  const isOpen = start.kind === 'charge' && !viewOf(start.charge).isFinal;
  if (isOpen && counted === started && !canRepeat(start.charge.method ?? method)) markAsDecidedByBank(session);
  return start;
}

/** Sends a start once. One that must not be repeated is recorded until its outcome is known. */
async function sendStart(
  session: PaymentSession,
  chargesBefore: readonly Charge[],
  method: string,
  send: (onSend: () => void) => Promise<Charge>,
): Promise<Charge> {
  let record: ReturnType<typeof recordStart> | undefined;
  const onSend = (): void => {
    record?.remove();
    record = canRepeat(method) ? undefined : recordStart(session, method, chargesBefore);
  };
  try {
    const started = await sendOnce(session, chargesBefore, canRepeat(method), () => send(onSend));
    record?.remove();
    return started;
  } catch (error) {
    if (!(error instanceof UnknownOutcome)) record?.remove();
    throw error;
  }
}

/** Only a Thai QR or a free start can be repeated safely; a card token is used up. */
const canRepeat = (method: string): boolean => method === 'thai_qr' || method === 'none';

const isOpenWithAnotherMethod = ({ flow }: PaymentSession, opened: Charge, method: string): boolean =>
  'method' in flow.openPaymentBody(method) && isKnownMethod(opened.method) && opened.method !== method;

class UnknownOutcome extends Error {
  constructor(
    readonly chargesBefore: readonly Charge[],
    readonly isRepeatable: boolean,
  ) {
    super('The outcome of the payment is unknown');
  }
}

/** After a 500 or an unreadable response, the server has finished, successfully or not. */
const mayStillBeProcessing = (error: unknown): boolean => isGatewayError(error) || hasNoResponse(error);

/**
 * Sends a call once. After a lost response or a refusal, reads the charge to find out whether the call had an effect.
 * @param chargesBefore the charges that the server may return while the call has had no effect
 * @throws {CallError} when the call had no effect; {UnknownOutcome} when that cannot be found out
 */
async function sendOnce(
  session: PaymentSession,
  chargesBefore: readonly Charge[],
  isRepeatable: boolean,
  send: () => Promise<Charge>,
): Promise<Charge> {
  try {
    return await send();
  } catch (error) {
    if (!isCallError(error) || isTokenRefused(error)) throw error;
    const now = await findSentCharge(session).catch(() => undefined);
    const isUnknown = isUnknownOutcome(error);
    if (now && (isUnknown || viewOf(now).explainsRefusal) && (isConflict(error) || !isUnchanged(now, chargesBefore)))
      return now;
    if (isUnknown && (!now || (!isRepeatable && mayStillBeProcessing(error))))
      throw new UnknownOutcome(chargesBefore, isRepeatable);
    throw error;
  }
}

/** Records an open charge as started by this browser. */
function recordCharge(session: PaymentSession, charge: Charge): PaymentStart {
  if (viewOf(charge).isFinal) return { kind: 'charge', charge };
  savePendingPayment(session, charge);
  return charge.redirect_url ? { kind: 'bank', charge, url: charge.redirect_url } : { kind: 'charge', charge };
}

function markAsDecidedByBank(session: PaymentSession): void {
  const pending = pendingPaymentOf(session);
  if (pending) setPendingPayment(session, { ...pending, isDecidedByBank: true });
}

function savePendingPayment(session: PaymentSession, charge: Charge): void {
  const before = pendingPaymentOf(session);
  const chargeId = charge.charge_id ?? undefined;
  // Without an id, only the time distinguishes a new charge from the previous one.
  const hasExpired = chargeId === undefined && (qrDeadline({ charge, pending: before }) ?? 0) <= serverNow();
  const method = charge.method ?? undefined;
  // If the server's responses have neither id nor method, only the requested method distinguishes two charges.
  const isSameMethod = before?.method === undefined || before.method === method;
  if (before && !before.chargesBefore && before.chargeId === chargeId && isSameMethod && !hasExpired) return;
  const { id: applicationId } = sessionInput(session);
  setPendingPayment(session, { applicationId, chargeId, method, startedAt: serverNow() });
}
