import { atom, type ReadableAtom } from 'nanostores';
import { isUnknownOutcome } from '../api/errors.ts';
import { noteServerTime } from '../api/server-time.ts';
import { OUTCOME_WAIT_MS, RECEIVED_NOTICE_MS } from '../config/constants.ts';
import { parseInstant } from '../lib/parse-instant.ts';
import { singleFlight } from '../lib/single-flight.ts';
import type { Charge } from '../model/payment.ts';
import type { BillPaymentImage } from '../model/payment-options.ts';
import { tellNotEligible } from '../application/eligibility.ts';
import type { FlowSession } from '../application/flow-session.ts';
import {
  goToPage,
  pendingPaymentOf,
  qrDeadline,
  receivedOf,
  redirectIfStale,
  viewOf,
  type PaymentPage,
} from './charge-view.ts';
import { findCharge, readMethods, readOpenQr, readQrImage } from './payment-client.ts';
import { createChargePoller, type ChargePoll } from './poll-charge.ts';
import { isPolled, isWithoutNews, type PaymentProblem, type PaymentState } from './payment-state.ts';
import { startPayment, type PaymentRequest } from './start-payment.ts';

export interface PaymentStore extends ChargePoll {
  readonly $state: ReadableAtom<PaymentState>;
  readonly load: () => Promise<void>;
  readonly start: (request: PaymentRequest) => Promise<void>;
  readonly continueAtBank: (url: string) => void;
  /** @throws {CallError} */
  readonly loadQrImage: () => Promise<BillPaymentImage>;
  /** Milliseconds since 1970 by the server's clock. */
  readonly qrDeadline: (charge: Charge, image?: BillPaymentImage) => number | undefined;
  readonly dispose: () => void;
}

export function createPaymentStore(session: FlowSession): PaymentStore {
  const { payment } = session.environment;
  const $state = atom<PaymentState>({ kind: 'loading' });
  const poller = createChargePoller({
    read: () => findCharge(session),
    page: payment,
    onAnswer: settle,
    isLast: (charge) => viewOf(charge).isFinal && !isWithoutNews($state.get(), charge),
  });
  let isDisposed = false;
  let loads = 0;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  function setState(state: PaymentState): void {
    $state.set(state);
    if (isPolled(state) && !isDisposed) poller.start();
    else poller.stop();
  }

  /** Who has paid is told so before the page is left. */
  function redirect(page: PaymentPage, received?: Charge): void {
    if (received) leaving = setTimeout(() => goToPage(session, page), RECEIVED_NOTICE_MS);
    else goToPage(session, page);
    setState({ kind: 'redirecting', ...(received && { received }) });
  }

  async function readLastCharge(): Promise<{ readonly charge: Charge; readonly isRead: boolean }> {
    try {
      return { charge: await findCharge(session), isRead: true };
    } catch (error) {
      if (!isUnknownOutcome(error) || !pendingPaymentOf(session)) throw error;
      const charge = await readOpenQr(session).catch(() => undefined);
      if (!charge) throw error;
      return { charge, isRead: false };
    }
  }

  async function load(problem?: PaymentProblem): Promise<void> {
    isDisposed = false;
    loads += 1;
    clearTimeout(leaving);
    const current = loads;
    setState({ kind: 'loading' });
    try {
      const [methods, { charge, isRead }] = await Promise.all([readMethods(session), readLastCharge()]);
      if (current !== loads) return;
      setState(
        redirectIfStale(session, 'payment', charge)
          ? { kind: 'redirecting' }
          : { kind: 'ready', methods, charge, isStarting: false, problem },
      );
      if (!isRead) poller.check();
    } catch (error) {
      if (current === loads) setState({ kind: 'load-failed', error });
    }
  }

  /** Only a charge that fails while the page is open leads to the failed page. */
  function settle(charge: Charge): void {
    const state = $state.get();
    const isOld = isWithoutNews(state, charge);
    if (state.kind === 'outcome-unknown' && isOld && performance.now() - state.since < OUTCOME_WAIT_MS) return;
    if (state.kind !== 'ready' && state.kind !== 'outcome-unknown') return;
    if (!isOld && (charge.status === 'failed' || charge.status === 'successful'))
      redirect(viewOf(charge).page, receivedOf(charge));
    else if (state.kind === 'ready') setState({ ...state, charge });
    else {
      const problem = isOld ? ({ kind: 'nothing-came' } as const) : undefined;
      setState({ kind: 'ready', methods: state.methods, charge, isStarting: false, problem });
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
    setState({ ...state, isStarting: true, problem: undefined });
    const result = await startPayment(session, { ...request, amount: methods.amount }).catch((error: unknown) => {
      endStart();
      throw error;
    });
    switch (result.kind) {
      case 'paid':
      case 'failed':
        redirect(viewOf(result.charge).page, receivedOf(result.charge));
        break;
      case 'bank':
        if (payment.redirectToBank(result.url)) setState({ kind: 'redirecting' });
        else endStart({ kind: 'bank-url-rejected' });
        break;
      case 'waiting': {
        const { charge } = result;
        const isQr = (charge.method ?? request.method) === 'thai_qr';
        if (isQr) setState({ kind: 'ready', methods, charge, isStarting: false, problem: undefined });
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
        await tellNotEligible(session, result.reason);
        break;
      case 'busy':
      case 'refused':
        endStart(result);
    }
  }

  async function loadQrImage(): Promise<BillPaymentImage> {
    const image = await readQrImage(session);
    // This time is finer than the `Date` header, which another origin may hide.
    const time = parseInstant(image.server_time);
    if (time !== undefined) noteServerTime(new Date(time).toISOString());
    return image;
  }

  return {
    $state,
    $poll: poller.$poll,
    check: poller.check,
    load: () => load(),
    start: singleFlight(start),
    continueAtBank: (url) => void payment.redirectToBank(url),
    loadQrImage,
    qrDeadline: (charge, image) => qrDeadline({ charge, image, pending: pendingPaymentOf(session) }),
    dispose: () => {
      isDisposed = true;
      clearTimeout(leaving);
      poller.stop();
    },
  };
}
