import { RELOAD_GUARD_MS } from '../../config/constants.ts';
import { RELOAD_GUARD_KEY } from '../../config/storage-keys.ts';
import { readKey, writeKey } from './storage.ts';

/** None where nothing can be stored: the page would reload forever. */
export function claimReload(now = Date.now()): boolean {
  const last = Number(readKey(RELOAD_GUARD_KEY));
  if (Math.abs(now - last) < RELOAD_GUARD_MS) return false;
  return writeKey(RELOAD_GUARD_KEY, String(now)) !== 'memory';
}
