/** The two languages of the site (spec section 9). Thai is the default and has no path prefix. */
export const LOCALES = ['th', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'th';

/** Language cookie: name and life are given by the spec, section 9; existing visitors already hold it. */
export const LOCALE_COOKIE = { name: 'i18n_redirected', days: 365 } as const;

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);
export const otherLocale = (locale: Locale): Locale => (locale === 'th' ? 'en' : 'th');
