import { call } from '../api/client.ts';
import * as dashboard from '../api/contract/dashboard.ts';
import { isNotFound } from '../api/errors.ts';
import { APPLICATION_ID } from '../model/application.ts';
import { createFlowSession, type FlowSession } from '../application/flow-session.ts';
import { nextPageHref } from '../application/result-query.ts';
import { resumeRouteFor } from '../application/resume.ts';
import { startSession } from '../application/session.ts';
import { loadApplication } from '../application/current-application.ts';
import { whileSignedIn, type SignedOut } from './dashboard-client.ts';
import type { DashboardSession } from './dashboard-environment.ts';

export type Continued = { readonly kind: 'redirecting' } | { readonly kind: 'not-found' } | SignedOut;

async function reopen({ flow, locale, environment }: FlowSession, token: string, id: string): Promise<FlowSession> {
  const body = { scholarship_application_id: id };
  const opened = await call(dashboard.continueRegistration, { locale, token, body });
  const session = createFlowSession({ flow, locale, environment, slug: opened.slug });
  startSession(session, opened.application_id ?? id, opened.access_token);
  return session;
}

/** Reopens the application that the URL names and navigates to its first unfinished step. @throws {CallError} */
export async function continueRegistration(page: DashboardSession): Promise<Continued> {
  const { location, dashboard: environment } = page.environment;
  const id = location.currentQuery().get('application') ?? '';
  if (!APPLICATION_ID.test(id)) return { kind: 'not-found' };
  let opened;
  try {
    opened = await whileSignedIn(environment, async (token) => ({
      kind: 'opened' as const,
      session: await reopen(page, token, id),
    }));
  } catch (error) {
    if (isNotFound(error)) return { kind: 'not-found' };
    throw error;
  }
  if (opened.kind === 'signed-out') return opened;
  const { session } = opened;
  const route = await resumeRouteFor(session, await loadApplication(session));
  location.navigate(nextPageHref(session, route), { replace: true });
  return { kind: 'redirecting' };
}
