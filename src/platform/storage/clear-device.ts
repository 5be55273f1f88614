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
} from './browser-storage.ts';

/** The shared computer mode stays, so that later input is not stored either. The choice about cookies stays, too. */
const KEPT: readonly string[] = [SHARED_COMPUTER_KEY, CONSENT_KEY, CLEARED_KEY];
const personalKeys = (): readonly string[] => savedKeys().filter((key) => !KEPT.includes(key));

/**
 * Removes the applicant's data on this host, and notifies its other tabs and pages
 * (`src/platform/location/cleared-page.ts`).
 */
export function clearDevice(): void {
  for (const key of personalKeys()) removeKey(key);
  keepMark(CLEARED_KEY, String(Date.now()));
}

/** @returns when this host's data was last deleted, in milliseconds since 1970, or 0 */
export const clearedAt = (): number => Number(readMark(CLEARED_KEY)) || 0;

/**
 * Stops a page from before the deletion from storing anything, because somebody else may have started an application
 * since. Its own tab's data is removed once.
 */
export function closeAfterClearing(): void {
  const cleared = String(clearedAt());
  if (readFromTab(CLEARED_KEY) !== cleared) {
    removeTabKeys(personalKeys());
    keepInTab(CLEARED_KEY, cleared);
  }
  stopKeeping();
}
