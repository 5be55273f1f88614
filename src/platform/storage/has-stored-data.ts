import { FLOW_IDS } from '../../config/flow-registry.ts';
import {
  PREVIOUS_APPLICATION_KEY,
  CONFIRMED_PREFIX,
  DASHBOARD_PREFIX,
  DASHBOARD_TOKEN_KEY,
  PENDING_PAYMENT_PREFIX,
  STORAGE_PREFIX,
} from '../../config/storage-keys.ts';
import { hasStored } from './browser-storage.ts';

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
export const hasPendingPayment = (): boolean => hasStored(PENDING_PAYMENT_PREFIX);
