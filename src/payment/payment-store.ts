import { atom, type ReadableAtom } from 'nanostores';
import { isUnknownOutcome, type CallError } from '../api/errors.ts';
import { noteServerTime, serverNow } from '../api/server-time.ts';
import { OUTCOME_WAIT_MS, RECEIVED_NOTICE_MS } from '../config/constants.ts';
import { parseInstant } from '../lib/parse-instant.ts';
import { singleFlight } from '../lib/single-flight.ts';
import type { Charge } from '../model/payment.ts';
import type { AvailableMethods, BillPaymentImage } from '../model/payment-options.ts';
import { notifyNotEligible } from '../application/eligibility.ts';
import type { FlowSession } from '../application/flow-session.ts';
import {
  goToPage,
  isOutdated,
  paidCharge,
  pendingPaymentOf,
  redirectIfStale,
  viewOf,
  withMethodAskedHere,
  type PaymentPage,
} from './charge-view.ts';
import { findCharge, readMethods, readOpenQr, readQrImage } from './payment-client.ts';
import { createChargePoller, type ChargePoll } from './poll-charge.ts';
import { qrStateOf, type QrState } from './qr-state.ts';
import { startPayment, type PaymentRequest } from './start-payment.ts';
import { isUnchanged, readUnansweredStart, type UnansweredStart } from './unanswered-start.ts';

export type PaymentProblem =
  | { readonly kind: 'busy' }
  | { readonly kind: 'bank-url-rejected' }
  | { readonly kind: 'amount-changed' }
  | { readonly kind: 'start-not-received' }
  | { readonly kind: 'refused'; readonly error: CallError };

export type PaymentState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'load-failed'; readonly error: unknown }
  | {
      readonly kind: 'ready';
      readonly methods: AvailableMethods;
      readonly charge: Charge;
      /** Absent when there is no code to pay with, and when its amount is no longer the amount to pay. */
      readonly qr: QrState | undefined;
      /** In baht, what the charge just opened asks for in place of `methods.amount`, until the payer accepts it. */
      readonly newAmount: number | undefined;
      readonly isStarting: boolean;
      readonly problem: PaymentProblem | undefined;
    }
  | {
      readonly kind: 'outcome-unknown';
      readonly methods: AvailableMethods;
      /** The answers that the server gives as long as the start has had no effect. */
      readonly before: readonly Charge[];
      readonly isRepeatable: boolean;
      /** When the answer was lost, in milliseconds that no change of the clock moves. */
      readonly since: number;
    }
  /** `received` is the charge that was paid while the page was open. */
  | { readonly kind: 'redirecting'; readonly received?: Charge };
export type ReadyState = Extract<PaymentState, { kind: 'ready' }>;

/** The longest pause between two looks at the clock: a timer stands still while a laptop sleeps. */
const QR_CLOCK_MS = 1000;

const isPolled = (state: PaymentState): boolean =>
  state.kind === 'outcome-unknown' || (state.kind === 'ready' && state.charge.status === 'pending');

/** The answer describes the charge before the start whose own answer was lost, so it does not tell what became of it. */
const isStaleAnswer = (state: PaymentState, charge: Charge): boolean =>
  state.kind === 'outcome-unknown' && !state.isRepeatable && isUnchanged(charge, state.before);

const isSameCharge = (one: Charge, other: Charge): boolean => (one.charge_id ?? null) === (other.charge_id ?? null);

/** What an image or the answer to a start asks for, in baht, in place of the amount that the server tells of the charge. */
interface AskedAmount {
  readonly charge: Charge;
  readonly amount: number;
  readonly isAccepted: boolean;
}

/** Another charge, another amount of this one, or its end is told as the server tells it. A missing amount says nothing else. */
const isStillAsked = ({ charge: told, amount }: AskedAmount, charge: Charge): boolean =>
  charge.status === 'pending' && isSameCharge(charge, told) && [told.amount, amount].includes(charge.amount ?? amount);

export interface PaymentStore extends ChargePoll {
  readonly $state: ReadableAtom<PaymentState>;
  readonly load: () => Promise<void>;
  readonly start: (request: PaymentRequest) => Promise<void>;
  readonly continueAtBank: (url: string) => void;
  /** Goes on with a charge whose amount is `newAmount`: its code is shown, or its page of the bank is opened. */
  readonly acceptNewAmount: () => void;
  /** The expiry that the image names counts from now on. @throws {CallError} */
  readonly loadQrImage: () => Promise<BillPaymentImage>;
  readonly dispose: () => void;
}

export function createPaymentStore(session: FlowSession): PaymentStore {
  const { payment } = session.environment;
  const $state = atom<PaymentState>({ kind: 'loading' });
  const poller = createChargePoller({
    read: () => findCharge(session),
    page: payment,
    onAnswer: settle,
    isLast: (charge) => viewOf(charge).isFinal && !isStaleAnswer($state.get(), charge),
  });
  let isDisposed = false;
  let loads = 0;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let qrClock: ReturnType<typeof setTimeout> | undefined;
  let qrImage: { readonly charge: Charge; readonly expires_at: BillPaymentImage['expires_at'] } | undefined;
  /** Belongs to the charge on the page. */
  let askedAmount: AskedAmount | undefined;
  let starts = 0;

  function setState(state: PaymentState): void {
    $state.set(state);
    if (isPolled(state) && !isDisposed) poller.start();
    else poller.stop();
  }

  /**
   * @param before the state of the QR until now, if the charge is still the same
   * @param askedAt when the server was asked for the charge, if it was polled
   */
  function setReady(ready: Omit<ReadyState, 'kind' | 'qr' | 'newAmount'>, before?: QrState, askedAt?: number): void {
    const { methods, isStarting, problem } = ready;
    const charge = withAskedAmount(ready.charge);
    // A charge in a state that nobody here knows may be paid: its code stays hidden, and nobody is asked to pay.
    const isKnown = charge.unknownStatus === undefined;
    const newAmount = isKnown && askedAmount?.isAccepted === false ? askedAmount.amount : undefined;
    const image = qrImage && isSameCharge(qrImage.charge, charge) ? qrImage : undefined;
    const times = { charge, image, pending: pendingPaymentOf(session) };
    const moment = { now: serverNow(), monotonicNow: performance.now(), askedAt };
    const qr = isOutdated(charge, methods.amount) ? undefined : qrStateOf(times, moment, before);
    setState({ kind: 'ready', methods, charge, qr, newAmount, isStarting, problem });
    clearTimeout(qrClock);
    if (isDisposed) return;
    if (qr?.kind === 'open') qrClock = setTimeout(readClock, Math.min(qr.until - moment.now, QR_CLOCK_MS));
    if (qr?.kind !== 'last-check') return;
    // An answer to a question from before the time was up does not count, so the question is put once more.
    const wasAskedTooEarly = askedAt !== undefined && askedAt < qr.since;
    if (before?.kind !== 'last-check' || wasAskedTooEarly) poller.check();
  }

  const withAskedAmount = (charge: Charge): Charge =>
    askedAmount ? { ...charge, amount: askedAmount.amount } : charge;

  /** The payer has agreed to the amount on the page; a charge that asks for another one waits for a word. */
  function askAboutAmount(methods: AvailableMethods, charge: Charge, amount: Charge['amount']): boolean {
    if (charge.status !== 'pending' || typeof amount !== 'number' || amount === methods.amount) return false;
    askedAmount = { charge, amount, isAccepted: false };
    setReady({ methods, charge, isStarting: false, problem: undefined });
    return true;
  }

  function acceptNewAmount(): void {
    const state = $state.get();
    if (state.kind !== 'ready' || state.newAmount === undefined || !askedAmount) return;
    askedAmount = { ...askedAmount, isAccepted: true };
    setReady({ ...state, methods: { ...state.methods, amount: askedAmount.amount } });
    if (state.charge.redirect_url) leaveForBank(state.charge.redirect_url);
  }

  function leaveForBank(url: string): void {
    if (payment.redirectToBank(url)) setState({ kind: 'redirecting' });
    else endStart({ kind: 'bank-url-rejected' });
  }

  function readClock(): void {
    const state = $state.get();
    if (state.kind === 'ready') setReady(state, state.qr);
  }

  /** A payment is announced before the page is left. */
  function redirect(page: PaymentPage, received?: Charge): void {
    if (received) leaving = setTimeout(() => goToPage(session, page), RECEIVED_NOTICE_MS);
    else goToPage(session, page);
    setState({ kind: 'redirecting', ...(received && { received }) });
  }

  async function readLastCharge(): Promise<{ readonly charge: Charge; readonly isRead: boolean }> {
    try {
      return { charge: await findCharge(session), isRead: true };
    } catch (error) {
      const pending = pendingPaymentOf(session);
      // While a start by card is unanswered, no Thai QR is shown beside it.
      if (!isUnknownOutcome(error) || !pending || pending.unanswered) throw error;
      const charge = await readOpenQr(session).catch(() => undefined);
      if (!charge) throw error;
      return { charge, isRead: false };
    }
  }

  /**
   * Leaves for the page that waits, where a start whose answer was lost has opened a charge that the payer cannot go on
   * with here: paying again beside it would charge twice.
   */
  function leaveForOpened(start: UnansweredStart | undefined, charge: Charge): boolean {
    if (start?.kind !== 'opened' || charge.redirect_url || charge.unknownStatus !== undefined) return false;
    if (withMethodAskedHere(session, charge).method === 'thai_qr') return false;
    redirect('paymentReturn');
    return true;
  }

  /** The page may have been left before the answer to a start by card came. */
  function showLoaded(methods: AvailableMethods, charge: Charge, problem: PaymentProblem | undefined): void {
    const start = readUnansweredStart(session, charge);
    if (start.kind === 'waiting') {
      const since = performance.now() + start.millisecondsLeft - OUTCOME_WAIT_MS;
      setState({ kind: 'outcome-unknown', methods, before: start.before, isRepeatable: false, since });
      return;
    }
    if (leaveForOpened(start, charge)) return;
    const lost = start.kind === 'start-not-received' ? start : undefined;
    setReady({
      methods,
      charge: withMethodAskedHere(session, charge),
      isStarting: false,
      problem: problem ?? lost,
    });
  }

  async function load(problem?: PaymentProblem): Promise<void> {
    isDisposed = false;
    loads += 1;
    clearTimeout(leaving);
    askedAmount = undefined;
    const current = loads;
    setState({ kind: 'loading' });
    try {
      const [methods, { charge, isRead }] = await Promise.all([readMethods(session), readLastCharge()]);
      if (current !== loads) return;
      if (redirectIfStale(session, 'payment', charge)) setState({ kind: 'redirecting' });
      else showLoaded(methods, charge, problem);
      if (!isRead) poller.check();
    } catch (error) {
      if (current === loads) setState({ kind: 'load-failed', error });
    }
  }

  /** A charge that failed before the page was opened is reported on this page; one that fails now leads to the failed page. */
  function settle(charge: Charge, askedAt: number): void {
    const state = $state.get();
    const isStale = isStaleAnswer(state, charge);
    if (state.kind === 'outcome-unknown' && isStale && performance.now() - state.since < OUTCOME_WAIT_MS) return;
    if (state.kind !== 'ready' && state.kind !== 'outcome-unknown') return;
    const unanswered = state.kind === 'outcome-unknown' ? readUnansweredStart(session, charge, true) : undefined;
    if (leaveForOpened(unanswered, charge)) return;
    if (askedAmount && !isStillAsked(askedAmount, charge)) askedAmount = undefined;
    if (!isStale && (charge.status === 'failed' || charge.status === 'successful'))
      redirect(viewOf(charge).page, paidCharge(charge));
    else if (state.kind === 'ready')
      setReady({ ...state, charge }, isSameCharge(state.charge, charge) ? state.qr : undefined, askedAt);
    else {
      const problem = isStale ? ({ kind: 'start-not-received' } as const) : undefined;
      const shown = withMethodAskedHere(session, charge);
      if (!isStale && askAboutAmount(state.methods, shown, shown.amount)) return;
      setReady({ methods: state.methods, charge: shown, isStarting: false, problem }, undefined, askedAt);
    }
  }

  function endStart(problem?: PaymentProblem): void {
    const state = $state.get();
    if (state.kind === 'ready') setState({ ...state, isStarting: false, problem });
  }

  async function start(request: PaymentRequest): Promise<void> {
    const state = $state.get();
    if (state.kind !== 'ready') return;
    const { methods } = state;
    askedAmount = undefined;
    starts += 1;
    setState({ ...state, newAmount: undefined, isStarting: true, problem: undefined });
    const result = await startPayment(session, { ...request, amount: methods.amount }).catch((error: unknown) => {
      endStart();
      throw error;
    });
    switch (result.kind) {
      case 'paid':
      case 'failed':
        redirect(viewOf(result.charge).page, paidCharge(result.charge));
        break;
      case 'bank':
        if (!askAboutAmount(methods, result.charge, result.charge.amount)) leaveForBank(result.url);
        break;
      case 'waiting': {
        const { charge } = result;
        // A state that nobody here knows is told on this page, whatever the method.
        const isShownHere = (charge.method ?? request.method) === 'thai_qr' || charge.unknownStatus !== undefined;
        qrImage = undefined;
        if (isShownHere && askAboutAmount(methods, charge, charge.amount)) break;
        if (isShownHere) setReady({ methods, charge, isStarting: false, problem: undefined });
        else redirect('paymentReturn');
        break;
      }
      case 'outcome-unknown':
        setState({ ...result, methods, since: performance.now() });
        break;
      case 'amount-changed':
        await load(result);
        break;
      case 'not-eligible':
        endStart();
        await notifyNotEligible(session, result.reason);
        break;
      case 'busy':
      case 'refused':
        endStart(result);
    }
  }

  async function loadQrImage(): Promise<BillPaymentImage> {
    const asked = $state.get();
    const startsBefore = starts;
    const image = await readQrImage(session);
    // This time is finer than the `Date` header, which another origin may hide.
    const time = parseInstant(image.server_time);
    if (time !== undefined) noteServerTime(new Date(time).toISOString());
    const state = $state.get();
    if (asked.kind !== 'ready' || state.kind !== 'ready' || !isSameCharge(asked.charge, state.charge)) return image;
    // The payer has gone on to another way to pay, which must not be interrupted; the code is loaded anew where it is shown again.
    if (state.isStarting || starts !== startsBefore) return image;
    qrImage = { charge: state.charge, expires_at: image.expires_at };
    if (!askAboutAmount(state.methods, state.charge, image.amount)) readClock();
    return image;
  }

  return {
    $state,
    $poll: poller.$poll,
    check: poller.check,
    load: () => load(),
    start: singleFlight(start),
    continueAtBank: (url) => void payment.redirectToBank(url),
    acceptNewAmount,
    loadQrImage,
    dispose: () => {
      isDisposed = true;
      clearTimeout(leaving);
      clearTimeout(qrClock);
      poller.stop();
    },
  };
}
