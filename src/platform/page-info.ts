import { DEFAULT_LOCALE, isLocale, type Locale } from '../config/locales.ts';

/** Error reports and analytics get the route instead of the URL, which may hold personal data. */
export const routeOfPage = (): string => document.body.dataset.route ?? 'unknown';

export const localeOfPage = (): Locale => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
};
