import { isPerCampaign } from '../config/flow-registry.ts';
import { contactOf } from '../model/application.ts';
import type { DashboardApplication } from '../model/dashboard.ts';
import { copyContactToNewApplication } from '../application/draft-changes.ts';
import type { Environment } from '../application/environment.ts';
import { setCurrentApplication } from '../application/session.ts';
import type { WithDashboard } from './dashboard-environment.ts';

export type MakeCurrentEnvironment = Pick<Environment, 'flowStores'> & WithDashboard;

export function makeCurrentApplication(application: DashboardApplication, environment: MakeCurrentEnvironment): void {
  const { type, id, status } = application;
  if (!type) return;
  const contact = contactOf(application) ?? environment.dashboard.readContact();
  if (isPerCampaign(type)) {
    // The server reopens any other scholarship application and responds with a token.
    if (status === 'campaign_changed') copyContactToNewApplication({ ...application, ...contact }, environment);
    return;
  }
  const stores = environment.flowStores(type);
  // Without the application's token, the pages of the flow then ask for a code.
  if (stores.$id.get() !== id) setCurrentApplication(stores, id, '');
  if (contact) environment.dashboard.saveContact({ ...contact, id });
}

/** Lets the result page know which contact may receive a code, without changing another application of the flow. */
export function rememberContact(application: DashboardApplication, { dashboard }: MakeCurrentEnvironment): void {
  const contact = contactOf(application) ?? dashboard.readContact();
  if (contact) dashboard.saveContact({ ...contact, id: application.id });
}
