import { FLOW_IDS } from '../../config/flow-registry.ts';
import {
  PREVIOUS_APPLICATION_KEY,
  CONFIRMED_PREFIX,
  DASHBOARD_PREFIX,
  DASHBOARD_TOKEN_KEY,
  OTP_RESEND_KEY,
  PENDING_PAYMENT_PREFIX,
  SUBMISSION_PREFIX,
  STORAGE_PREFIX,
  UTM_KEY,
  confirmedKey,
  storageKey,
  type FlowKey,
  type SavedPart,
} from '../../config/storage-keys.ts';
import { hasStored, readKey } from './browser-storage.ts';
import { openEnvelope } from './envelope.ts';

/** Whether there is any data, valid or not: scripts that run before React must not load schemas. */
export const hasDashboardData = (): boolean => hasStored(DASHBOARD_PREFIX);
export const hasDashboardToken = (): boolean => hasStored(DASHBOARD_TOKEN_KEY);
export const hasFlowData = (flow: string): boolean => hasStored(`${STORAGE_PREFIX}${flow}:`);
/** Whether there is personal data to delete, of a flow, a payment or the dashboard. */
export const hasPersonalData = (): boolean =>
  FLOW_IDS.some(hasFlowData) ||
  hasDashboardData() ||
  hasPendingPayment() ||
  [CONFIRMED_PREFIX, PREVIOUS_APPLICATION_KEY].some(hasStored);
/** Whether there is anything that the button deletes: also the advert, what was sent, and when a code was. */
export const hasDeletableData = (): boolean =>
  hasPersonalData() || [UTM_KEY, SUBMISSION_PREFIX, OTP_RESEND_KEY].some(hasStored);
const isKept = (flow: FlowKey, part: SavedPart): boolean => openEnvelope(readKey(storageKey(flow, part))) !== undefined;
const contains = (key: string, text: string): boolean => readKey(key)?.includes(text) === true;

/**
 * Returns what the pages of a flow or campaign show of the stored data: a sent application, a registered one without
 * unsent answers to the first page (`registered`), other data (an empty text), or none. It only looks for words in what
 * `stored-applications.ts` parses, because every page contains it.
 */
export function storedDataOf(flow: FlowKey): '' | 'sent' | 'registered' | undefined {
  if (isKept(flow, 'id')) {
    if (contains(storageKey(flow, 'marks'), '"sentAt"')) return 'sent';
    const hasContact = ['first_name', 'last_name', 'phone', 'email'].some((name) =>
      contains(storageKey(flow, 'draft'), `"${name}"`),
    );
    return hasContact ? '' : 'registered';
  }
  const result = confirmedKey(flow);
  if (contains(result, '"application"') && !contains(result, '"isSetAside"')) return 'sent';
  return isKept(flow, 'draft') ? '' : undefined;
}

export const hasPendingPayment = (): boolean => hasStored(PENDING_PAYMENT_PREFIX);
