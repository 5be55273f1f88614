import { isSubmitted, type Application } from '../model/application.ts';
import type { Charge } from '../model/payment.ts';
import { loadCompletedApplication, type Blocked, type CompletedApplication } from './checkout-guard.ts';
import type { Documents } from '../application/document-requirements.ts';
import { isReviewed } from '../application/application-marks.ts';
import { loadApplication, redirectTo } from '../application/current-application.ts';
import { blockerOf } from '../steps/step-guard.ts';
import { afterPayment } from '../flows/definition/step-order.ts';
import { hasOtherAmount } from '../payment/charge-view.ts';
import { loadMethods } from '../payment/payment-client.ts';
import type { ResultSession } from '../result/result-environment.ts';

export type Checkout =
  | CompletedApplication
  /** `documents` is absent until they are loaded. */
  | { readonly kind: 'paying'; readonly application: Application; readonly documents?: Documents };

/** Whether the answers are reviewed again, because one of them changed the amount after the charge was started. */
async function isReviewDue(session: ResultSession, charge: Charge): Promise<boolean> {
  if (isReviewed(session)) return false;
  const methods = await loadMethods(session).catch(() => undefined);
  return methods !== undefined && hasOtherAmount(charge, methods.amount);
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
  const isStarted = charge && charge.status !== 'none';
  if (isStarted && !isReviewWanted && !(await isReviewDue(session, charge))) return { kind: 'paying', application };
  const completed = await loadCompletedApplication(session, application);
  if (completed.kind !== 'review') return completed;
  if (flow.confirmation) {
    const { amount } = await loadMethods(session);
    return amount === 0 ? redirectTo(session, flow.confirmation.route) : { ...completed, kind: 'paying' };
  }
  return isReviewed(session) ? { ...completed, kind: 'paying' } : completed;
}
