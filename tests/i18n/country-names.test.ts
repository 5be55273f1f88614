import { afterEach, expect, test, vi } from 'vitest';
import { LOCALES } from '../../src/config/locales.ts';
import { countryNames } from '../../src/i18n/country-names.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('countries have the names of the language, and their codes where the browser knows no names', () => {
  expect(LOCALES.map((locale) => countryNames(locale)('JP'))).toEqual(['ญี่ปุ่น', 'Japan']);
  vi.stubGlobal('Intl', { ...Intl, DisplayNames: undefined });
  expect(LOCALES.map((locale) => countryNames(locale)('JP'))).toEqual(['JP', 'JP']);
});

test('the default country, which the built page names, has its name without those of the browser', () => {
  const DisplayNames = vi.fn();
  vi.stubGlobal('Intl', { ...Intl, DisplayNames });
  expect(LOCALES.map((locale) => countryNames(locale)('TH'))).toEqual(['ไทย', 'Thailand']);
  expect(DisplayNames).not.toHaveBeenCalled();
});
