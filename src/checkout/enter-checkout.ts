import { REVIEWED_METHODS_MS } from '../config/constants.ts';
import type { MonotonicMs } from '../lib/time.ts';
import { isSubmitted, type Application } from '../model/application.ts';
import type { AvailableMethods } from '../model/payment-options.ts';
import { loadCompletedApplication, type Blocked, type CompletedApplication } from './checkout-guard.ts';
import type { Documents } from '../application/document-requirements.ts';
import { isReviewed } from '../application/application-marks.ts';
import { withToken } from '../application/reauthentication.ts';
import { loadApplication, redirectTo } from '../application/current-application.ts';
import { blockerOf } from '../steps/step-guard.ts';
import { afterPayment } from '../flows/definition/step-order.ts';
import { hasOtherAmount } from '../payment/charge-page.ts';
import { loadMethods } from '../payment/payment-client.ts';
import type { ResultSession } from '../result/result-environment.ts';

interface Review extends CompletedApplication {
  /** Asked for once, for the review and then the payment. */
  readonly methods: Promise<AvailableMethods>;
  readonly askedAt: MonotonicMs;
}

interface Paying {
  readonly kind: 'paying';
  readonly application: Application;
  /** Absent until they are loaded. */
  readonly documents?: Documents;
  /** Absent until they are asked for. */
  readonly methods?: Promise<AvailableMethods>;
  /** The review's button has already submitted an application without a fee. */
  readonly isSubmitted?: true;
}

export type Checkout = Review | Paying;

/** Goes on from the review to the payment, which asks for the methods again if the review has been open for a while. */
export function payReviewed({ application, documents, methods, askedAt }: Review, isFree: boolean): Paying {
  const isRecent = performance.now() - askedAt < REVIEWED_METHODS_MS;
  return { kind: 'paying', application, documents, ...(isRecent && { methods }), ...(isFree && { isSubmitted: true }) };
}

/** Nobody may be waiting when the call fails. */
function askForMethods(...input: Parameters<typeof loadMethods>): Promise<AvailableMethods> {
  const methods = loadMethods(...input);
  methods.catch(() => undefined);
  return methods;
}

/**
 * Opens the checkout, for which all steps must be complete. A started charge opens the payment at once, unless the
 * amount has changed. A flow with a confirmation has its review there, and a free application goes there at once.
 * @throws {CallError}
 */
export async function enterCheckout(session: ResultSession, isReviewWanted: boolean): Promise<Checkout | Blocked> {
  const { flow } = session;
  const application = await loadApplication(session);
  const isPaid = application.payment?.status === 'successful';
  if (isSubmitted(application) && (isPaid || flow.confirmation)) return redirectTo(session, afterPayment(flow));
  const blocker = blockerOf(application);
  if (blocker) return blocker;
  const { payment: charge } = application;
  let methods: Promise<AvailableMethods> | undefined;
  if (charge && charge.status !== 'none' && !isReviewWanted) {
    if (isReviewed(session)) return { kind: 'paying', application };
    methods = askForMethods(session);
    const amount = await methods.then((asked) => asked.amount).catch(() => undefined);
    if (amount === undefined || !hasOtherAmount(charge, amount)) return { kind: 'paying', application, methods };
  }
  const completed = await loadCompletedApplication(session, application);
  if (completed.kind !== 'review') return completed;
  if (flow.confirmation) {
    methods ??= askForMethods(session);
    const { amount } = await methods;
    return amount === 0 ? redirectTo(session, flow.confirmation.route) : { ...completed, kind: 'paying', methods };
  }
  if (isReviewed(session)) return { ...completed, kind: 'paying' };
  // The answers do not wait for the amount, and no code is requested.
  return { ...completed, methods: methods ?? askForMethods(session, withToken), askedAt: performance.now() };
}
