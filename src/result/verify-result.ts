import { isNotFound } from '../api/errors.ts';
import { markReviewed, markSent } from '../application/application-marks.ts';
import type { Flow } from '../flows/definition/flow.ts';
import { isProvenSent, isSubmitted, type Application } from '../model/application.ts';
import type { Charge } from '../model/payment.ts';
import { sentAt } from '../model/sent-at.ts';
import { loadApplication, redirectTo } from '../application/current-application.ts';
import { detachedSession, storesToLookAt } from '../application/detached-session.ts';
import { copiedApplication, resultQuery } from '../application/result-query.ts';
import { afterPayment } from '../flows/definition/step-order.ts';
import { redirectIfStale, redirectToSent } from '../payment/charge-page.ts';
import { findCharge, readCharge, readPaidApplication } from '../payment/payment-client.ts';
import { pendingPaymentOf, setPendingPayment } from '../payment/payment-record.ts';
import { sessionForPaymentReturn } from '../payment/payment-return.ts';
import { findKept } from './sent-application.ts';
import type { ResultSession } from './result-environment.ts';

export type ResultCheck = { readonly session: ResultSession } & (
  | {
      readonly kind: 'verified';
      readonly application: Application;
      readonly charge: Charge;
      /** Whether what was sent can still be read: a shared computer keeps nothing of a confirmed application. */
      readonly hasCopy: boolean;
    }
  | { readonly kind: 'redirecting' }
  | { readonly kind: 'not-found' }
);
export type VerifiedResult = Extract<ResultCheck, { kind: 'verified' }>;

/** Whether the server proves that the application was sent. */
const isSent = ({ confirmation }: Flow, application: Application, charge: Charge): boolean =>
  confirmation ? isProvenSent(application) : isSubmitted(application) || charge.status === 'successful';

/**
 * Reads an application that the dashboard links to, without making it current.
 * @throws {CallError}
 */
async function readCopied(page: ResultSession, id: string): Promise<ResultCheck> {
  const session = detachedSession(page, storesToLookAt(page, id));
  try {
    const [application, charge] = await Promise.all([loadApplication(session), findCharge(session)]);
    // The code may have opened another application of the same contact.
    if (application.id !== id || !isSent(page.flow, application, charge)) return { kind: 'not-found', session: page };
    return { kind: 'verified', session, application, charge, hasCopy: true };
  } catch (error) {
    if (isNotFound(error)) return { kind: 'not-found', session: page };
    throw error;
  }
}

/**
 * Returns the result of the application that this tab has confirmed, if it is the one that is asked for.
 * @param linked the application that the dashboard links to
 */
async function confirmedHere(page: ResultSession, linked: string | undefined): Promise<ResultCheck | undefined> {
  const { flowKey, locale, stores, environment } = page;
  const wanted = linked ?? stores.$id.get();
  const confirmed = environment.result.readConfirmedApplication(flowKey, locale);
  if (!confirmed) return undefined;
  const copy = await findKept(page, confirmed.application.id, locale);
  // The dashboard links to the copy. If this tab has none, the application is read again.
  if (linked !== undefined && !copy) return undefined;
  if (wanted !== '' && wanted !== confirmed.application.id) return undefined;
  const application = { hints: {}, ...copy?.application, ...confirmed.application, status: '' };
  return { kind: 'verified', session: page, application, charge: confirmed.charge, hasCopy: copy !== undefined };
}

/** @throws {CallError} */
export async function verifyResult(page: ResultSession, asked: 'complete' | 'failed'): Promise<ResultCheck> {
  const { flow } = page;
  if (asked === 'complete') {
    const linked = copiedApplication(page);
    const confirmed = await confirmedHere(page, linked);
    if (confirmed) return confirmed;
    if (linked !== undefined) return readCopied(page, linked);
  }
  const session = sessionForPaymentReturn(page);
  if (!session) return { kind: redirectToSent(page) ? 'redirecting' : 'not-found', session: page };
  // With a confirmation, a paid application is not yet complete.
  if (flow.confirmation && asked === 'complete') {
    redirectTo(session, afterPayment(flow), { query: resultQuery(session) });
    return { kind: 'redirecting', session };
  }
  try {
    const [application, charge] = await Promise.all([readPaidApplication(session), readCharge(session)]);
    if (redirectIfStale(session, asked, charge)) return { kind: 'redirecting', session };
    if (pendingPaymentOf(session)) setPendingPayment(session, null);
    if (asked === 'complete') {
      markReviewed(session, false); // Nothing is left to pay.
      markSent(session, sentAt({ ...application, type: flow.type, payment: charge }) ?? '');
    }
    return { kind: 'verified', session, application, charge, hasCopy: true };
  } catch (error) {
    if (isNotFound(error)) return { kind: 'not-found', session };
    throw error;
  }
}
