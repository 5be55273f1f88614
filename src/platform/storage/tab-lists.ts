import type { ListPlace } from '../../api/kept-lists.ts';
import { LISTS_KEY } from '../../config/storage-keys.ts';
import { keepInTab, readFromTab, takeFromTab } from './storage.ts';

/** Whoever loads a page again wants to see what is true now, such as a round that has opened. */
const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

if (typeof window !== 'undefined' && wasReloaded()) takeFromTab(LISTS_KEY);

export const tabLists: ListPlace = {
  read: () => readFromTab(LISTS_KEY),
  keep: (text) => void keepInTab(LISTS_KEY, text),
};
