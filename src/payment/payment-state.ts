import type { CallError } from '../api/errors.ts';
import { OUTCOME_WAIT_MS } from '../config/constants.ts';
import type { PendingPayment } from '../application/environment.ts';
import type { MonotonicMs, ServerMs } from '../lib/time.ts';
import type { Charge } from '../model/payment.ts';
import type { AvailableMethods, BillPaymentImage } from '../model/payment-options.ts';
import {
  isDecidedByBank,
  isOutdated,
  pageForCharge,
  paidCharge,
  viewOf,
  withMethodOf,
  type PaymentPage,
} from './charge-view.ts';
import { qrStateOf, type QrState } from './qr-state.ts';
import type { PaymentStart } from './start-payment.ts';
import { isUnchanged, type UnansweredStart } from './unanswered-start.ts';

export type PaymentProblem =
  | { readonly kind: 'busy' }
  | { readonly kind: 'bank-url-rejected' }
  | { readonly kind: 'amount-changed' }
  | { readonly kind: 'start-not-received' }
  | { readonly kind: 'refused'; readonly error: CallError };

/** What the payment page shows. */
export type PaymentState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'load-failed'; readonly error: unknown }
  | {
      readonly kind: 'ready';
      readonly methods: AvailableMethods;
      readonly charge: Charge;
      /** Absent if there is no QR code, or if its amount is outdated. */
      readonly qr: QrState | undefined;
      /** The amount in baht of a new charge that differs from `methods.amount`, until the payer accepts it. */
      readonly newAmount: number | undefined;
      readonly isStarting: boolean;
      readonly problem: PaymentProblem | undefined;
    }
  | {
      readonly kind: 'outcome-unknown';
      readonly methods: AvailableMethods;
      /** The answers that the server may give while the start has had no effect. */
      readonly before: readonly Charge[];
      readonly isRepeatable: boolean;
      /** When the answer was lost. */
      readonly since: MonotonicMs;
    }
  /** `received`: the charge that was paid while the page was open. */
  | { readonly kind: 'redirecting'; readonly received?: Charge };
export type ReadyState = Extract<PaymentState, { kind: 'ready' }>;

/** The amount in baht that an image or the answer to a start named, which overrides the amount of the charge. */
interface AskedAmount {
  readonly charge: Charge;
  readonly amount: number;
  readonly isAccepted: boolean;
}

/** The state that the page shows, and the facts that the next state depends on. */
export interface PaymentMemory {
  readonly state: PaymentState;
  /** The last image's expiry, and the charge that it belongs to. */
  readonly image?: { readonly charge: Charge; readonly expires_at: BillPaymentImage['expires_at'] } | undefined;
  /** Belongs to the charge on the page. */
  readonly askedAmount?: AskedAmount | undefined;
}

export const FIRST_MEMORY: PaymentMemory = { state: { kind: 'loading' } };

/** The clocks and this browser's payment record at the time of an event. */
export interface PaymentMoment {
  readonly now: ServerMs;
  readonly monotonicNow: MonotonicMs;
  readonly pending: PendingPayment | null;
}

export type PaymentEvent =
  | { readonly type: 'load-began' }
  | { readonly type: 'load-failed'; readonly error: unknown }
  | {
      readonly type: 'loaded';
      readonly methods: AvailableMethods;
      readonly charge: Charge;
      /** An earlier start that was never answered in this browser; absent if the page is left anyway. */
      readonly unanswered: UnansweredStart | undefined;
      readonly problem: PaymentProblem | undefined;
    }
  | {
      readonly type: 'charge-told';
      readonly charge: Charge;
      /** When the server was asked. */
      readonly askedAt: MonotonicMs;
      /** The outcome of a start, if it was unknown until now. */
      readonly unanswered: UnansweredStart | undefined;
    }
  | { readonly type: 'start-began' }
  /** `methods`: those that the payer saw. `method`: the chosen one. */
  | {
      readonly type: 'start-answered';
      readonly methods: AvailableMethods;
      readonly method: string;
      readonly result: PaymentStart;
    }
  | { readonly type: 'start-stopped'; readonly problem?: PaymentProblem }
  | { readonly type: 'bank-opened' }
  | { readonly type: 'image-loaded'; readonly charge: Charge; readonly image: BillPaymentImage }
  | { readonly type: 'amount-accepted' }
  | { readonly type: 'clock-read' };

/** What to do besides showing the state. */
export type PaymentEffect =
  /** A received payment is announced before the page is left. */
  | { readonly type: 'leave'; readonly page: PaymentPage; readonly received?: Charge }
  | { readonly type: 'open-bank'; readonly url: string }
  /** Asks the server for the charge at once. */
  | { readonly type: 'check' };

export interface Transition {
  readonly memory: PaymentMemory;
  readonly effects: readonly PaymentEffect[];
}

/** Whether the charge is polled. */
export const isPolled = (state: PaymentState): boolean =>
  state.kind === 'outcome-unknown' || (state.kind === 'ready' && state.charge.status === 'pending');

/** Whether the answer describes the charge before a start whose own answer was lost, and so does not show its outcome. */
export const isStaleAnswer = (state: PaymentState, charge: Charge): boolean =>
  state.kind === 'outcome-unknown' && !state.isRepeatable && isUnchanged(charge, state.before);

/** Whether the answer leaves the outcome of a start open, because the start may still have an effect. */
export const isStillUnknown = (state: PaymentState, charge: Charge, monotonicNow: MonotonicMs): boolean =>
  state.kind === 'outcome-unknown' && isStaleAnswer(state, charge) && monotonicNow - state.since < OUTCOME_WAIT_MS;

const isSameCharge = (one: Charge, other: Charge): boolean => (one.charge_id ?? null) === (other.charge_id ?? null);

/**
 * Whether the named amount still counts. It ends with another charge, a changed amount or the end of this charge; a
 * missing amount changes nothing.
 */
const isStillAsked = ({ charge: told, amount }: AskedAmount, charge: Charge): boolean =>
  charge.status === 'pending' && isSameCharge(charge, told) && [told.amount, amount].includes(charge.amount ?? amount);

const stay = (memory: PaymentMemory): Transition => ({ memory, effects: [] });

const leave = (memory: PaymentMemory, page: PaymentPage, received?: Charge): Transition => ({
  memory: { ...memory, state: { kind: 'redirecting', ...(received && { received }) } },
  effects: [{ type: 'leave', page, ...(received && { received }) }],
});

/**
 * @param before the previous QR state, if the charge is the same
 * @param askedAt when the server was asked for the charge, if it was polled
 */
function showReady(
  memory: PaymentMemory,
  ready: Omit<ReadyState, 'kind' | 'qr' | 'newAmount'>,
  moment: PaymentMoment,
  { before, askedAt }: { readonly before?: QrState | undefined; readonly askedAt?: MonotonicMs } = {},
): Transition {
  const { askedAmount } = memory;
  const { methods, isStarting, problem } = ready;
  const charge = askedAmount ? { ...ready.charge, amount: askedAmount.amount } : ready.charge;
  // A charge in an unknown state may be paid, so the payer is not asked to accept another amount.
  const isKnown = charge.unknownStatus === undefined;
  const newAmount = isKnown && askedAmount?.isAccepted === false ? askedAmount.amount : undefined;
  const image = memory.image && isSameCharge(memory.image.charge, charge) ? memory.image : undefined;
  const { pending, ...clocks } = moment;
  const qr = isOutdated(charge, methods.amount)
    ? undefined
    : qrStateOf({ charge, image, pending }, { ...clocks, askedAt }, before);
  // An answer to a request from before the deadline does not count, so the server is asked again.
  const wasAskedTooEarly = qr?.kind === 'last-check' && askedAt !== undefined && askedAt < qr.since;
  const isDue = qr?.kind === 'last-check' && (before?.kind !== 'last-check' || wasAskedTooEarly);
  return {
    memory: { ...memory, state: { kind: 'ready', methods, charge, qr, newAmount, isStarting, problem } },
    effects: isDue ? [{ type: 'check' }] : [],
  };
}

/**
 * The payer has agreed to the amount on the page. If the charge names another amount, the payer must accept it first.
 * @returns undefined if the amounts are equal
 */
function askAboutAmount(
  memory: PaymentMemory,
  methods: AvailableMethods,
  charge: Charge,
  amount: Charge['amount'],
  moment: PaymentMoment,
): Transition | undefined {
  if (charge.status !== 'pending' || typeof amount !== 'number' || amount === methods.amount) return undefined;
  const asking = { ...memory, askedAmount: { charge, amount, isAccepted: false } };
  return showReady(asking, { methods, charge, isStarting: false, problem: undefined }, moment);
}

/**
 * Whether an unanswered start has opened a charge that cannot be continued on this page. The return page then waits for
 * it, because a second payment would charge twice.
 */
function isWaitedForElsewhere(start: UnansweredStart | undefined, charge: Charge, { pending }: PaymentMoment): boolean {
  if (start?.kind !== 'opened' || charge.redirect_url || charge.unknownStatus !== undefined) return false;
  return withMethodOf(pending, charge).method !== 'thai_qr';
}

type EventOf<Type extends PaymentEvent['type']> = Extract<PaymentEvent, { type: Type }>;

/** The page may have been left before a card start was answered. */
function afterLoad(memory: PaymentMemory, event: EventOf<'loaded'>, moment: PaymentMoment): Transition {
  const { methods, charge, unanswered, problem } = event;
  const page = pageForCharge('payment', charge);
  if (page !== 'payment') return leave(memory, page);
  if (unanswered?.kind === 'waiting') {
    const since = moment.monotonicNow + unanswered.millisecondsLeft - OUTCOME_WAIT_MS;
    const { before } = unanswered;
    return stay({ ...memory, state: { kind: 'outcome-unknown', methods, before, isRepeatable: false, since } });
  }
  const shown = withMethodOf(moment.pending, charge);
  if (isWaitedForElsewhere(unanswered, charge, moment) || isDecidedByBank(shown, moment.pending, moment.now))
    return leave(memory, 'paymentReturn');
  const lost = unanswered?.kind === 'start-not-received' ? unanswered : undefined;
  return showReady(memory, { methods, charge: shown, isStarting: false, problem: problem ?? lost }, moment);
}

/** A charge that had failed before the page opened is reported here; one that fails now leads to the failed page. */
function afterCharge(before: PaymentMemory, event: EventOf<'charge-told'>, moment: PaymentMoment): Transition {
  const { charge, askedAt, unanswered } = event;
  const { state } = before;
  if (isStillUnknown(state, charge, moment.monotonicNow)) return stay(before);
  if (state.kind !== 'ready' && state.kind !== 'outcome-unknown') return stay(before);
  if (isWaitedForElsewhere(unanswered, charge, moment)) return leave(before, 'paymentReturn');
  const isStale = isStaleAnswer(state, charge);
  const { askedAmount } = before;
  const memory = askedAmount && !isStillAsked(askedAmount, charge) ? { ...before, askedAmount: undefined } : before;
  if (!isStale && (charge.status === 'failed' || charge.status === 'successful'))
    return leave(memory, viewOf(charge).page, paidCharge(charge));
  if (state.kind === 'ready') {
    const qr = isSameCharge(state.charge, charge) ? state.qr : undefined;
    return showReady(memory, { ...state, charge }, moment, { before: qr, askedAt });
  }
  const { methods } = state;
  const shown = withMethodOf(moment.pending, charge);
  const asking = isStale ? undefined : askAboutAmount(memory, methods, shown, shown.amount, moment);
  if (asking) return asking;
  const problem = isStale ? ({ kind: 'start-not-received' } as const) : undefined;
  return showReady(memory, { methods, charge: shown, isStarting: false, problem }, moment, { askedAt });
}

function stopStart(memory: PaymentMemory, problem?: PaymentProblem): Transition {
  const { state } = memory;
  return stay(state.kind === 'ready' ? { ...memory, state: { ...state, isStarting: false, problem } } : memory);
}

function afterStart(memory: PaymentMemory, event: EventOf<'start-answered'>, moment: PaymentMoment): Transition {
  const { methods, method, result } = event;
  switch (result.kind) {
    case 'paid':
    case 'failed':
      return leave(memory, viewOf(result.charge).page, paidCharge(result.charge));
    case 'bank':
      return (
        askAboutAmount(memory, methods, result.charge, result.charge.amount, moment) ?? {
          memory,
          effects: [{ type: 'open-bank', url: result.url }],
        }
      );
    case 'waiting': {
      const { charge } = result;
      // This page always shows an unknown status.
      const isShownHere = (charge.method ?? method) === 'thai_qr' || charge.unknownStatus !== undefined;
      const without = { ...memory, image: undefined };
      if (!isShownHere) return leave(without, 'paymentReturn');
      return (
        askAboutAmount(without, methods, charge, charge.amount, moment) ??
        showReady(without, { methods, charge, isStarting: false, problem: undefined }, moment)
      );
    }
    case 'outcome-unknown':
      return stay({ ...memory, state: { ...result, methods, since: moment.monotonicNow } });
    case 'busy':
    case 'refused':
      return stopStart(memory, result);
    case 'amount-changed':
    case 'not-eligible':
      return stopStart(memory);
  }
}

function afterImage(memory: PaymentMemory, event: EventOf<'image-loaded'>, moment: PaymentMoment): Transition {
  const { state } = memory;
  const { charge, image } = event;
  if (state.kind !== 'ready' || !isSameCharge(charge, state.charge)) return stay(memory);
  // The payer has chosen another way to pay, which must not be interrupted. The code is loaded again when it is next
  // shown.
  if (state.isStarting) return stay(memory);
  const known = { ...memory, image: { charge: state.charge, expires_at: image.expires_at } };
  return (
    askAboutAmount(known, state.methods, state.charge, image.amount, moment) ??
    showReady(known, state, moment, { before: state.qr })
  );
}

function acceptAmount(memory: PaymentMemory, moment: PaymentMoment): Transition {
  const { state, askedAmount } = memory;
  if (state.kind !== 'ready' || state.newAmount === undefined || !askedAmount) return stay(memory);
  const accepted = { ...memory, askedAmount: { ...askedAmount, isAccepted: true } };
  const methods = { ...state.methods, amount: askedAmount.amount };
  const shown = showReady(accepted, { ...state, methods }, moment);
  const url = state.charge.redirect_url;
  return url ? { ...shown, effects: [...shown.effects, { type: 'open-bank', url }] } : shown;
}

/** Returns what is known after an event of the payment page, and what to do. */
export function transition(memory: PaymentMemory, event: PaymentEvent, moment: PaymentMoment): Transition {
  const { state } = memory;
  switch (event.type) {
    case 'load-began':
      return stay({ ...memory, askedAmount: undefined, state: { kind: 'loading' } });
    case 'load-failed':
      return stay({ ...memory, state: { kind: 'load-failed', error: event.error } });
    case 'loaded':
      return afterLoad(memory, event, moment);
    case 'charge-told':
      return afterCharge(memory, event, moment);
    case 'start-began':
      return stay({
        ...memory,
        askedAmount: undefined,
        state:
          state.kind === 'ready' ? { ...state, newAmount: undefined, isStarting: true, problem: undefined } : state,
      });
    case 'start-answered':
      return afterStart(memory, event, moment);
    case 'start-stopped':
      return stopStart(memory, event.problem);
    case 'bank-opened':
      return stay({ ...memory, state: { kind: 'redirecting' } });
    case 'image-loaded':
      return afterImage(memory, event, moment);
    case 'amount-accepted':
      return acceptAmount(memory, moment);
    case 'clock-read':
      return state.kind === 'ready' ? showReady(memory, state, moment, { before: state.qr }) : stay(memory);
  }
}
