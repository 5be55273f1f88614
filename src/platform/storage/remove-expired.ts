import { FLOW_IDS, isPerCampaign } from '../../config/flow-registry.ts';
import { PENDING_PAYMENT_PREFIX, SUBMISSION_PREFIX } from '../../config/storage-keys.ts';
import { isExpired } from './envelope.ts';
import { hasStored, removeCopies } from './browser-storage.ts';

/** Scholarships are paid before they are sent, so a payment that has begun may still need its last step. */
const mayBeUnsent = (): boolean =>
  hasStored(SUBMISSION_PREFIX) ||
  FLOW_IDS.filter(isPerCampaign).some((flow) => hasStored(`${PENDING_PAYMENT_PREFIX}${flow}:`));

/**
 * Removes expired data, which no page reads any more, including from localStorage on a shared computer. The cookie
 * policy says how long data stays on a device, and an applicant may never open the same form again. What is left may
 * include an application that was paid and not sent, of which every page reminds.
 */
export function removeExpired(): void {
  removeCopies(isExpired);
  if (!mayBeUnsent()) return;
  import('../unsent-notice.ts').then(
    ({ remindOfUnsent }) => remindOfUnsent(),
    () => undefined,
  );
}
