// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { RELOAD_GUARD_MS } from '../../../src/config/constants.ts';
import '../../../src/platform/hydration/chunk-error.ts';
import { closeTabName } from '../../../src/platform/storage/tab-name.ts';
import { fillUp, freshStorage } from '../storage/broken-storage.ts';

const reload = vi.fn();
const noticeHidden = () => document.getElementById('chunk-error')?.hidden;
const fail = () => document.dispatchEvent(new CustomEvent('chunk:failed'));

beforeEach(() => {
  freshStorage();
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  document.body.innerHTML = '<p id="chunk-error" hidden></p><input data-sensitive>';
});

test('code that does not come reloads the page once, then says so', () => {
  fail();
  expect(reload).toHaveBeenCalledOnce();
  expect(noticeHidden()).toBe(true);
  fail();
  expect(reload).toHaveBeenCalledOnce();
  expect(noticeHidden()).toBe(false);
});

test('so does a part that is fetched later; a minute on it is tried again', () => {
  window.dispatchEvent(new Event('vite:preloadError'));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + RELOAD_GUARD_MS);
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['without a connection', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['with a payment under way', () => localStorage.setItem('adm:payment:scholarship:star', 'x')],
  ['with an answer that is never kept', () => Object.assign(document.querySelector('input') ?? {}, { value: '1' })],
  [
    'where nothing can be kept',
    () => {
      fillUp('localStorage');
      fillUp('sessionStorage');
      closeTabName();
    },
  ],
])('the page stays %s, and says so', (_when, prepare) => {
  prepare();
  fail();
  expect(reload).not.toHaveBeenCalled();
  expect(noticeHidden()).toBe(false);
});

test('the page stays while a request is under way', () => {
  window.dispatchEvent(new CustomEvent('requests:pending', { detail: 1 }));
  fail();
  window.dispatchEvent(new CustomEvent('requests:pending', { detail: 0 }));
  expect(reload).not.toHaveBeenCalled();
  expect(noticeHidden()).toBe(false);
});
