import { isPerCampaign } from '../config/flow-registry.ts';
import type { FlowKey } from '../config/storage-keys.ts';
import { isProvenSent } from '../model/application.ts';
import type { DashboardApplication } from '../model/dashboard.ts';
import type { DashboardEnvironment } from './dashboard-environment.ts';
import { shownStatus } from './status.ts';

/**
 * Keeps what the server says of scholarships, which are paid before they are sent: every page reminds of a paid one
 * that is not sent, also if it was paid on another device, and stops once it was sent there.
 */
export function noteSubmissions(
  applications: readonly DashboardApplication[],
  { submissionStore }: Pick<DashboardEnvironment, 'submissionStore'>,
): void {
  for (const application of applications) {
    const { type, slug, id: applicationId, confirmed_at } = application;
    if (!type || !isPerCampaign(type) || !slug) continue;
    const key: FlowKey = `${type}:${slug}`;
    const store = submissionStore(key);
    const stored = store.get();
    const own = stored?.applicationId === applicationId ? stored : undefined;
    const status = shownStatus(application);
    if (status === 'to_confirm') {
      if (own?.isPaid !== true) store.set({ ...own, applicationId, isPaid: true, sentAt: undefined });
    } else if (own && own.sentAt === undefined && isProvenSent({ status, confirmed_at }))
      store.set({ applicationId, sentAt: confirmed_at ?? '' });
  }
}
