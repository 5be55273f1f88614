// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const saved = (): unknown => JSON.parse(sessionStorage.getItem('adm:utm') ?? localStorage.getItem('adm:utm') ?? 'null');
const open = async (address: string): Promise<void> => {
  window.history.replaceState(null, '', address);
  vi.resetModules();
  await import('../../../src/platform/analytics/capture-utm.ts');
  await vi.dynamicImportSettled();
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a page that an advert leads to keeps where the visitor came from', async () => {
  await open('/regisbachelor?utm_source=line&utm_campaign=open-house&faculty=3');
  expect(saved()).toMatchObject({ data: { utm_source: 'line', utm_campaign: 'open-house' } });
});

test('also where a chat has written the address for HTML', async () => {
  await open('/regisbachelor?faculty=3&amp;utm_source=line');
  expect(saved()).toMatchObject({ data: { utm_source: 'line' } });
});

test('any other page keeps nothing', async () => {
  await open('/regisbachelor?faculty=3');
  expect(saved()).toBeNull();
});
