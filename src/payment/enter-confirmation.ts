import type { RouteName } from '../config/routes.ts';
import type { Application } from '../model/application.ts';
import type { Charge } from '../model/payment.ts';
import { loadWhenCompleted, type Blocked, type CompletedApplication } from './checkout-guard.ts';
import { createConfirmation, isProvenConfirmed } from './confirm.ts';
import type { FlowSession } from '../application/flow-session.ts';
import { redirectTo } from '../application/current-application.ts';
import { blockerOf } from '../steps/step-guard.ts';
import { findCharge, readMethods, readPaidApplication } from './payment-client.ts';

export type Confirmable = CompletedApplication & { readonly charge: Charge };

/** Removes the confirmed application from this browser and shows its result. */
export function openResult(session: FlowSession, application: Application, charge: Charge): Blocked {
  createConfirmation(session).forget(application, charge);
  return redirectTo(session, session.flow.routes.complete);
}

/**
 * All steps must be complete and the fee, if there is one, must be paid. An application that is successful may only be
 * paid, so it is offered for confirmation as well; the server refuses a second one, and the result is shown.
 * @throws {CallError}
 */
export async function enterConfirmation(session: FlowSession): Promise<Confirmable | Blocked> {
  const [application, charge] = await Promise.all([readPaidApplication(session), findCharge(session)]);
  if (isProvenConfirmed(application)) return openResult(session, application, charge);
  const mayBePaidOnly = application.status === 'successful';
  const blocker = mayBePaidOnly ? undefined : blockerOf(application);
  if (blocker) return blocker;
  const leadTo = (route: RouteName): Blocked =>
    mayBePaidOnly ? openResult(session, application, charge) : redirectTo(session, route);
  const completed = await loadWhenCompleted(session, application);
  if (completed.kind === 'unfinished') return leadTo(completed.route);
  const isUnpaid = charge.status !== 'successful' && (await readMethods(session)).amount > 0;
  return isUnpaid ? leadTo(session.flow.routes.payment) : { ...completed, charge };
}
