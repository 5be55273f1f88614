// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import '../../../src/platform/hydration/chunk-error.ts';
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

test('the time of the reload is kept until the tab is closed, as the cookies policy says', () => {
  fail();
  expect([localStorage.getItem('adm:reload'), sessionStorage.getItem('adm:reload')]).toEqual([
    null,
    expect.stringMatching(/^\d+$/),
  ]);
});

test('so does a part that is fetched later; it is tried again after 60 s (docs/spec.md, section 8)', () => {
  const start = Date.now();
  const failAfter = (milliseconds: number) => {
    vi.spyOn(Date, 'now').mockReturnValue(start + milliseconds);
    window.dispatchEvent(new Event('vite:preloadError'));
  };
  failAfter(0);
  failAfter(59_000);
  expect(reload).toHaveBeenCalledOnce();
  failAfter(61_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a clock that was set back by more than that does not stop it for good', () => {
  const start = Date.now();
  fail();
  vi.spyOn(Date, 'now').mockReturnValue(start - 61_000);
  fail();
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
