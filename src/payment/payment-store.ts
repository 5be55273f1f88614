import { atom, type ReadableAtom } from 'nanostores';
import { isUnknownOutcome } from '../api/errors.ts';
import { serverNow, setServerTime } from '../api/server-time.ts';
import { RECEIVED_NOTICE_MS } from '../config/constants.ts';
import { parseInstant } from '../lib/parse-instant.ts';
import { singleFlight } from '../lib/single-flight.ts';
import type { ServerMs } from '../lib/time.ts';
import type { Charge } from '../model/payment.ts';
import type { AvailableMethods, BillPaymentImage } from '../model/payment-options.ts';
import { notifyNotEligible } from '../application/eligibility.ts';
import { goToPage } from './charge-page.ts';
import { findCharge, loadMethods, readOpenQr, readQrImage } from './payment-client.ts';
import {
  FIRST_MEMORY,
  isPolled,
  transition,
  type PaymentEffect,
  type PaymentEvent,
  type PaymentMoment,
  type PaymentProblem,
  type PaymentState,
} from './payment-state.ts';
import { pendingPaymentOf, setPendingPayment } from './payment-record.ts';
import { createChargePoller, type ChargePoll } from './poll-charge.ts';
import { startPayment, type PaymentRequest } from './start-payment.ts';
import type { PaymentSession } from './payment-environment.ts';

/** The longest interval between clock checks; timers stop while a laptop sleeps. */
const QR_CLOCK_MS = 1000;

export interface PaymentStore extends ChargePoll {
  readonly $state: ReadableAtom<PaymentState>;
  readonly load: () => Promise<void>;
  readonly start: (request: PaymentRequest) => Promise<void>;
  readonly continueAtBank: (url: string) => void;
  /** Continues a charge for `newAmount`: shows its code or opens its page at the bank. */
  readonly acceptNewAmount: () => void;
  /** From now on the expiry in the image applies. @throws {CallError} */
  readonly loadQrImage: () => Promise<BillPaymentImage>;
  readonly dispose: () => void;
}

const readClocks = (): Omit<PaymentMoment, 'pending'> => ({ now: serverNow(), monotonicNow: performance.now() });

/** @throws {CallError} when neither the charge nor an open Thai QR can be read */
async function readLastCharge(session: PaymentSession): Promise<{ readonly charge: Charge; readonly isRead: boolean }> {
  try {
    return { charge: await findCharge(session), isRead: true };
  } catch (error) {
    const pending = pendingPaymentOf(session);
    // While a card start is unanswered, no Thai QR is shown as well.
    if (!isUnknownOutcome(error) || !pending || pending.chargesBefore) throw error;
    const charge = await readOpenQr(session).catch(() => undefined);
    if (!charge) throw error;
    return { charge, isRead: false };
  }
}

/**
 * The payment of the session's application. Decisions are in payment-state.ts; this file makes the calls, runs the
 * timers and leaves the page.
 * @param askedMethods what the page has asked for before; only the first load uses it, and asks again if it failed
 */
export function createPaymentStore(session: PaymentSession, askedMethods?: Promise<AvailableMethods>): PaymentStore {
  const { payment, page } = session.environment;
  const $state = atom<PaymentState>(FIRST_MEMORY.state);
  const poller = createChargePoller({
    read: () => findCharge(session),
    page,
    onResponse: (charge, askedAt) => dispatch({ type: 'charge-read', charge, askedAt }),
  });
  let memory = FIRST_MEMORY;
  let isDisposed = false;
  let loads = 0;
  let asked = askedMethods;
  let starts = 0;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let qrClock: ReturnType<typeof setTimeout> | undefined;

  function dispatch(event: PaymentEvent): void {
    const clocks = readClocks();
    const { memory: next, effects } = transition(memory, event, { ...clocks, pending: pendingPaymentOf(session) });
    memory = next;
    $state.set(next.state);
    if (isPolled(next.state) && !isDisposed) poller.start();
    else poller.stop();
    windQrClock(next.state, clocks.now);
    effects.forEach(run);
  }

  function windQrClock(state: PaymentState, now: ServerMs): void {
    clearTimeout(qrClock);
    if (isDisposed || state.kind !== 'ready' || state.qr?.kind !== 'open') return;
    qrClock = setTimeout(() => dispatch({ type: 'clock-read' }), Math.min(state.qr.until - now, QR_CLOCK_MS));
  }

  function run(effect: PaymentEffect): void {
    switch (effect.type) {
      case 'save-record':
        setPendingPayment(session, effect.record);
        break;
      case 'leave':
        if (effect.received) leaving = setTimeout(() => goToPage(session, effect.page), RECEIVED_NOTICE_MS);
        else goToPage(session, effect.page);
        break;
      case 'open-bank':
        if (payment.redirectToBank(effect.url)) dispatch({ type: 'bank-opened' });
        else dispatch({ type: 'start-stopped', problem: { kind: 'bank-url-rejected' } });
        break;
      case 'check':
        poller.check();
    }
  }

  function readMethods(): Promise<AvailableMethods> {
    const read = asked?.catch(() => loadMethods(session)) ?? loadMethods(session);
    asked = undefined;
    return read;
  }

  async function load(problem?: PaymentProblem): Promise<void> {
    isDisposed = false;
    loads += 1;
    clearTimeout(leaving);
    const current = loads;
    dispatch({ type: 'load-began' });
    try {
      const [methods, { charge, isRead }] = await Promise.all([readMethods(), readLastCharge(session)]);
      if (current !== loads) return;
      dispatch({ type: 'loaded', methods, charge, problem });
      if (!isRead) poller.check();
    } catch (error) {
      if (current === loads) dispatch({ type: 'load-failed', error });
    }
  }

  async function start(request: PaymentRequest): Promise<void> {
    const state = $state.get();
    if (state.kind !== 'ready') return;
    const { methods } = state;
    starts += 1;
    dispatch({ type: 'start-began' });
    const result = await startPayment(session, { ...request, amount: methods.amount }).catch((error: unknown) => {
      dispatch({ type: 'start-stopped' });
      throw error;
    });
    // Ignores responses to checks from before this start.
    poller.stop();
    if (result.kind === 'amount-changed') return load(result);
    dispatch({ type: 'start-ended', methods, result });
    if (result.kind === 'not-eligible') await notifyNotEligible(session, result.reason);
  }

  async function loadQrImage(): Promise<BillPaymentImage> {
    const asked = $state.get();
    const startsBefore = starts;
    const image = await readQrImage(session);
    const time = parseInstant(image.server_time);
    if (time !== undefined) setServerTime(time);
    if (asked.kind === 'ready' && starts === startsBefore)
      dispatch({ type: 'image-loaded', charge: asked.charge, image });
    return image;
  }

  return {
    $state,
    $poll: poller.$poll,
    check: poller.check,
    load: () => load(),
    start: singleFlight(start),
    continueAtBank: (url) => void payment.redirectToBank(url),
    acceptNewAmount: () => dispatch({ type: 'amount-accepted' }),
    loadQrImage,
    dispose: () => {
      isDisposed = true;
      clearTimeout(leaving);
      clearTimeout(qrClock);
      poller.stop();
    },
  };
}
