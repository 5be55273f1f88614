export const LOCALES = ['th', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Paths of the default language have no prefix. */
export const DEFAULT_LOCALE: Locale = 'th';

/** Visitors of the former site have this cookie already (docs/spec.md, section 9). */
export const LOCALE_COOKIE = { name: 'i18n_redirected', days: 365 } as const;

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);
export const otherLocale = (locale: Locale): Locale => (locale === 'th' ? 'en' : 'th');
