import type { Tone } from '../lib/tone.ts';
import type { Charge } from '../model/payment.ts';
import { afterPayment } from '../flows/definition/step-order.ts';
import { EARLIER_RESULT } from '../config/routes.ts';
import { flowHref } from '../application/flow-session.ts';
import type { Flow } from '../flows/definition/flow.ts';
import type { PaymentSession } from './payment-environment.ts';

export type ChargeStatus = Charge['status'];
export type PaymentPage = keyof Pick<Flow['routes'], 'payment' | 'paymentReturn' | 'complete' | 'failed'>;

export interface ChargeView {
  readonly page: PaymentPage;
  readonly tone: Tone;
  /** Whether the server may refuse a start because of this charge. */
  readonly explainsRefusal: boolean;
  readonly isFinal: boolean;
}

const VIEWS: Record<ChargeStatus, ChargeView> = {
  none: { page: 'payment', tone: 'info', explainsRefusal: false, isFinal: false },
  pending: { page: 'paymentReturn', tone: 'info', explainsRefusal: true, isFinal: false },
  successful: { page: 'complete', tone: 'success', explainsRefusal: true, isFinal: true },
  failed: { page: 'failed', tone: 'error', explainsRefusal: false, isFinal: true },
  expired: { page: 'failed', tone: 'warning', explainsRefusal: false, isFinal: true },
  cancelled: { page: 'failed', tone: 'warning', explainsRefusal: false, isFinal: true },
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

/** How a page has learned of a charge. `started`: a start has just led to it, also one whose response was lost. */
export type Occasion = 'loaded' | 'checked' | 'started';

/**
 * Returns the page where a payment continues. An open Thai QR is paid on the payment page, so the return page only waits
 * for payments at the bank. The payment page reports a charge that had failed before it opened, and leaves for the page of
 * one that fails now.
 * @param asked the page that is open
 */
export function continuationOf(
  asked: PaymentPage,
  charge: Pick<Charge, 'status' | 'method' | 'redirect_url' | 'unknownStatus'>,
  occasion: Occasion = 'loaded',
): PaymentPage {
  const { status, method } = charge;
  const { page, isFinal } = viewOf(charge);
  const isOpenQr = status === 'pending' && method === 'thai_qr';
  if (asked !== 'payment') return isOpenQr ? 'payment' : page;
  switch (occasion) {
    case 'loaded':
      return status === 'successful' ? page : 'payment';
    case 'checked':
      return status === 'successful' || status === 'failed' ? page : 'payment';
    case 'started': {
      if (isFinal) return page;
      // A second payment would charge twice, so what cannot be continued on the payment page is waited for elsewhere.
      const isContinuedHere =
        method === 'thai_qr' || Boolean(charge.redirect_url) || charge.unknownStatus !== undefined;
      return isContinuedHere ? 'payment' : 'paymentReturn';
    }
  }
}

export const pageHref = (session: PaymentSession, page: PaymentPage): string =>
  flowHref(session, page === 'complete' ? afterPayment(session.flow) : session.flow.routes[page]);

/** Replaces the page, so that Back does not lead into a payment again. */
export const goToPage = (session: PaymentSession, page: PaymentPage): void => {
  session.environment.location.navigate(pageHref(session, page), { replace: true });
};

/** Leaves a page that does not show the charge's state. @returns whether the page was left */
export function redirectIfStale(session: PaymentSession, asked: PaymentPage, charge: Charge): boolean {
  const page = continuationOf(asked, charge);
  if (page !== asked) goToPage(session, page);
  return page !== asked;
}

/** Leaves for the result of the application that this browser has sent. @returns whether it has sent one */
export function redirectToSent(session: PaymentSession): boolean {
  const { flow, flowKey, environment } = session;
  const isSent = environment.findSent(flowKey) !== undefined;
  if (isSent) environment.location.navigate(flowHref(session, flow.routes.complete, EARLIER_RESULT), { replace: true });
  return isSent;
}
