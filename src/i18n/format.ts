import type { Locale } from '../config/locales.ts';

/** Wherever the page is read. */
const TIME_ZONE = 'Asia/Bangkok';

const OWN_CALENDAR: Record<Locale, string> = { th: 'th-TH-u-ca-buddhist-nu-latn', en: 'en-GB-u-ca-gregory' };
const OTHER_CALENDAR: Record<Locale, string> = { th: 'th-TH-u-ca-gregory-nu-latn', en: 'en-GB-u-ca-buddhist' };
const NUMBERS: Record<Locale, string> = { th: 'th-TH-u-nu-latn', en: 'en-GB' };

export const baht = (amount: number, locale: Locale): string =>
  new Intl.NumberFormat(NUMBERS[locale], { style: 'currency', currency: 'THB' }).format(amount);

const inBangkok = (locale: string, options: Intl.DateTimeFormatOptions, date: Date): string =>
  new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options }).format(date);

/** `20 November 2026 (2569 BE)` for an instant in ISO 8601; empty when it is invalid. */
export function dayInBothCalendars(instant: string, locale: Locale): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  const day = inBangkok(OWN_CALENDAR[locale], { dateStyle: 'long' }, date);
  const otherYear = inBangkok(OTHER_CALENDAR[locale], { year: 'numeric', era: 'short' }, date);
  return `${day} (${otherYear})`;
}

export function dateInBothCalendars(instant: string, locale: Locale): string {
  const day = dayInBothCalendars(instant, locale);
  return day && `${day}, ${inBangkok(NUMBERS[locale], { timeStyle: 'short' }, new Date(instant))}`;
}

/** The reader's own clock; `instant` in ms since 1970. */
export const timeOfDay = (instant: number, locale: Locale): string =>
  new Intl.DateTimeFormat(NUMBERS[locale], { timeStyle: 'medium' }).format(instant);

/** `5 minutes`, or seconds below one minute. */
export function spokenDuration(seconds: number, locale: Locale): string {
  const [amount, unit] = seconds >= 60 ? [Math.round(seconds / 60), 'minute'] : [seconds, 'second'];
  return new Intl.NumberFormat(NUMBERS[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
