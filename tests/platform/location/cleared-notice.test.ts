// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const notice = (): string => document.querySelector('[role="status"] > p')?.textContent ?? '';
const open = async (address: string): Promise<void> => {
  history.replaceState(null, '', address);
  vi.resetModules();
  await import('../../../src/platform/location/cleared-notice.ts');
  window.dispatchEvent(new Event('load'));
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="cleared" role="status"><template><p>Cleared</p></template></div>';
});

test('the page after clearing confirms it once, and not after a reload', async () => {
  await open('/en?utm_source=x#cleared');
  await vi.runAllTimersAsync();
  expect([notice(), location.pathname + location.search + location.hash]).toEqual(['Cleared', '/en?utm_source=x']);
  document.body.innerHTML = '<div id="cleared" role="status"><template><p>Cleared</p></template></div>';
  await open(location.href);
  await vi.runAllTimersAsync();
  expect(notice()).toBe('');
});
