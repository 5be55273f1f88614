import { isPerCampaign } from '../config/flow-registry.ts';
import { contactOf } from '../model/application.ts';
import type { DashboardApplication } from '../model/dashboard.ts';
import { carryAnswers } from '../application/carry-answers.ts';
import type { Ports } from '../application/ports.ts';
import { setCurrentApplication } from '../application/session.ts';
import type { DashboardPorts } from './dashboard-client.ts';

export type MakeCurrentPorts = Pick<Ports, 'flowStores'> & Pick<DashboardPorts, 'readContact' | 'saveContact'>;

export function makeCurrentApplication(application: DashboardApplication, ports: MakeCurrentPorts): void {
  const { type, id, status } = application;
  if (!type) return;
  const contact = contactOf(application) ?? ports.readContact();
  if (isPerCampaign(type)) {
    // Any other scholarship application is reopened by the server, which answers with a token.
    if (status === 'campaign_changed') carryAnswers({ ...application, ...contact }, ports);
    return;
  }
  const stores = ports.flowStores(type);
  if (stores.$id.get() !== id) setCurrentApplication(stores, id, '');
  if (contact) ports.saveContact({ ...contact, id });
}
