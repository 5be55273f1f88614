import { FLOW_IDS } from '../../config/flow-registry.ts';
import {
  CONFIRMED_PREFIX,
  DASHBOARD_PREFIX,
  PENDING_PAYMENT_PREFIX,
  STORAGE_PREFIX,
} from '../../config/storage-keys.ts';
import { hasStored } from './storage.ts';

/** Whether there is any data, valid or not: scripts that run before React must not load the schemas. */
export const hasDashboardData = (): boolean => hasStored(DASHBOARD_PREFIX);
export const hasFlowData = (flow: string): boolean => hasStored(`${STORAGE_PREFIX}${flow}:`);
/** Whether an applicant could want something deleted: data of any flow, of a payment or of the dashboard. */
export const hasPersonalData = (): boolean =>
  FLOW_IDS.some(hasFlowData) || hasDashboardData() || hasPendingPayment() || hasStored(CONFIRMED_PREFIX);
export const hasPendingPayment = (): boolean => hasStored(PENDING_PAYMENT_PREFIX);
