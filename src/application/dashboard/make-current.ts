import { isPerCampaign } from '../../config/flow-registry.ts';
import { contactOf } from '../../model/application.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import type { Ports } from '../ports.ts';
import { setCurrentApplication } from '../session.ts';
import type { DashboardPorts } from './dashboard-client.ts';

export type MakeCurrentPorts = Pick<Ports, 'flowStores'> & Pick<DashboardPorts, 'readContact' | 'saveContact'>;

export function makeCurrentApplication(application: DashboardApplication, ports: MakeCurrentPorts): void {
  const { type, id } = application;
  if (!type || isPerCampaign(type)) return; // The server reopens it and answers with a token.
  const stores = ports.flowStores(type);
  if (stores.$id.get() !== id) setCurrentApplication(stores, id, '');
  const contact = contactOf(application) ?? ports.readContact();
  if (contact) ports.saveContact({ ...contact, id });
}
