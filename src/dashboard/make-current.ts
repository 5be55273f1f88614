import { isPerCampaign } from '../config/flow-registry.ts';
import { contactOf } from '../model/application.ts';
import type { DashboardApplication } from '../model/dashboard.ts';
import { copyContactToNewApplication } from '../application/draft.ts';
import type { Environment } from '../application/environment.ts';
import { setCurrentApplication } from '../application/session.ts';

export type MakeCurrentEnvironment = Pick<Environment, 'flowStores' | 'dashboard'>;

export function makeCurrentApplication(application: DashboardApplication, environment: MakeCurrentEnvironment): void {
  const { type, id, status } = application;
  if (!type) return;
  const contact = contactOf(application) ?? environment.dashboard.readContact();
  if (isPerCampaign(type)) {
    // Any other scholarship application is reopened by the server, which answers with a token.
    if (status === 'campaign_changed') copyContactToNewApplication({ ...application, ...contact }, environment);
    return;
  }
  const stores = environment.flowStores(type);
  if (stores.$id.get() !== id) setCurrentApplication(stores, id, '');
  if (contact) environment.dashboard.saveContact({ ...contact, id });
}
