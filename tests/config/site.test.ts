// Who reads English may call from abroad.
import { expect, test } from 'vitest';
import { LOCALES } from '../../src/config/locales.ts';
import { REASONS, REASONS_NOTE, site } from '../../src/config/site.ts';

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

test('at most four reasons, complete in both languages, whose links are addresses', () => {
  expect(REASONS.length).toBeLessThanOrEqual(4);
  const texts = REASONS.flatMap(({ title, text, link }) => [title, text, ...(link ? [link.text, link.url] : [])]);
  for (const text of [...texts, ...(REASONS_NOTE ? [REASONS_NOTE] : [])])
    for (const locale of LOCALES) expect(text[locale].trim()).not.toBe('');
  for (const { link } of REASONS)
    for (const locale of LOCALES) expect(new URL(link?.url[locale] ?? 'https://none.example').protocol).toBe('https:');
});
