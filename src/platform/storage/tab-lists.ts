import { setListCacheStorage, type ListCacheStorage } from '../../api/list-cache.ts';
import { DAY_MS } from '../../config/constants.ts';
import { LISTS_KEY } from '../../config/storage-keys.ts';
import { clearedAt } from './clear-device.ts';
import { keepInTab, readFromTab, takeFromTab } from './browser-storage.ts';

/** For a day after this device's data was deleted, nothing is stored, as for other data (docs/decisions/0005-storage.md). */
const wasCleared = (): boolean => clearedAt() > Date.now() - DAY_MS;

const TAB: ListCacheStorage = {
  load: () => readFromTab(LISTS_KEY),
  save: (text) => {
    // A response may arrive after the applicant has deleted the data.
    if (!wasCleared()) keepInTab(LISTS_KEY, text);
  },
};

// A reload drops cached lists, because the visitor wants current data, such as a round that has opened.
const [visit] = performance.getEntriesByType('navigation');
if (visit?.type === 'reload') takeFromTab(LISTS_KEY);

/** Where lists are cached for this tab's next pages; undefined if nothing may be stored. */
export const tabListCache = (): ListCacheStorage | undefined => (wasCleared() ? undefined : TAB);

/** For a page without an environment. */
export function cacheListsInTab(): void {
  const storage = tabListCache();
  if (storage) setListCacheStorage(storage);
}
