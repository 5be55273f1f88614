import type { Locale } from '../config/locales.ts';

/** Formats a number of days, on one line: `1 day`, `7 days`, `7 วัน`. */
export const dayCount = (days: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' })
    .format(days)
    .replace(' ', '\u00A0');
