import * as v from 'valibot';
import { callUntyped } from '../api/client.ts';
import { isNotFound, isTokenRefused } from '../api/errors.ts';
import { isPerCampaign, isSlug } from '../config/flow-registry.ts';
import { href, type RouteName } from '../config/routes.ts';
import { CampaignNotFound } from '../flows/definition/campaign-context.ts';
import { afterPayment, firstUnfinished } from '../flows/definition/step-order.ts';
import { ApplicationId, contactOf, isSubmitted, type Application } from '../model/application.ts';
import { loadApplication, redirectTo } from './current-application.ts';
import { missingDocuments, loadDocuments } from './document-requirements.ts';
import { replaceDraft } from './draft-changes.ts';
import type { FlowSession } from './flow-session.ts';
import { nextPageHref } from './result-query.ts';
import { sessionInput } from './reauthentication.ts';
import { startSession } from './session.ts';
import { documentsHref, isToDocuments } from './documents-href.ts';

/**
 * Returns the page where an application continues: its first unfinished step, or a page after the steps. If the
 * documents cannot be loaded, that is their page, which shows the error.
 */
export async function resumeRouteFor(session: FlowSession, application: Application): Promise<RouteName> {
  const { flow } = session;
  if (isSubmitted(application)) return afterPayment(flow);
  const withoutDocuments = firstUnfinished(flow, application, false);
  const withDocuments = firstUnfinished(flow, application, true);
  if (withoutDocuments === withDocuments) return withDocuments;
  const documents = await loadDocuments(session, application).catch(() => undefined);
  return documents && missingDocuments(documents).length === 0 ? withDocuments : withoutDocuments;
}

/**
 * Loads the application that a one-time code has opened, and drops the earlier draft.
 * @returns the route where it continues
 * @throws {CallError}
 */
export async function openExisting(session: FlowSession): Promise<RouteName> {
  replaceDraft(session.stores, {});
  return resumeRouteFor(session, await loadApplication(session));
}

/**
 * Finds an application by contact and one-time code if this browser knows none, and opens the page where it continues.
 * @throws {CallError}
 */
export async function recoverApplication(session: FlowSession): Promise<void> {
  const { location } = session.environment;
  if (!(await session.dialogs.askForOtp({ reason: 'find' }))) return;
  location.navigate(nextPageHref(session, await openExisting(session)));
}

const ResumeState = v.object({
  resume: v.object({ id: v.optional(ApplicationId), token: v.pipe(v.string(), v.regex(/^[\w.~|-]{1,4096}$/)) }),
});
const NoLink = v.nullable(v.object({ resume: v.optional(v.never()) }));
export type ResumeLink = v.InferOutput<typeof ResumeState>['resume'];

/** Reads the continue link. A script has moved its token from the URL to the history state. */
export function resumeLink(historyState: unknown): ResumeLink | 'none' | 'wrong' {
  const state = v.safeParse(ResumeState, historyState);
  if (state.success) return state.output.resume;
  return v.is(NoLink, historyState) ? 'none' : 'wrong';
}

export type OpenedLink =
  | { readonly kind: 'redirecting' }
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'not-found' }
  /** The link has no application id, and this browser knows none. */
  | { readonly kind: 'without-id' }
  /** The link no longer opens an application. */
  | { readonly kind: 'invalid-link' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Asks which application to open if the link belongs to another application than the current one. */
async function chooseApplication(session: FlowSession, linked: Application, id: string) {
  const { id: current } = sessionInput(session);
  if (current === '' || current === id) return 'linked';
  return session.dialogs.chooseApplication(contactOf(linked));
}

/**
 * @returns the same link on the pages of the application's own flow; undefined if it is already there or the address is
 * unknown
 */
function addressInOwnFlow({ flow, locale }: FlowSession, { type, slug }: Application, id: string, token: string) {
  if (!type || type === flow.type) return undefined;
  if (!isPerCampaign(type)) return href(`${type}.continue`, locale, { id, token });
  return slug && isSlug(slug) ? href(`${type}.continue`, locale, { slug, id, token }) : undefined;
}

async function openLinked(session: FlowSession, linked: Application, id: string, token: string): Promise<OpenedLink> {
  const restore = startSession(session, id, token);
  try {
    const application = await loadApplication(session, { reauthenticate: false, alreadyRead: linked });
    const wanted = isToDocuments(session) ? documentsHref(session, application) : undefined;
    const target = wanted ?? nextPageHref(session, await resumeRouteFor(session, application));
    const { location } = session.environment;
    // The link also carried unsent answers, which belong on the page where the application continues.
    location.navigate(target + location.carriedFragment(), { replace: true });
    return { kind: 'redirecting' };
  } catch (error) {
    restore();
    throw error;
  }
}

/**
 * Opens a linked application and navigates to where it continues. If another application is current, the applicant
 * chooses first; after a failure that one stays current.
 */
export async function openLink(session: FlowSession, link: ResumeLink): Promise<OpenedLink> {
  const id = link.id ?? sessionInput(session).id;
  if (id === '') return { kind: 'without-id' };
  try {
    // Nothing is stored until the application's flow is known, because two flows use the same names for answers.
    const linked = await callUntyped(session.flow.calls.read, {
      locale: session.locale,
      token: link.token,
      parameters: { id },
      query: {},
    });
    const elsewhere = addressInOwnFlow(session, linked, id, link.token);
    if (elsewhere !== undefined) {
      const { location } = session.environment;
      location.navigate(elsewhere + location.carriedFragment(), { replace: true });
      return { kind: 'redirecting' };
    }
    const chosen = await chooseApplication(session, linked, id);
    if (chosen === 'dismissed') return { kind: 'dismissed' };
    if (chosen === 'current') return redirectTo(session, session.flow.routes.payment);
    return await openLinked(session, linked, id, link.token);
  } catch (error) {
    if (error instanceof CampaignNotFound) return { kind: 'not-found' };
    return isTokenRefused(error) || isNotFound(error) ? { kind: 'invalid-link' } : { kind: 'failed', error };
  }
}
