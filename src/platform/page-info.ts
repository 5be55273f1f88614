import { DEFAULT_LOCALE, isLocale, type Locale } from '../config/locales.ts';

/** Reports get it instead of the URL. */
export const routeOfPage = (): string => document.body.dataset.route ?? 'unknown';

export const localeOfPage = (): Locale => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
};
