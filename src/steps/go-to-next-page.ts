import { flowHref, type FlowSession } from '../application/flow-session.ts';
import { nextPageHref } from '../application/result-query.ts';
import { restoreForgottenId } from '../application/session.ts';
import type { RouteName } from '../config/routes.ts';
import { reviewRoute } from '../flows/definition/step-order.ts';
import { CHANGED, cameFromReview } from './step-navigation.ts';

/**
 * Opens the page after a step. A step that was opened from the review says that the change is saved (docs/spec.md,
 * section 8), and returns there once the alert is closed in any way.
 * @param route the page after the step for those who did not come from the review
 * @param changed the names of answers, kinds of documents and questions that the review marks
 */
export async function goToNextPage(session: FlowSession, route: RouteName, changed: readonly string[]): Promise<void> {
  const { flow, dialogs, environment } = session;
  restoreForgottenId(session);
  if (!cameFromReview(session)) {
    environment.location.navigate(nextPageHref(session, route));
    return;
  }
  await dialogs.showSaved();
  const query = changed.length > 0 ? { [CHANGED]: changed.join(' ') } : {};
  environment.location.navigate(flowHref(session, reviewRoute(flow), query));
}
