import { serverNow } from '../api/server-time.ts';
import { PAYMENT_MAY_RUN_MS } from '../config/constants.ts';
import type { ServerMs } from '../lib/time.ts';
import type { Tone } from '../lib/tone.ts';
import { isKnownMethod, type Charge } from '../model/payment.ts';
import { afterPayment } from '../flows/definition/step-order.ts';
import { flowHref, type FlowSession } from '../application/flow-session.ts';
import type { Flow } from '../flows/definition/flow.ts';
import type { PendingPayment } from '../application/environment.ts';

export type ChargeStatus = Charge['status'];
export type PaymentPage = keyof Pick<Flow['routes'], 'payment' | 'paymentReturn' | 'complete' | 'failed'>;

export interface ChargeView {
  readonly page: PaymentPage;
  readonly tone: Tone;
  readonly canStartNew: boolean;
  readonly isFinal: boolean;
}

const VIEWS: Record<ChargeStatus, ChargeView> = {
  none: { page: 'payment', tone: 'info', canStartNew: true, isFinal: false },
  pending: { page: 'paymentReturn', tone: 'info', canStartNew: false, isFinal: false },
  successful: { page: 'complete', tone: 'success', canStartNew: false, isFinal: true },
  failed: { page: 'failed', tone: 'error', canStartNew: true, isFinal: true },
  expired: { page: 'failed', tone: 'warning', canStartNew: true, isFinal: true },
  cancelled: { page: 'failed', tone: 'warning', canStartNew: true, isFinal: true },
};

/** What each status of a charge means for the applicant (docs/spec-decisions.md, 6.4). */
export const viewOf = (charge: Pick<Charge, 'status'>): ChargeView => VIEWS[charge.status];

export const noMoneyTaken = (charge: Charge): boolean =>
  viewOf(charge).page === 'failed' && charge.money_taken === false;

/** A free application has no received payment to announce. */
export const paidCharge = (charge: Charge): Charge | undefined =>
  charge.status === 'successful' && charge.method !== 'none' ? charge : undefined;

export const isFree = ({ amount, method }: Pick<Charge, 'amount' | 'method'>): boolean =>
  amount === 0 || method === 'none';

export const hasOtherAmount = ({ amount }: Pick<Charge, 'amount'>, toPay: number): boolean =>
  typeof amount === 'number' && amount !== toPay;

export const isOutdated = (charge: Charge, toPay: number): boolean =>
  charge.status === 'pending' && hasOtherAmount(charge, toPay);

/** @returns where the payer goes on with an open charge, unless that is a Thai QR or no longer for the amount to pay */
export function openAtBank(
  charge: Charge,
  toPay: number,
): { readonly method: string; readonly url: string } | undefined {
  const { status, method, redirect_url: url } = charge;
  const isOpen = status === 'pending' && method !== 'thai_qr' && !isOutdated(charge, toPay);
  return isOpen && method && url ? { method, url } : undefined;
}

/**
 * Returns the page that shows the true state of a charge. An open Thai QR is paid on the payment page, so that only a payment at
 * the bank is waited for on the return page.
 */
export function pageForCharge(asked: PaymentPage, charge: Pick<Charge, 'status' | 'method'>): PaymentPage {
  const isOpenQr = charge.status === 'pending' && charge.method === 'thai_qr';
  const page = isOpenQr ? 'payment' : viewOf(charge).page;
  return asked === 'payment' && page !== 'complete' ? 'payment' : page;
}

export const pageHref = (session: FlowSession, page: PaymentPage): string =>
  flowHref(session, page === 'complete' ? afterPayment(session.flow) : session.flow.routes[page]);

/** Replacing the page keeps Back from leading into a payment again. */
export const goToPage = (session: FlowSession, page: PaymentPage): void => {
  session.environment.location.navigate(pageHref(session, page), { replace: true });
};

/** Leaves a page that does not show the state of the charge. @returns whether the page was left */
export function redirectIfStale(session: FlowSession, asked: PaymentPage, charge: Charge): boolean {
  const page = pageForCharge(asked, charge);
  if (page !== asked) goToPage(session, page);
  return page !== asked;
}

export function pendingPaymentOf({ flowKey, stores, environment }: FlowSession): PendingPayment | null {
  const pending = environment.payment.pendingPaymentStore(flowKey).get();
  return pending?.id === stores.$id.get() ? pending : null;
}

const mayRun = (pending: PendingPayment | null, now: ServerMs): pending is PendingPayment =>
  pending !== null && !pending.unanswered && now - pending.started < PAYMENT_MAY_RUN_MS;

/** The payment that this browser has started, for as long as it may still run; a start without an answer is not one. */
export function runningPaymentOf(session: FlowSession): PendingPayment | null {
  const pending = pendingPaymentOf(session);
  return mayRun(pending, serverNow()) ? pending : null;
}

/** A charge that names no method, or one that this site does not know, has the method that was asked for. */
export const withMethod = (charge: Charge, asked: string | undefined): Charge =>
  asked === undefined || isKnownMethod(charge.method) ? charge : { ...charge, method: asked };

const isOfCharge = (pending: PendingPayment | null, { charge_id }: Pick<Charge, 'charge_id'>): boolean =>
  pending !== null && pending.charge === (charge_id ?? undefined);

/** Adds the method that this browser has asked for, where it has started the charge. */
export const withMethodOf = (pending: PendingPayment | null, charge: Charge): Charge =>
  isOfCharge(pending, charge) ? withMethod(charge, pending?.method) : charge;

export const withMethodAskedHere = (session: FlowSession, charge: Charge): Charge =>
  withMethodOf(pendingPaymentOf(session), charge);

/** Whether the bank decides on a card payment without the payer, as the answer to a start in this browser has shown. */
export function isDecidedByBank(charge: Charge, pending: PendingPayment | null, now: ServerMs): boolean {
  if (charge.status !== 'pending' || charge.redirect_url || !mayRun(pending, now)) return false;
  return pending.isDecidedByBank === true && pending.method === charge.method && isOfCharge(pending, charge);
}

export const isBeingDecided = (session: FlowSession, charge: Charge): boolean =>
  isDecidedByBank(charge, pendingPaymentOf(session), serverNow());
