import { afterEach, expect, test, vi } from 'vitest';
import { countryNames } from '../../src/i18n/country-names.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('countries have the names of the language, and their codes where the browser knows no names', () => {
  expect(['en', 'th'].map((locale) => countryNames(locale as 'en' | 'th')('JP'))).toEqual(['Japan', 'ญี่ปุ่น']);
  vi.stubGlobal('Intl', { ...Intl, DisplayNames: undefined });
  expect(countryNames('en')('JP')).toBe('JP');
});
