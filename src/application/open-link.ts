import { callAny } from '../api/client.ts';
import { isNotFound, isUnauthorized } from '../api/errors.ts';
import { contactOf } from '../model/application.ts';
import { CampaignNotFound } from '../flows/definition/campaign-context.ts';
import { flowHref, type FlowSession } from './flow-session.ts';
import { sessionInput } from './reauthentication.ts';
import type { ResumeLink } from './resume-link.ts';
import { resumeRouteFor } from './resume-route.ts';
import { startSession } from './session.ts';
import { loadApplication, redirectTo } from './current-application.ts';

export type OpenedLink =
  | { readonly kind: 'redirecting' }
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'not-found' }
  /** The link has no number of an application, and this browser knows none. */
  | { readonly kind: 'without-id' }
  /** The link does not open an application any more. */
  | { readonly kind: 'invalid-link' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** @throws {CallError} when the link does not open its application */
async function chooseApplication(session: FlowSession, id: string, token: string) {
  const { flow, environment } = session;
  const { id: current, locale } = sessionInput(session);
  if (current === '' || current === id) return 'linked';
  const linked = await callAny(flow.calls.read, { locale, token, parameters: { id }, query: {} });
  return environment.dialogs.chooseApplication(contactOf(linked));
}

async function openLinked(session: FlowSession, id: string, token: string): Promise<OpenedLink> {
  const restore = startSession(session, id, token);
  try {
    const application = await loadApplication(session, { quietly: true });
    const route = await resumeRouteFor(session, application);
    session.environment.location.navigate(flowHref(session, route), { replace: true });
    return { kind: 'redirecting' };
  } catch (error) {
    restore();
    throw error;
  }
}

/**
 * Opens the application of a link and navigates to its first unfinished step. A browser that holds another application asks first,
 * and on failure keeps that one.
 */
export async function openLink(session: FlowSession, link: ResumeLink): Promise<OpenedLink> {
  const id = link.id ?? sessionInput(session).id;
  if (id === '') return { kind: 'without-id' };
  try {
    const chosen = await chooseApplication(session, id, link.token);
    if (chosen === 'dismissed') return { kind: 'dismissed' };
    if (chosen === 'current') return redirectTo(session, session.flow.routes.payment);
    return await openLinked(session, id, link.token);
  } catch (error) {
    if (error instanceof CampaignNotFound) return { kind: 'not-found' };
    return isUnauthorized(error) || isNotFound(error) ? { kind: 'invalid-link' } : { kind: 'failed', error };
  }
}
