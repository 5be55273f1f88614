import { RELOAD_GUARD_MS } from '../config/constants.ts';
import { PAYMENT_UNDER_WAY_KEY, RELOAD_GUARD_KEY } from '../config/storage-keys.ts';
import { hasStored, readKey, writeKey } from './storage.ts';

/**
 * Whether a page may reload itself now, and marks that it does: once in `RELOAD_GUARD_MS` (spec, sections 8 and 9), and never where
 * nothing can be kept, because such a page could not tell that it has just done so.
 * @param now ms since 1970
 */
export function takeReload(now = Date.now()): boolean {
  const last = Number(readKey(RELOAD_GUARD_KEY));
  if (Math.abs(now - last) < RELOAD_GUARD_MS) return false;
  return writeKey(RELOAD_GUARD_KEY, String(now)) !== 'memory';
}

/** Whether a payment was begun whose end is not known: such a page stays as it is. */
export const isPaying = (): boolean => hasStored(PAYMENT_UNDER_WAY_KEY);
