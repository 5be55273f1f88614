// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { LISTS_KEY } from '../../../src/config/storage-keys.ts';
import { clearDevice } from '../../../src/platform/storage/clear-device.ts';

beforeEach(() => {
  vi.resetModules();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

async function openPage(type: string) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  return (await import('../../../src/platform/storage/tab-lists.ts')).tabLists;
}

test('lists are kept for the next page, in this tab only', async () => {
  (await openPage('navigate')).keep('{}');
  expect(sessionStorage.getItem(LISTS_KEY)).toBe('{}');
  expect(localStorage).toHaveLength(0);
  vi.resetModules();
  expect((await openPage('navigate')).read()).toBe('{}');
});

test('a page that is loaded again asks anew', async () => {
  sessionStorage.setItem(LISTS_KEY, '{}');
  expect((await openPage('reload')).read()).toBeUndefined();
});

test('they go with the data of the device', async () => {
  const lists = await openPage('navigate');
  lists.keep('{}');
  clearDevice();
  expect(lists.read()).toBeUndefined();
});
