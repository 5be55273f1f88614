import { CONSENT_KEY, SHARED_COMPUTER_KEY } from '../config/storage-keys.ts';
import { removeKey, savedKeys } from './storage.ts';

const KEPT: readonly string[] = [SHARED_COMPUTER_KEY, CONSENT_KEY];

/**
 * Forgets everything that this site keeps in this browser, other tabs included. Stores of the present page hold their values until
 * it is left. A shared computer stays one for this tab: what is typed next must not stay behind either. The choice about cookies
 * stays as well, or a refusal would be asked for again; the language is a cookie.
 */
export function clearDevice(): void {
  for (const key of savedKeys()) if (!KEPT.includes(key)) removeKey(key);
}
