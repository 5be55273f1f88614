import type { RouteName } from '../config/routes.ts';
import type { Application } from '../model/application.ts';
import { CampaignNotFound } from '../flows/definition/campaign-context.ts';
import { firstUnfinished, startRoute } from '../flows/definition/step-order.ts';
import { hasSession, restoreForgottenId } from '../application/session.ts';
import { redirectTo } from '../application/current-application.ts';
import { type StepAccess } from '../steps/step-guard.ts';
import { missingDocuments, loadDocuments, type Documents } from '../application/document-requirements.ts';
import { redirectToSent } from '../payment/charge-page.ts';
import type { ResultSession } from '../result/result-environment.ts';

export type Blocked = Extract<StepAccess, { kind: 'not-found' | 'campaign-changed' | 'ended' | 'redirecting' }>;

export interface CompletedApplication {
  readonly kind: 'review';
  readonly application: Application;
  readonly documents: Documents;
}

/**
 * @returns the application with its documents, or its first unfinished step
 * @throws {CallError}
 */
export async function loadWhenCompleted(
  session: ResultSession,
  application: Application,
): Promise<CompletedApplication | { readonly kind: 'unfinished'; readonly route: RouteName }> {
  const { flow } = session;
  const documents = await loadDocuments(session, application);
  const route = firstUnfinished(flow, application, missingDocuments(documents).length === 0);
  return route === flow.routes.payment ? { kind: 'review', application, documents } : { kind: 'unfinished', route };
}

/** Redirects to the first unfinished step, if there is one. @throws {CallError} */
export async function loadCompletedApplication(
  session: ResultSession,
  application: Application,
): Promise<CompletedApplication | Blocked> {
  const completed = await loadWhenCompleted(session, application);
  return completed.kind === 'review' ? completed : redirectTo(session, completed.route);
}

/**
 * Without an application, redirects to the result of one that was confirmed in this tab, else to the first step, which
 * says so if another tab has confirmed it.
 * @throws {CallError}
 */
export async function guardCheckout<T>(
  session: ResultSession,
  enter: (session: ResultSession) => Promise<T | Blocked>,
): Promise<T | Blocked> {
  const { flow, flowKey, environment } = session;
  const toStart = (): Blocked => {
    if (redirectToSent(session)) return { kind: 'redirecting' };
    const isSent = environment.payment.readSubmission(flowKey)?.sentAt !== undefined;
    return redirectTo(session, startRoute(flow), { reason: isSent ? 'sentInOtherTab' : 'noApplication' });
  };
  restoreForgottenId(session);
  if (!hasSession(session)) return toStart();
  try {
    return await enter(session);
  } catch (error) {
    if (!hasSession(session)) return toStart();
    if (error instanceof CampaignNotFound) return { kind: 'not-found' };
    throw error;
  }
}
