// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { LISTS_KEY } from '../../../src/config/storage-keys.ts';

const kept = () => sessionStorage.getItem(LISTS_KEY);
const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('[{"id":"1","name":"Bangkok"}]')));

beforeEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  sessionStorage.clear();
  localStorage.clear();
});

/** A page has modules of its own. */
async function openPage(type = 'navigate') {
  vi.resetModules();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceNavigationTiming]);
  const { cacheListsInTab } = await import('../../../src/platform/storage/tab-lists.ts');
  const { call } = await import('../../../src/api/client.ts');
  const { provinces } = await import('../../../src/api/contract/general.ts');
  const { clearDevice } = await import('../../../src/platform/storage/clear-device.ts');
  cacheListsInTab();
  return { provinces: () => call(provinces, { locale: 'th', cache: 'use' }), clearDevice };
}

test('lists are kept for the next page, in this tab only', async () => {
  await (await openPage()).provinces();
  await (await openPage()).provinces();
  expect(fetched).toHaveBeenCalledOnce();
  expect(localStorage).toHaveLength(0);
});

test('a reloaded page asks again', async () => {
  await (await openPage()).provinces();
  await (await openPage('reload')).provinces();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('they go with the data of the device, and for a day none is added', async () => {
  const page = await openPage();
  await page.provinces();
  expect(kept()).toContain('Bangkok');
  page.clearDevice();
  expect(kept()).toBeNull();
  // An answer that was on its way.
  await page.provinces();
  expect(kept()).toBeNull();

  const next = await openPage();
  await next.provinces();
  await next.provinces();
  expect([kept(), fetched.mock.calls.length]).toEqual([null, 3]);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
  await (await openPage()).provinces();
  expect(kept()).toContain('Bangkok');
});
