import { DEFAULT_LOCALE, isLocale, type Locale } from './locales.ts';

/** Stands for an unknown segment in the one file that is built for a route with unknown segments. */
export const PLACEHOLDER = '-';

/** What stands before a path in a locale: nothing in Thai, `/en` in English. */
export const localePrefix = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '' : `/${locale}`);

/** The address of a path in a locale: `localizedPath('/', 'en')` is `/en`. */
export const localizedPath = (path: string, locale: Locale): string =>
  path === '/' ? localePrefix(locale) || '/' : `${localePrefix(locale)}${path}`;

/** The locale an address is written in. */
export const localeOfPath = (pathname: string): Locale => {
  const first = pathname.split('/')[1] ?? '';
  return isLocale(first) ? first : DEFAULT_LOCALE;
};
