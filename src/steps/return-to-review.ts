import { flowHref, type FlowSession } from '../application/flow-session.ts';
import { reviewRoute } from '../flows/definition/step-order.ts';
import { CHANGED } from './step-navigation.ts';

/**
 * Says that a change is saved (docs/spec.md, section 8), and returns to the review once the alert is closed in any way.
 * @param changed the names of answers, kinds of documents and questions that the review marks
 */
export async function returnToReview(session: FlowSession, changed: readonly string[]): Promise<void> {
  await session.dialogs.showSaved();
  const query = changed.length > 0 ? { [CHANGED]: changed.join(' ') } : {};
  session.environment.location.navigate(flowHref(session, reviewRoute(session.flow), query));
}
