import { holdApplication } from '../state/flow-stores.ts';
import { flowHref, type FlowContext } from './context.ts';
import { startRoute } from './journey.ts';
import { currentQuery, go } from './ports.ts';

/** Which application of a flow this browser holds; apart from the calls made with it (`session.ts`). */

/** Stores what opens an application: the page goes on with that one. @returns puts back what was held before */
export function openSession(context: FlowContext, id: string, token: string): () => void {
  delete context.shown;
  return holdApplication(context.stores, id, token);
}

/** Forgets an application that is over, or that the server does not know any more; the draft stays. */
export function forgetApplication(context: FlowContext): void {
  delete context.shown;
  context.stores.$id.set('');
  context.stores.$token.set('');
}

/** Leaves an application to the dashboard and opens the first page anew, for another one; what the address asks for stays. */
export function beginAnew(context: FlowContext): void {
  forgetApplication(context);
  context.stores.$draft.set({});
  go(flowHref(context, startRoute(context.flow), Object.fromEntries(currentQuery())));
}
