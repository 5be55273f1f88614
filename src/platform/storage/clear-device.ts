import { CLEARED_KEY, CONSENT_KEY, SHARED_COMPUTER_KEY } from '../../config/storage-keys.ts';
import {
  keepInTab,
  keepMark,
  readFromTab,
  readMark,
  removeKey,
  removeTabKeys,
  savedKeys,
  stopKeeping,
} from './storage.ts';

/** A shared computer stays a shared one, so that later input is not kept either. The choice about cookies stays, too. */
const KEPT: readonly string[] = [SHARED_COMPUTER_KEY, CONSENT_KEY, CLEARED_KEY];
const personalKeys = (): readonly string[] => savedKeys().filter((key) => !KEPT.includes(key));

export function removeSavedData(): void {
  for (const key of personalKeys()) removeKey(key);
}

/** Removes what this host keeps of the applicant, and tells the other tabs and pages of this host (`src/platform/location/cleared-page.ts`). */
export function clearDevice(): void {
  removeSavedData();
  keepMark(CLEARED_KEY, String(Date.now()));
}

/** @returns when the data of this host was last deleted, in milliseconds since 1970, or 0 */
export const clearedAt = (): number => Number(readMark(CLEARED_KEY)) || 0;

/**
 * For a page from before the data was deleted: somebody else may have begun an application since. The page keeps nothing
 * more, and what its tab alone had kept goes, once.
 */
export function closeAfterClearing(): void {
  const cleared = String(clearedAt());
  if (readFromTab(CLEARED_KEY) !== cleared) {
    removeTabKeys(personalKeys());
    keepInTab(CLEARED_KEY, cleared);
  }
  stopKeeping();
}
