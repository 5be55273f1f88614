import type { RouteName } from '../config/routes.ts';
import { isProvenSent, type Application } from '../model/application.ts';
import type { Charge } from '../model/payment.ts';
import { loadWhenCompleted, type Blocked, type CompletedApplication } from './checkout-guard.ts';
import { agreementOf, type Agreement } from './agreement.ts';
import { createConfirmation } from './confirm.ts';
import { resultQuery } from '../application/result-query.ts';
import { redirectTo } from '../application/current-application.ts';
import { blockerOf } from '../steps/step-guard.ts';
import { findCharge, loadMethods, readPaidApplication } from '../payment/payment-client.ts';
import { markUnsent } from '../payment/submission.ts';
import { keepCopy, takeCopy } from '../result/sent-application.ts';
import type { ResultSession, SentInLanguages } from '../result/result-environment.ts';

export type Confirmable = CompletedApplication & {
  readonly charge: Charge;
  /** Whether the applicant has agreed that this is sent once it is paid. */
  readonly agreement: Agreement;
};

interface OpenedResult {
  readonly copy: SentInLanguages;
  readonly query?: Readonly<Record<string, string>>;
  /** In ISO 8601, if it was confirmed just now; only the server knows the day of an earlier confirmation. */
  readonly confirmedAt?: string | undefined;
}

/** Removes the confirmed application from this browser, except for this tab's copy, and shows its result. */
export async function openResult(
  session: ResultSession,
  application: Application,
  charge: Charge,
  { copy, query, confirmedAt }: OpenedResult,
): Promise<Blocked> {
  await keepCopy(session, copy, confirmedAt);
  // The copy was read more recently than the page's data.
  createConfirmation(session).forget(copy[session.locale]?.application ?? application, charge, confirmedAt);
  return redirectTo(session, session.flow.routes.complete, { query });
}

/** Opens the result of an earlier confirmation, which is not celebrated again. */
const openEarlierResult = async (session: ResultSession, application: Application, charge: Charge): Promise<Blocked> =>
  openResult(session, application, charge, {
    copy: await takeCopy(session),
    query: resultQuery(session),
  });

/**
 * Opens the confirmation if all steps are complete and the fee, if any, is paid. A successful application may only be
 * paid, so it is offered for confirmation as well; the server refuses a second confirmation, and the result is shown.
 * @throws {CallError}
 */
export async function enterConfirmation(session: ResultSession): Promise<Confirmable | Blocked> {
  const before = session.environment.payment.readSubmission(session.flowKey);
  const [application, charge] = await Promise.all([readPaidApplication(session), findCharge(session)]);
  if (isProvenSent(application)) return openEarlierResult(session, application, charge);
  const mayBePaidOnly = application.status === 'successful';
  const blocker = mayBePaidOnly ? undefined : blockerOf(application);
  if (blocker) return blocker;
  const leadTo = (route: RouteName): Blocked | Promise<Blocked> =>
    mayBePaidOnly ? openEarlierResult(session, application, charge) : redirectTo(session, route);
  const completed = await loadWhenCompleted(session, application);
  if (completed.kind === 'unfinished') return leadTo(completed.route);
  const isPaid = charge.status === 'successful';
  if (!isPaid && (await loadMethods(session)).amount > 0) return leadTo(session.flow.routes.payment);
  markUnsent(session, isPaid, before);
  return { ...completed, charge, agreement: isPaid ? agreementOf(session, completed) : 'none' };
}
