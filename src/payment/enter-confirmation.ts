import { isSubmitted, type Application } from '../model/application.ts';
import type { Charge } from '../model/payment.ts';
import { loadCompletedApplication, type Blocked, type CompletedApplication } from './after-steps-guard.ts';
import { createConfirmation } from './confirm.ts';
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

/** Every step must be done, and what is to be paid be paid. @throws {CallError} */
export async function enterConfirmation(session: FlowSession): Promise<Confirmable | Blocked> {
  const [application, charge] = await Promise.all([readPaidApplication(session), findCharge(session)]);
  if (isSubmitted(application)) return openResult(session, application, charge);
  const blocker = blockerOf(application);
  if (blocker) return blocker;
  const completed = await loadCompletedApplication(session, application);
  if (completed.kind !== 'review') return completed;
  const isUnpaid = charge.status !== 'successful' && (await readMethods(session)).amount > 0;
  return isUnpaid ? redirectTo(session, session.flow.routes.payment) : { ...completed, charge };
}
