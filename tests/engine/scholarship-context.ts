import { scholarship } from '../../src/flows/scholarship.ts';
import type { FlowContext } from '../../src/engine/context.ts';
import { applyingContext } from './bachelor-context.ts';

/** The campaign as the server answers it. Everything is made up. */
export const CAMPAIGN = { id: 401, slug: 'star', name: 'Star', description: '<p>a</p>', open: true, amount: 200 };

/** An application in a campaign whose address the page has. */
export function scholarContext(address = '/en/regisscholarship/star'): FlowContext {
  window.history.replaceState(null, '', address);
  return applyingContext(scholarship);
}
