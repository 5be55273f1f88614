import { DASHBOARD_PREFIX, PENDING_PAYMENT_PREFIX, STORAGE_PREFIX } from '../../config/storage-keys.ts';
import { hasStored } from './storage.ts';

/** A token or a contact, valid or not: scripts before React must not load the schemas. */
export const hasDashboardData = (): boolean => hasStored(DASHBOARD_PREFIX);
export const isPaying = (): boolean => hasStored(PENDING_PAYMENT_PREFIX);
export const hasFlowData = (flow: string): boolean => hasStored(`${STORAGE_PREFIX}${flow}:`);
