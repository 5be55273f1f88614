import type { CallError } from '../api/errors.ts';
import { OUTCOME_WAIT_MS } from '../config/constants.ts';
import type { PendingPayment } from './payment-environment.ts';
import type { MonotonicMs, ServerMs } from '../lib/time.ts';
import type { Eligibility } from '../model/application.ts';
import type { Charge } from '../model/payment.ts';
import type { AvailableMethods, BillPaymentImage } from '../model/payment-options.ts';
import { continuationOf, isOutdated, paidCharge, type Occasion, type PaymentPage } from './charge-page.ts';
import { qrStateOf, type QrState } from './qr-state.ts';
import { settleRecord, settleStart, type SettledRecord } from './settle-record.ts';

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
      /** The charges that the server may return while the start has had no effect. */
      readonly chargesBefore: readonly Charge[];
      /** Whether the start may be sent again, so that any charge ends the state. */
      readonly isRepeatable: boolean;
      /** Until when the start may still have an effect. */
      readonly until: MonotonicMs;
    }
  /** `received`: the charge that was paid while the page was open. */
  | { readonly kind: 'redirecting'; readonly received?: Charge };
export type ReadyState = Extract<PaymentState, { kind: 'ready' }>;

/** The amount in baht that an image or the response to a start named, which overrides the amount of the charge. */
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

/** How a start ended (start-payment.ts). */
export type PaymentStart =
  /** The charge that counts. Only the server can declare it paid or failed; a network error never does. */
  | { readonly kind: 'charge'; readonly charge: Charge }
  /** The charge is open, and its payer is sent to the bank. */
  | { readonly kind: 'bank'; readonly charge: Charge; readonly url: string }
  | { readonly kind: 'amount-changed' }
  | { readonly kind: 'not-eligible'; readonly reason: Eligibility['reason'] }
  | { readonly kind: 'busy' }
  /** The outcome is unknown, so the charge is polled. */
  | { readonly kind: 'outcome-unknown'; readonly chargesBefore: readonly Charge[]; readonly isRepeatable: boolean }
  | { readonly kind: 'refused'; readonly error: CallError };

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
      readonly problem: PaymentProblem | undefined;
    }
  | {
      readonly type: 'charge-read';
      readonly charge: Charge;
      /** When the server was asked. */
      readonly askedAt: MonotonicMs;
    }
  | { readonly type: 'start-began' }
  /** `methods`: those that the payer saw. */
  | { readonly type: 'start-ended'; readonly methods: AvailableMethods; readonly result: PaymentStart }
  | { readonly type: 'start-stopped'; readonly problem?: PaymentProblem }
  | { readonly type: 'bank-opened' }
  | { readonly type: 'image-loaded'; readonly charge: Charge; readonly image: BillPaymentImage }
  | { readonly type: 'amount-accepted' }
  | { readonly type: 'clock-read' };

/** What to do besides showing the state. */
export type PaymentEffect =
  /** Stores what has become of a recorded start. */
  | { readonly type: 'save-record'; readonly record: PendingPayment | null }
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

/** Whether a start may continue the code of this charge. */
export const isQrOpen = (charge: Charge, { pending, ...clocks }: PaymentMoment): boolean =>
  qrStateOf({ charge, pending }, clocks)?.kind === 'open';

const isSameCharge = (one: Charge, other: Charge): boolean => (one.charge_id ?? null) === (other.charge_id ?? null);

/**
 * Whether the named amount still counts. It ends with another charge, a changed amount or the end of this charge; a
 * missing amount changes nothing.
 */
const isStillAsked = ({ charge: asked, amount }: AskedAmount, charge: Charge): boolean =>
  charge.status === 'pending' &&
  isSameCharge(charge, asked) &&
  [asked.amount, amount].includes(charge.amount ?? amount);

const stay = (memory: PaymentMemory): Transition => ({ memory, effects: [] });

const leave = (memory: PaymentMemory, page: PaymentPage, received?: Charge): Transition => ({
  memory: { ...memory, state: { kind: 'redirecting', ...(received && { received }) } },
  effects: [{ type: 'leave', page, ...(received && { received }) }],
});

/** Leaves for the page where the payment continues. @returns undefined if that is this page */
function continueElsewhere(memory: PaymentMemory, charge: Charge, occasion: Occasion): Transition | undefined {
  const page = continuationOf('payment', charge, occasion);
  if (page === 'payment') return undefined;
  return leave(memory, page, occasion === 'loaded' ? undefined : paidCharge(charge));
}

/**
 * Shows methods and charge: with the amount that the server last asked for, which the payer may have to accept first, and
 * with the state of the QR, which may ask the server once more at its deadline.
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
  // The response to a request from before the deadline does not count, so the server is asked again.
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

/** Shows a charge with the record that follows from it, and stores that record. */
function withRecord(
  { record }: SettledRecord,
  before: PaymentMoment,
  show: (moment: PaymentMoment) => Transition,
): Transition {
  if (record === before.pending) return show(before);
  const { memory, effects } = show({ ...before, pending: record });
  return { memory, effects: [{ type: 'save-record', record }, ...effects] };
}

const problemAfter = ({ outcome }: SettledRecord): PaymentProblem | undefined =>
  outcome === 'start-not-received' ? { kind: outcome } : undefined;

type EventOf<Type extends PaymentEvent['type']> = Extract<PaymentEvent, { type: Type }>;

/** The page may have been left before the response to a card start arrived. */
function afterLoad(memory: PaymentMemory, event: EventOf<'loaded'>, before: PaymentMoment): Transition {
  const { methods, charge, problem } = event;
  const left = continueElsewhere(memory, charge, 'loaded');
  if (left) return left;
  const settled = settleRecord(before.pending, charge, before.now);
  return withRecord(settled, before, (moment) => {
    if (settled.outcome === 'waiting') {
      const { chargesBefore, millisecondsLeft } = settled.start;
      const until = moment.monotonicNow + millisecondsLeft;
      const state = { kind: 'outcome-unknown', methods, chargesBefore, isRepeatable: false, until } as const;
      return stay({ ...memory, state });
    }
    if (settled.outcome === 'bank-decides') return leave(memory, 'paymentReturn');
    const found = { methods, charge: settled.charge, isStarting: false, problem: problem ?? problemAfter(settled) };
    const occasion = settled.outcome === 'opened' ? 'started' : 'loaded';
    return continueElsewhere(memory, settled.charge, occasion) ?? showReady(memory, found, moment);
  });
}

function afterCharge(before: PaymentMemory, event: EventOf<'charge-read'>, moment: PaymentMoment): Transition {
  const { state, askedAmount } = before;
  if (state.kind === 'outcome-unknown') return afterUnknown(before, state, event, moment);
  if (state.kind !== 'ready') return stay(before);
  const { charge, askedAt } = event;
  const memory = askedAmount && !isStillAsked(askedAmount, charge) ? { ...before, askedAmount: undefined } : before;
  const qr = isSameCharge(state.charge, charge) ? state.qr : undefined;
  return (
    continueElsewhere(memory, charge, 'checked') ??
    showReady(memory, { ...state, charge }, moment, { before: qr, askedAt })
  );
}

/** A charge was read while the outcome of a start was unknown. */
function afterUnknown(
  memory: PaymentMemory,
  { methods, chargesBefore, isRepeatable, until }: Extract<PaymentState, { kind: 'outcome-unknown' }>,
  event: EventOf<'charge-read'>,
  before: PaymentMoment,
): Transition {
  const start = isRepeatable ? undefined : { chargesBefore, millisecondsLeft: until - before.monotonicNow };
  const settled = settleStart(start, before.pending, event.charge, before.now);
  return withRecord(settled, before, (moment) => {
    const { charge } = settled;
    if (settled.outcome === 'waiting') return stay(memory);
    const problem = problemAfter(settled);
    const found = { methods, charge, isStarting: false, problem };
    if (problem) return showReady(memory, found, moment);
    return (
      continueElsewhere(memory, charge, settled.outcome === 'opened' ? 'started' : 'checked') ??
      askAboutAmount(memory, methods, charge, charge.amount, moment) ??
      showReady(memory, found, moment)
    );
  });
}

function stopStart(memory: PaymentMemory, problem?: PaymentProblem): Transition {
  const { state } = memory;
  return stay(state.kind === 'ready' ? { ...memory, state: { ...state, isStarting: false, problem } } : memory);
}

function afterStart(memory: PaymentMemory, event: EventOf<'start-ended'>, moment: PaymentMoment): Transition {
  const { methods, result } = event;
  switch (result.kind) {
    case 'bank':
      return (
        askAboutAmount(memory, methods, result.charge, result.charge.amount, moment) ?? {
          memory,
          effects: [{ type: 'open-bank', url: result.url }],
        }
      );
    case 'charge': {
      const { charge } = result;
      const without = { ...memory, image: undefined };
      return (
        continueElsewhere(without, charge, 'started') ??
        askAboutAmount(without, methods, charge, charge.amount, moment) ??
        showReady(without, { methods, charge, isStarting: false, problem: undefined }, moment)
      );
    }
    case 'outcome-unknown':
      return stay({ ...memory, state: { ...result, methods, until: moment.monotonicNow + OUTCOME_WAIT_MS } });
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
    case 'charge-read':
      return afterCharge(memory, event, moment);
    case 'start-began':
      return stay({
        ...memory,
        askedAmount: undefined,
        state:
          state.kind === 'ready' ? { ...state, newAmount: undefined, isStarting: true, problem: undefined } : state,
      });
    case 'start-ended':
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
