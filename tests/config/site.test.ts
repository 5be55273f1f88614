// Who reads English may call from abroad.
import { expect, test } from 'vitest';
import { LOCALES } from '../../src/config/locales.ts';
import { site } from '../../src/config/site.ts';

test('the telephone number of each language is the one that is dialled', () => {
  const { shown, dialled } = site.phone;
  expect(shown.en.replaceAll(' ', '')).toBe(dialled);
  expect(shown.th.replaceAll(' ', '').replace(/^0/, '+66')).toBe(dialled);
});

test('a number is written with its country in English, and without it in Thai', () => {
  for (const numbers of [site.phone.shown, site.fax])
    expect(LOCALES.map((locale) => numbers[locale].startsWith('+66 '))).toEqual(
      LOCALES.map((locale) => locale === 'en'),
    );
});

test('English hours say whose time they are', () => {
  expect(site.hours.en).toContain('Thailand time');
});
