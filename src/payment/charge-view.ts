import { serverNow } from '../api/server-time.ts';
import { PAYMENT_MAY_RUN_MS } from '../config/constants.ts';
import type { ServerMs } from '../lib/time.ts';
import type { Tone } from '../lib/tone.ts';
import { isKnownMethod, type Charge } from '../model/payment.ts';
import { afterPayment } from '../flows/definition/step-order.ts';
import { flowHref } from '../application/flow-session.ts';
import type { Flow } from '../flows/definition/flow.ts';
import type { PendingPayment, PaymentSession } from './payment-environment.ts';

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

/** The meaning of each charge status for the applicant (docs/spec-decisions.md, 6.4). */
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

/** @returns the bank's page for an open charge; undefined for a Thai QR or an outdated charge */
export function openAtBank(
  charge: Charge,
  toPay: number,
): { readonly method: string; readonly url: string } | undefined {
  const { status, method, redirect_url: url } = charge;
  const isOpen = status === 'pending' && method !== 'thai_qr' && !isOutdated(charge, toPay);
  return isOpen && method && url ? { method, url } : undefined;
}

/**
 * Returns the page that shows a charge's true state. An open Thai QR is paid on the payment page, so the return page
 * only waits for payments at the bank.
 */
export function pageForCharge(asked: PaymentPage, charge: Pick<Charge, 'status' | 'method'>): PaymentPage {
  const isOpenQr = charge.status === 'pending' && charge.method === 'thai_qr';
  const page = isOpenQr ? 'payment' : viewOf(charge).page;
  return asked === 'payment' && page !== 'complete' ? 'payment' : page;
}

export const pageHref = (session: PaymentSession, page: PaymentPage): string =>
  flowHref(session, page === 'complete' ? afterPayment(session.flow) : session.flow.routes[page]);

/** Replaces the page, so that Back does not lead into a payment again. */
export const goToPage = (session: PaymentSession, page: PaymentPage): void => {
  session.environment.location.navigate(pageHref(session, page), { replace: true });
};

/** Leaves a page that does not show the charge's state. @returns whether the page was left */
export function redirectIfStale(session: PaymentSession, asked: PaymentPage, charge: Charge): boolean {
  const page = pageForCharge(asked, charge);
  if (page !== asked) goToPage(session, page);
  return page !== asked;
}

export function pendingPaymentOf({ flowKey, stores, environment }: PaymentSession): PendingPayment | null {
  const pending = environment.payment.pendingPaymentStore(flowKey).get();
  return pending?.applicationId === stores.$id.get() ? pending : null;
}

export const setPendingPayment = ({ environment, flowKey }: PaymentSession, pending: PendingPayment | null): void =>
  environment.payment.pendingPaymentStore(flowKey).set(pending);

const mayRun = (pending: PendingPayment | null, now: ServerMs): pending is PendingPayment =>
  pending !== null && !pending.chargesBefore && now - pending.startedAt < PAYMENT_MAY_RUN_MS;

/** This browser's payment, as long as it may still run. An unanswered start does not count. */
export function runningPaymentOf(session: PaymentSession): PendingPayment | null {
  const pending = pendingPaymentOf(session);
  return mayRun(pending, serverNow()) ? pending : null;
}

/** Gives a charge without a known method the one that was requested. */
export const withMethod = (charge: Charge, asked: string | undefined): Charge =>
  asked === undefined || isKnownMethod(charge.method) ? charge : { ...charge, method: asked };

const isOfCharge = (pending: PendingPayment | null, { charge_id }: Pick<Charge, 'charge_id'>): boolean =>
  pending !== null && pending.chargeId === (charge_id ?? undefined);

/** Adds the requested method if this browser has started the charge. */
export const withMethodOf = (pending: PendingPayment | null, charge: Charge): Charge =>
  isOfCharge(pending, charge) ? withMethod(charge, pending?.method) : charge;

export const withMethodAskedHere = (session: PaymentSession, charge: Charge): Charge =>
  withMethodOf(pendingPaymentOf(session), charge);

/** Whether the bank decides on a card payment without the payer, as the response to a start in this browser has shown. */
export function isDecidedByBank(charge: Charge, pending: PendingPayment | null, now: ServerMs): boolean {
  if (charge.status !== 'pending' || charge.redirect_url || !mayRun(pending, now)) return false;
  return pending.isDecidedByBank === true && pending.method === charge.method && isOfCharge(pending, charge);
}
