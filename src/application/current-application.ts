import { callUntyped } from '../api/client.ts';
import { keepEarlyResponsesOf } from '../api/early-responses.ts';
import { CallError, isNotFound } from '../api/errors.ts';
import type { RedirectReason } from '../config/redirect-reasons.ts';
import { matchRoute } from '../config/routes.ts';
import type { Step } from '../flows/definition/flow.ts';
import { linkText } from '../model/link-text.ts';
import { APPLICATION_ID, applicationNumber, contactOf, type Application } from '../model/application.ts';
import { withAcknowledgedAnswers } from './keep-acknowledged-answers.ts';
import { flowHref, type FlowSession } from './flow-session.ts';
import { markNumber } from './application-marks.ts';
import { withReauthentication, withToken, type SessionInput } from './reauthentication.ts';
import { clearSession, touchSession } from './session.ts';

/** The application that the URL names. */
export type ApplicationIdParam =
  { readonly kind: 'none' } | { readonly kind: 'id'; readonly id: string } | { readonly kind: 'wrong' };

export function applicationIdParam(path: string): ApplicationIdParam {
  const segment = matchRoute(path)?.parameters['id'];
  if (segment === undefined) return { kind: 'none' };
  const id = linkText(segment);
  return APPLICATION_ID.test(id) ? { kind: 'id', id } : { kind: 'wrong' };
}

interface LoadOptions {
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** False: a refused token throws instead of asking for a code. */
  readonly reauthenticate?: boolean;
  /** The application, if the caller has just loaded it with the session's id and token. */
  readonly alreadyRead?: Application;
}

/**
 * Reads the current application and makes it the one that this page shows.
 * @throws {CallError} also with status 404 when it belongs to another campaign; {CampaignNotFound}
 */
export async function loadApplication(
  session: FlowSession,
  { query = {}, reauthenticate = true, alreadyRead }: LoadOptions = {},
): Promise<Application> {
  const { flow } = session;
  const campaign = await session.resolveCampaign();
  const revision = session.stores.$revision.get();
  keepEarlyResponsesOf(revision);
  const read = async ({ id, locale, token, parameters, signal }: SessionInput) => ({
    id,
    application: alreadyRead ?? (await callUntyped(flow.calls.read, { locale, token, parameters, signal, query })),
  });
  try {
    const { id, application } = await (reauthenticate ? withReauthentication : withToken)(session, read);
    if (flow.matchesCampaign && !flow.matchesCampaign(application, campaign))
      throw new CallError({ kind: 'http', status: 404 });
    touchSession(session.stores);
    session.$loadedApplicationId.set(id);
    const number = applicationNumber(application);
    session.$applicationNumber.set(number);
    markNumber(session, id, number);
    session.$loadedRevision.set(revision);
    session.$contact.set(contactOf(application) ?? session.$contact.get());
    return withAcknowledgedAnswers(session, application);
  } catch (error) {
    if (isNotFound(error)) clearSession(session);
    throw error;
  }
}

interface RedirectOptions {
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** The page that the redirect leads to shows this reason. */
  readonly reason?: RedirectReason;
  /** Passes carried answers on, because only the page that adds them to the draft shows the notice about them. */
  readonly withCarriedAnswers?: boolean;
}

export function redirectTo(
  session: FlowSession,
  route: Step['route'],
  { query, reason, withCarriedAnswers = false }: RedirectOptions = {},
): { readonly kind: 'redirecting' } {
  const { location } = session.environment;
  const carried = withCarriedAnswers ? location.carriedFragment() : '';
  const fragment = carried || (reason ? `#why=${reason}` : '');
  location.navigate(flowHref(session, route, query) + fragment, { replace: true });
  return { kind: 'redirecting' };
}
