import { isCallError, isUnknownOutcome, type CallError } from '../../api/errors.ts';
import { serverNow } from '../../api/server-time.ts';
import { singleFlight } from '../../lib/single-flight.ts';
import type { Charge, PaymentMethod } from '../../model/payment.ts';
import { $paymentUnderWay } from '../../state/payment-under-way.ts';
import type { FlowContext } from '../context.ts';
import { ALLOWED, canApply, type CanApply } from '../may-apply.ts';
import { sessionInput } from '../session.ts';
import { oneTabAtATime } from './across-tabs.ts';
import { openCharge, readCharge, startCharge, type CardToken } from './charge-calls.ts';
import { goingOn, isUnmoved } from './open-charge.ts';
import { faceOf } from './payment-table.ts';

export interface PaymentRequest {
  readonly method: PaymentMethod;
  /** For `card` only. */
  readonly card?: CardToken;
  /** The applicant saw the open Thai QR expire: a new one is wanted, whatever the charge says of its time. */
  readonly renew?: boolean;
  /** What the applicant was told to pay, in baht; another amount is not charged. */
  readonly amount?: number;
}

/** What came of a press on "pay". */
export type PaymentStart =
  | { readonly kind: 'paid'; readonly charge: Charge }
  /** Open: a Thai QR to show, or a card charge the bank still works on. */
  | { readonly kind: 'waiting'; readonly charge: Charge }
  /** The bank wants the applicant at `address` (3-D Secure). */
  | { readonly kind: 'bank'; readonly charge: Charge; readonly address: string }
  /** The server's own word, never a network fault. */
  | { readonly kind: 'failed'; readonly charge: Charge }
  /** It costs something else now; nothing was charged. */
  | { readonly kind: 'repriced' }
  /** Applying is not allowed any more, mostly with the server's reason; nothing was charged. */
  | { readonly kind: 'closed'; readonly reason: CanApply['reason'] }
  /** Another tab is starting it. */
  | { readonly kind: 'busy' }
  /** Sent, and nobody could say what came of it: watch the charge. */
  | { readonly kind: 'unknown'; readonly before: Charge; readonly repeatable: boolean }
  /** Nothing came of it; it may be pressed again. */
  | { readonly kind: 'refused'; readonly error: CallError };

/**
 * The one way to start a payment: both calls of the spec stand behind it. An open charge is continued and a paid one reported before
 * a new one is made; a lost answer is read back, never sent again. A press while one is under way joins it (decisions 6.5).
 */
export const startPayment = singleFlight(
  async (context: FlowContext, request: PaymentRequest): Promise<PaymentStart> => {
    const result = await oneTabAtATime(`payment:${context.key}:${sessionInput(context).id}`, () =>
      start(context, request),
    );
    return result === 'busy' ? { kind: 'busy' } : result;
  },
);

async function start(context: FlowContext, { method, card, renew, amount }: PaymentRequest): Promise<PaymentStart> {
  try {
    const known = await readCharge(context);
    if (mayContinue(known, method, renew)) return outcome(context, known);
    // With its first charge the application has a deadline of its own, which the server holds to.
    const allowed = known.status === 'none' ? await canApply(context) : ALLOWED;
    if (!allowed.can_apply) return { kind: 'closed', reason: allowed.reason };
    // Opening is idempotent by contract; so is a start without a card.
    const opened = await sent(context, known, true, () => openCharge(context, method));
    if (opened.status === 'successful' || isAnotherOpen(context, opened, method)) return outcome(context, opened);
    if (amount !== undefined && (opened.amount ?? amount) !== amount) return { kind: 'repriced' };
    const started = await sent(context, known, method !== 'card', () => startCharge(context, method, card));
    return outcome(context, started);
  } catch (error) {
    if (error instanceof InDoubt) return { kind: 'unknown', before: error.before, repeatable: error.repeatable };
    if (isCallError(error)) return { kind: 'refused', error };
    throw error;
  }
}

const mayContinue = (charge: Charge, method: PaymentMethod, renew = false): boolean => {
  if (charge.status === 'successful') return true;
  const way = goingOn(charge, $paymentUnderWay.get(), serverNow());
  return (way === 'qr' && method === 'thai_qr' && !renew) || (way === 'bank' && method === 'card');
};

/** The server was told the method and keeps a charge of another one open: that one goes on. */
const isAnotherOpen = ({ flow }: FlowContext, opened: Charge, method: PaymentMethod): boolean =>
  'method' in flow.openPaymentBody(method) && Boolean(opened.method) && opened.method !== method;

class InDoubt extends Error {
  constructor(
    readonly before: Charge,
    readonly repeatable: boolean,
  ) {
    super('Nobody knows what came of the payment');
  }
}

/** Without a reply the server may still be at work; with a 500 or a broken answer it has ended, well or badly. */
const mayStillWork = (error: unknown): boolean =>
  isCallError(error) &&
  (error.kind === 'timeout' || error.kind === 'offline' || [502, 504].includes(error.status ?? 0));

/**
 * Sends once. A lost answer or "there is one already" (409) is settled by reading the charge back.
 * @throws {CallError} when nothing came of it; InDoubt when that cannot be told
 */
async function sent(
  context: FlowContext,
  before: Charge,
  repeatable: boolean,
  send: () => Promise<Charge>,
): Promise<Charge> {
  try {
    return await send();
  } catch (error) {
    const conflict = isCallError(error) && error.status === 409;
    if (!conflict && !isUnknownOutcome(error)) throw error;
    const now = await readCharge(context).catch(() => undefined);
    if (now && (conflict ? !faceOf(now).newCharge : !isUnmoved(now, before))) return now;
    if (!now || (!repeatable && mayStillWork(error))) throw new InDoubt(before, repeatable);
    throw error;
  }
}

function outcome(context: FlowContext, charge: Charge): PaymentStart {
  if (charge.status === 'successful') return { kind: 'paid', charge };
  if (faceOf(charge).final) return { kind: 'failed', charge };
  remember(context, charge);
  return charge.redirect_url ? { kind: 'bank', charge, address: charge.redirect_url } : { kind: 'waiting', charge };
}

/** Kept before the applicant leaves for the bank or the bank's app; a charge that goes on keeps its first time. */
function remember(context: FlowContext, charge: Charge): void {
  const before = $paymentUnderWay.get();
  const [flow, id] = [context.flow.id, sessionInput(context).id];
  const name = charge.charge_id ?? undefined;
  if (before?.id === id && before.flow === flow && before.charge === name) return;
  $paymentUnderWay.set({ flow, slug: context.place.slug, id, charge: name, started: serverNow() });
}
