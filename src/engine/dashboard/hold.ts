import { isPerCampaign } from '../../config/flows.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { flowStores, holdApplication } from '../../state/flow-stores.ts';

/** Makes this application the one that its flow's pages go on with; they ask for a code when this browser has no token of it. */
export function holdForFlow({ type, id }: DashboardApplication): void {
  if (isPerCampaign(type)) return; // The server reopens it and gives a token.
  const stores = flowStores(type);
  if (stores.$id.get() !== id) holdApplication(stores, id, '');
}
