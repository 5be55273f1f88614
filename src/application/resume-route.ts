import type { RouteName } from '../config/routes.ts';
import { isSubmitted, type Application } from '../model/application.ts';
import type { FlowSession } from './flow-session.ts';
import { afterPayment, firstUnfinished } from '../flows/definition/step-order.ts';
import { documentsMissing, loadDocuments } from './document-requirements.ts';

/** When the documents cannot be loaded, their own page shows the error. */
export async function resumeRouteFor(session: FlowSession, application: Application): Promise<RouteName> {
  const { flow } = session;
  if (isSubmitted(application)) return afterPayment(flow);
  const waiting = firstUnfinished(flow, application, false);
  if (waiting === firstUnfinished(flow, application, true)) return waiting;
  const documents = await loadDocuments(session, application).catch(() => undefined);
  return documents && documentsMissing(documents).length === 0 ? firstUnfinished(flow, application, true) : waiting;
}
