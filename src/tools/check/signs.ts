import type { Locale } from '../../config/locales.ts';

/** Signs that no text has. */
const SIGNS = [
  ['joiner', /\u2060/],
  ['politeTwice', /กรุณา.*กรุณา/s],
  ['thaiTime', /\d:\d\d\s*น\./],
  ['repetition', /[^\s\u200B]ๆ|ๆ(?=[\u0E00-\u0E7F])/],
] as const;
const APOSTROPHE = ['apostrophe', /[A-Za-z]'/] as const;

export const wrongSigns = (text: string, locale: Locale) =>
  [...SIGNS, ...(locale === 'en' ? [APOSTROPHE] : [])]
    .filter(([, pattern]) => pattern.test(text))
    .map(([kind]) => ({ kind }));
