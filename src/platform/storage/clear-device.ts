import { CONSENT_KEY, SHARED_COMPUTER_KEY } from '../../config/storage-keys.ts';
import { removeKey, savedKeys } from './storage.ts';

const KEPT: readonly string[] = [SHARED_COMPUTER_KEY, CONSENT_KEY];

/** A shared computer stays a shared one, so that later input is not kept either. The choice about cookies stays, too. */
export function clearDevice(): void {
  for (const key of savedKeys()) if (!KEPT.includes(key)) removeKey(key);
}
