import { DEFAULT_LOCALE, type Locale } from '../../config/locales.ts';

/** The editor's page. */
export const ADMIN = '/admin';
export const adminPath = (language: Locale): string => (language === DEFAULT_LOCALE ? ADMIN : `${ADMIN}/${language}`);
