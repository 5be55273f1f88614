import { isForbidden, isNotFound, isTokenRefused } from '../api/errors.ts';
import { EARLIER_RESULT } from '../config/routes.ts';
import {
  applicationNumber,
  canStillReplace,
  hasEnded,
  hasKnownStatus,
  isProvenSent,
  isSubmitted,
  type Application,
} from '../model/application.ts';
import { sentAt, type Sent } from '../model/sent-at.ts';
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
import type { Flow, Step } from '../flows/definition/flow.ts';
import { clearSession, hasSession } from '../application/session.ts';
import type { Documents } from '../application/document-requirements.ts';
import { hasUnsentAnswers } from '../application/draft-changes.ts';
import { markSent, unconfirmedContact } from '../application/application-marks.ts';

export type StepAccess =
  /** `hasCarriedAnswers`: answers from another browser were added to the draft. */
  | { readonly kind: 'new'; readonly hasCarriedAnswers?: true }
  | { readonly kind: 'known'; readonly application: Application; readonly hasCarriedAnswers?: true }
  /** The registration's one-time code was not entered. The draft has the answers. */
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'no-application' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'campaign-closed' }
  /** The chosen campaign has ended or its price has changed (docs/spec.md, section 4). */
  | { readonly kind: 'campaign-changed'; readonly application: Application }
  /** The application was submitted, and some of its documents must be replaced. */
  | { readonly kind: 'replacing'; readonly application: Application; readonly documents: Documents }
  /** The application was sent. The flow's first page shows it in place of its form. */
  | { readonly kind: 'sent'; readonly sent: Sent }
  /** The application was submitted or cancelled. */
  | { readonly kind: 'ended'; readonly application: Application }
  | { readonly kind: 'redirecting' };

export function blockerOf(
  application: Application,
): Extract<StepAccess, { kind: 'campaign-changed' | 'ended' }> | undefined {
  if (application.status === 'campaign_changed') return { kind: 'campaign-changed', application };
  return hasEnded(application) ? { kind: 'ended', application } : undefined;
}

/**
 * Answers that came with the address and are not yet in the draft. Which of them fit depends on the application known
 * then.
 */
interface Arrived {
  readonly fitting: () => Readonly<Record<string, string>>;
  /** Adds the answers to the draft. @returns whether any was added */
  readonly accept: () => boolean;
}

async function arrivedAnswers(session: FlowSession): Promise<Arrived> {
  const carried = await session.environment.readCarriedAnswers();
  if (!carried) return { fitting: () => ({}), accept: () => false };
  const { addableAnswers, addToDraft } = await import('./accept-carried-answers.ts');
  return {
    fitting: () => addableAnswers(session, carried),
    accept: () => addToDraft(session, carried),
  };
}

const hasAny = ({ fitting }: Arrived): boolean => Object.keys(fitting()).length > 0;

const isFirst = ({ steps }: Flow, step: Step): boolean => steps[0] === step;

function enterWithoutApplication(session: FlowSession, step: Step, arrived: Arrived): StepAccess {
  const { flow, stores, environment, $campaign } = session;
  if (step.save === 'uploads') return { kind: 'no-application' };
  // A confirmation clears id and token, and leaves the result.
  const sent = environment.findSent(session.flowKey);
  if (sent)
    return isFirst(flow, step)
      ? { kind: 'sent', sent }
      : redirectTo(session, flow.routes.complete, { query: EARLIER_RESULT });
  if ($campaign.get().campaign?.open === false) return { kind: 'campaign-closed' };
  const draft = { ...stores.$draft.get(), ...arrived.fitting() };
  if (canEnterWithoutApplication(flow, step, draft)) return { kind: 'new' };
  const route = firstStepForNewApplication(flow, draft)?.route ?? flow.routes.payment;
  const withCarriedAnswers = hasAny(arrived);
  return redirectTo(
    session,
    route,
    hasUnsentAnswers(session) ? { withCarriedAnswers } : { reason: 'noApplication', withCarriedAnswers },
  );
}

/**
 * Decides whether a step may be entered. A step after an unfinished one redirects to that one (docs/spec-decisions.md,
 * section 2).
 * @param isFirstLoad on the first load of a page up to the registration, a refused token opens no dialog
 * @throws {CallError}
 */
export async function enterStep(session: FlowSession, step: Step, isFirstLoad: boolean): Promise<StepAccess> {
  const arrived = await arrivedAnswers(session);
  const access = await decideAccess(session, step, isFirstLoad, arrived);
  if (access.kind !== 'new' && access.kind !== 'known') return access;
  // The answers are added only once the page opens, because the page shows the notice that they are not the applicant's
  // own.
  const hasCarriedAnswers = arrived.accept();
  session.environment.forgetCarriedAnswers();
  return hasCarriedAnswers ? { ...access, hasCarriedAnswers } : access;
}

async function decideAccess(
  session: FlowSession,
  step: Step,
  isFirstLoad: boolean,
  arrived: Arrived,
): Promise<StepAccess> {
  try {
    return await tryToEnter(session, step, isFirstLoad, arrived);
  } catch (error) {
    if (isNotFound(error) && !hasSession(session)) return enterWithoutApplication(session, step, arrived);
    if (error instanceof CampaignNotFound) return { kind: 'not-found' };
    const isRefused = isTokenRefused(error) || isForbidden(error);
    if (isRefused && unconfirmedContact(session) && isAtOrBeforeRegistration(session.flow, step))
      return { kind: 'unconfirmed' };
    throw error;
  }
}

/**
 * If the status is unknown, the payment decides whether answers may still change. The application loaded for a step may
 * lack the payment.
 */
async function isPaidBeyondDoubt(session: FlowSession, application: Application): Promise<boolean> {
  if (hasKnownStatus(application)) return false;
  const { payment } = application.payment ? application : await loadApplication(session);
  return payment?.status === 'successful';
}

/**
 * Enters the documents page of a submitted application. If this page cannot accept the requested copy, the applicant is
 * told whom to ask.
 * @throws {CallError}
 */
async function enterReplacement(session: FlowSession, application: Application): Promise<StepAccess> {
  const result = afterPayment(session.flow);
  if (!canStillReplace(application)) return redirectTo(session, result);
  const { refusedDocuments } = await import('../application/document-requirements.ts');
  const documents = await refusedDocuments(session);
  return documents
    ? { kind: 'replacing', application, documents }
    : redirectTo(session, result, { reason: 'nothingToReplace' });
}

/**
 * Enters the first page of a flow whose current application was sent. Only an explicit press makes room for a new one
 * (docs/spec-decisions.md, section 2).
 */
async function enterSent(session: FlowSession, application: Application): Promise<StepAccess> {
  const { flow, flowKey, environment } = session;
  const known = environment.findSent(flowKey);
  // The application loaded for a step may lack the payment, and with it the day.
  const whole = known || application.payment ? application : await loadApplication(session).catch(() => application);
  const sentOn = sentAt({ ...whole, type: flow.type }) ?? known?.sentAt ?? '';
  markSent(session, sentOn);
  return { kind: 'sent', sent: { number: applicationNumber(whole), sentAt: sentOn } };
}

async function tryToEnter(
  session: FlowSession,
  step: Step,
  isFirstLoad: boolean,
  arrived: Arrived,
): Promise<StepAccess> {
  const { flow, stores, environment, $campaign } = session;
  const param = applicationIdParam(environment.location.currentPath());
  if (param.kind === 'wrong') return { kind: 'not-found' };
  const { slug } = $campaign.get();
  // A campaign has one URL: a URL with its id redirects to the one with its slug, keeping the query.
  if ((await session.resolveCampaign()).slug !== slug)
    return redirectTo(session, step.route, {
      query: Object.fromEntries(environment.location.currentQuery()),
      withCarriedAnswers: hasAny(arrived),
    });
  if (param.kind === 'id' && param.id !== stores.$id.get()) {
    const reason = { reason: 'find', applicationId: param.id } as const;
    // A dialog that cannot be loaded counts as dismissed.
    if (!(await session.dialogs.askForOtp(reason).catch(() => false))) return { kind: 'no-application' };
  }
  if (!hasSession(session)) return enterWithoutApplication(session, step, arrived);
  const isBeforeRegistration = isAtOrBeforeRegistration(flow, step);
  const application = await loadApplication(session, {
    query: flow.stepReadQuery,
    reauthenticate: !(isFirstLoad && isBeforeRegistration),
  });
  // An applicant who opens the first page after an application was cancelled wants to apply again.
  if (application.status === 'cancelled' && isBeforeRegistration) {
    clearSession(session);
    return enterWithoutApplication(session, step, arrived);
  }
  if (isSubmitted(application) || (await isPaidBeyondDoubt(session, application))) {
    if (step.save === 'uploads') return enterReplacement(session, application);
    // A paid application may still have to be confirmed.
    const isSent = !flow.confirmation || isProvenSent(application);
    return isSent && isFirst(flow, step) ? enterSent(session, application) : redirectTo(session, afterPayment(flow));
  }
  markSent(session, undefined);
  const blocker = blockerOf(application);
  if (blocker) return blocker;
  if (canEnter(flow, step, application)) return { kind: 'known', application };
  return redirectTo(session, firstUnfinished(flow, application, false), {
    reason: 'unfinished',
    withCarriedAnswers: hasAny(arrived),
  });
}
