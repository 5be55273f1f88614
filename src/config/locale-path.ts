import { DEFAULT_LOCALE, isLocale, type Locale } from './locales.ts';

/** Stands for an unknown segment in the path of a built file. */
export const SHELL_SEGMENT = '-';

export const localePrefix = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '' : `/${locale}`);

/** `localizedPath('/', 'en')` is `/en`. */
export const localizedPath = (path: string, locale: Locale): string =>
  path === '/' ? localePrefix(locale) || '/' : `${localePrefix(locale)}${path}`;

export const localeOfPath = (pathname: string): Locale => {
  const first = pathname.split('/')[1] ?? '';
  return isLocale(first) ? first : DEFAULT_LOCALE;
};
