import type { Locale } from '../../config/locales.ts';

/** A text in both languages: Thai, then English. */
export type BilingualText = readonly [th: string, en: string];

export const textFor = (text: BilingualText, locale: Locale): string => text[locale === 'th' ? 0 : 1];

/** Returns the language that a request asks for: Thai unless English comes first in `Accept-Language`. */
export const languageOf = (header: string | undefined): Locale => (/^\s*en\b/i.test(header ?? '') ? 'en' : 'th');
