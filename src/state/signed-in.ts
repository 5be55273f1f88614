import { DASHBOARD_TOKEN_KEY } from '../config/storage-keys.ts';
import { hasStored } from './storage.ts';

/** Whether this browser keeps a token of the dashboard, good or not; without reading it, hence without its schema. */
export const isSignedIn = (): boolean => hasStored(DASHBOARD_TOKEN_KEY);
