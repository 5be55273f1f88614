import { DASHBOARD_TOKEN_KEY, PENDING_PAYMENT_KEY, STORAGE_PREFIX } from '../../config/storage-keys.ts';
import { hasStored } from './storage.ts';

/** Valid or not: scripts before React must not load the schemas. */
export const isSignedIn = (): boolean => hasStored(DASHBOARD_TOKEN_KEY);
export const isPaying = (): boolean => hasStored(PENDING_PAYMENT_KEY);
export const hasFlowData = (flow: string): boolean => hasStored(`${STORAGE_PREFIX}${flow}:`);
