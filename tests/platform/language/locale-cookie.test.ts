// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLocaleCookie, writeLocaleCookie } from '../../../src/platform/language/locale-cookie.ts';

const DAY = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => {
  writeLocaleCookie('th');
  vi.useRealTimers();
});

test('the language is kept for 365 days in the cookie i18n_redirected (docs/spec.md, section 9)', () => {
  writeLocaleCookie('en');
  expect(document.cookie).toBe('i18n_redirected=en');
  vi.setSystemTime(365 * DAY - 1000);
  expect(readLocaleCookie()).toBe('en');
  vi.setSystemTime(365 * DAY + 1000);
  expect(readLocaleCookie()).toBeUndefined();
});

test('it holds for the whole site, and is found among others', () => {
  window.history.replaceState(null, '', '/en/regisbachelor/payment');
  document.cookie = 'a_i18n_redirected=fr; path=/';
  writeLocaleCookie('en');
  document.cookie = 'z=1; path=/';
  window.history.replaceState(null, '', '/');
  expect(readLocaleCookie()).toBe('en');
});
