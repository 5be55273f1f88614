import { SHARED_COMPUTER_KEY } from '../config/storage-keys.ts';
import { removeKey, savedKeys } from './storage.ts';

/**
 * Forgets everything that this site keeps in this browser, other tabs included. Stores of the present page hold their values until
 * it is left. A shared computer stays one for this tab: what is typed next must not stay behind either.
 */
export function clearDevice(): void {
  for (const key of savedKeys().filter((saved) => saved !== SHARED_COMPUTER_KEY)) removeKey(key);
}
