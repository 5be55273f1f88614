import { CLEARED_KEY, CONSENT_KEY, SHARED_COMPUTER_KEY } from '../../config/storage-keys.ts';
import { keepMark, readMark, removeKey, savedKeys } from './storage.ts';

const KEPT: readonly string[] = [SHARED_COMPUTER_KEY, CONSENT_KEY, CLEARED_KEY];

/** A shared computer stays a shared one, so that later input is not kept either. The choice about cookies stays, too. */
export function removeSavedData(): void {
  for (const key of savedKeys()) if (!KEPT.includes(key)) removeKey(key);
}

/** Removes what this host keeps of the applicant, and tells the other tabs and pages of this host (`src/platform/location/cleared-page.ts`). */
export function clearDevice(): void {
  removeSavedData();
  keepMark(CLEARED_KEY, String(Date.now()));
}

/** @returns when the data of this host was last deleted, in milliseconds since 1970, or 0 */
export const clearedAt = (): number => Number(readMark(CLEARED_KEY)) || 0;
