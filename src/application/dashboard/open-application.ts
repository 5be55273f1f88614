import { isPerCampaign } from '../../config/flow-registry.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import type { Ports } from '../ports.ts';
import { setCurrentApplication } from '../session.ts';

export function openApplication({ type, id }: DashboardApplication, flowStores: Ports['flowStores']): void {
  if (isPerCampaign(type)) return; // The server reopens it and answers with a token.
  const stores = flowStores(type);
  if (stores.$id.get() !== id) setCurrentApplication(stores, id, '');
}
