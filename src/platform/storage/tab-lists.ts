import { keepListsIn, type ListPlace } from '../../api/kept-lists.ts';
import { DAY_MS } from '../../config/constants.ts';
import { LISTS_KEY } from '../../config/storage-keys.ts';
import { clearedAt } from './clear-device.ts';
import { keepInTab, readFromTab, takeFromTab } from './storage.ts';

/** For a day after the data of this device was deleted nothing is added to what it keeps, as for other data (0047). */
const wasCleared = (): boolean => clearedAt() > Date.now() - DAY_MS;

const TAB: ListPlace = {
  read: () => readFromTab(LISTS_KEY),
  keep: (text) => {
    // An answer may arrive after the applicant has deleted the data.
    if (!wasCleared()) keepInTab(LISTS_KEY, text);
  },
};

// Whoever loads a page again wants to see what is true now, such as a round that has opened.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type === 'reload') takeFromTab(LISTS_KEY);

/** Keeps lists for the next pages of this tab. Otherwise a page keeps them for itself. */
export function keepListsInTab(): void {
  if (!wasCleared()) keepListsIn(TAB);
}
