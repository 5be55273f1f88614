import { isNotFound, isUnauthorized } from '../api/errors.ts';
import { hasEnded, hasKnownStatus, isSubmitted, type Application } from '../model/application.ts';
import { CampaignNotFound } from '../flows/definition/campaign-context.ts';
import {
  afterPayment,
  canEnter,
  canEnterWithoutApplication,
  firstStepForNewApplication,
  firstUnfinished,
  isAtOrBeforeRegistration,
} from '../flows/definition/step-order.ts';
import { applicationIdParam, loadApplication, redirectTo } from '../application/current-application.ts';
import type { FlowSession } from '../application/flow-session.ts';
import type { Step } from '../flows/definition/flow.ts';
import { clearSession, hasSession } from '../application/session.ts';
import { unconfirmedContact } from '../application/marks.ts';

export type StepAccess =
  | { readonly kind: 'new' }
  | { readonly kind: 'known'; readonly application: Application }
  /** The one-time code of the registration was not entered. The draft has the answers. */
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'no-application' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'campaign-closed' }
  /** What was applied for has ended or costs something else now (docs/spec.md, section 4). */
  | { readonly kind: 'campaign-changed'; readonly application: Application }
  /** The application was submitted or cancelled. */
  | { readonly kind: 'ended'; readonly application: Application }
  | { readonly kind: 'redirecting' };

export function blockerOf(
  application: Application,
): Extract<StepAccess, { kind: 'campaign-changed' | 'ended' }> | undefined {
  if (application.status === 'campaign_changed') return { kind: 'campaign-changed', application };
  return hasEnded(application) ? { kind: 'ended', application } : undefined;
}

function enterWithoutApplication(session: FlowSession, step: Step): StepAccess {
  const { flow, stores, $campaign } = session;
  if (step.save === 'documents') return { kind: 'no-application' };
  if ($campaign.get().campaign?.open === false) return { kind: 'campaign-closed' };
  const draft = stores.$draft.get();
  return canEnterWithoutApplication(flow, step, draft)
    ? { kind: 'new' }
    : redirectTo(session, firstStepForNewApplication(flow, draft)?.route ?? flow.routes.payment);
}

/**
 * Decides whether a step may be entered. A step after an unfinished one redirects to that one (docs/spec-decisions.md, section 2).
 * @param isFirstLoad on the first load of a page up to the registration, a refused token opens no dialog
 * @throws {CallError}
 */
export async function enterStep(session: FlowSession, step: Step, isFirstLoad: boolean): Promise<StepAccess> {
  try {
    return await tryToEnter(session, step, isFirstLoad);
  } catch (error) {
    if (isNotFound(error) && !hasSession(session)) return enterWithoutApplication(session, step);
    if (error instanceof CampaignNotFound) return { kind: 'not-found' };
    if (isUnauthorized(error) && unconfirmedContact(session) && isAtOrBeforeRegistration(session.flow, step))
      return { kind: 'unconfirmed' };
    throw error;
  }
}

/**
 * An unknown status says nothing, so the payment decides whether the answers may still be changed. The answer for a
 * step may leave the payment out.
 */
async function isPaidBeyondDoubt(session: FlowSession, application: Application): Promise<boolean> {
  if (hasKnownStatus(application)) return false;
  const { payment } = application.payment ? application : await loadApplication(session);
  return payment?.status === 'successful';
}

async function tryToEnter(session: FlowSession, step: Step, isFirstLoad: boolean): Promise<StepAccess> {
  const { flow, stores, environment, $campaign } = session;
  const param = applicationIdParam(environment.location.currentPath());
  if (param.kind === 'wrong') return { kind: 'not-found' };
  const { slug } = $campaign.get();
  // A campaign has one URL: a URL with its id redirects to the one with its slug, with the same query.
  if ((await session.resolveCampaign()).slug !== slug)
    return redirectTo(session, step.route, Object.fromEntries(environment.location.currentQuery()));
  if (param.kind === 'id' && param.id !== stores.$id.get()) {
    const reason = { reason: 'find', applicationId: param.id } as const;
    // A dialog that cannot be loaded counts as dismissed.
    if (!(await environment.dialogs.askForOtp(session, reason).catch(() => false))) return { kind: 'no-application' };
  }
  if (!hasSession(session)) return enterWithoutApplication(session, step);
  const isStart = isAtOrBeforeRegistration(flow, step);
  const application = await loadApplication(session, {
    query: flow.stepReadQuery,
    reauthenticate: !(isFirstLoad && isStart),
  });
  // An applicant who opens the first page after an application has ended wants to apply again.
  if (hasEnded(application) && isStart) {
    clearSession(session);
    return enterWithoutApplication(session, step);
  }
  if (isSubmitted(application) || (await isPaidBeyondDoubt(session, application)))
    return redirectTo(session, afterPayment(flow));
  const blocker = blockerOf(application);
  if (blocker) return blocker;
  if (canEnter(flow, step, application)) return { kind: 'known', application };
  return redirectTo(session, firstUnfinished(flow, application, false));
}
