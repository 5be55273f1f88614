import { CONSENT_LIFE_MS, LEASE_MS } from '../../config/constants.ts';
import { FLOW_IDS, isPerCampaign } from '../../config/flow-registry.ts';
import { CONSENT_KEY, LOCK_PREFIX, PENDING_PAYMENT_PREFIX, SUBMISSION_PREFIX } from '../../config/storage-keys.ts';
import { isExpired, parseJson } from './envelope.ts';
import { hasStored, removeCopies } from './browser-storage.ts';

/** Scholarships are paid before they are sent, so a payment that has begun may still need its last step. */
const mayBeUnsent = (): boolean =>
  hasStored(SUBMISSION_PREFIX) ||
  FLOW_IDS.filter(isPerCampaign).some((flow) => hasStored(`${PENDING_PAYMENT_PREFIX}${flow}:`));

/** The choice about cookies and the lease of a lock say in their own ways how long they count. */
function isOver(key: string, text: string | undefined): boolean {
  if (text === undefined) return false;
  const now = Date.now();
  if (key === CONSENT_KEY) return Number((parseJson(text) as { at?: unknown } | null)?.at) <= now - CONSENT_LIFE_MS;
  if (!key.startsWith(LOCK_PREFIX)) return isExpired(text, now);
  // A lease is a number, its end and its owner (src/lib/lease.ts, which only the pages that take one load).
  const left = Number(text.split(' ')[1]) - now;
  return left <= 0 || left > LEASE_MS;
}

/**
 * Removes expired data, which no page reads any more, including from localStorage on a shared computer. The cookie
 * policy says how long data stays on a device, and an applicant may never open the same form again. What is left may
 * include an application that was paid and not sent, of which every page reminds.
 */
export function removeExpired(): void {
  removeCopies(isOver);
  if (!mayBeUnsent()) return;
  import('../unsent-notice.ts').then(
    ({ remindOfUnsent }) => remindOfUnsent(),
    () => undefined,
  );
}
