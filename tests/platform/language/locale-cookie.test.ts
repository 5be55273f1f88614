// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { readLocaleCookie, writeLocaleCookie } from '../../../src/platform/language/locale-cookie.ts';

const DAY_SECONDS = 86_400;

afterEach(() => writeLocaleCookie('th'));

test('the language is kept for 365 days in the cookie i18n_redirected (docs/spec.md, section 9)', () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  writeLocaleCookie('en');
  const lifetime = `max-age=${365 * DAY_SECONDS}`;
  expect(write.mock.lastCall?.[0].split('; ')).toEqual(['i18n_redirected=en', 'path=/', lifetime, 'SameSite=Lax']);
});

test('it holds for the whole site, and is found among others', () => {
  window.history.replaceState(null, '', '/en/regisbachelor/payment');
  document.cookie = 'a_i18n_redirected=fr; path=/';
  writeLocaleCookie('en');
  document.cookie = 'z=1; path=/';
  window.history.replaceState(null, '', '/');
  expect(readLocaleCookie()).toBe('en');
});
