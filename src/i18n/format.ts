import type { Locale } from '../config/locales.ts';
import { BANGKOK_OFFSET_MS } from '../lib/bangkok-day.ts';
import { parseDeadline } from '../lib/parse-instant.ts';
import { timeCount } from './time-count.ts';

/** Dates are in Thai time wherever the page is read. `zoned-time.ts` formats times. */
export const THAI_ZONE = 'Asia/Bangkok';

const CALENDAR: Record<Locale, string> = { th: 'th-TH-u-ca-buddhist-nu-latn', en: 'en-GB-u-ca-gregory' };
const NUMBERS: Record<Locale, string> = { th: 'th-TH-u-nu-latn', en: 'en-GB' };

/**
 * Formats an amount: `1,500 บาท`, `THB 1,500`. Satang are shown only if there are any. First pages call it, and the first
 * use of `Intl.NumberFormat` takes 33 ms of a slow phone (docs/decisions/0015-loading.md).
 */
export function baht(amount: number, locale: Locale): string {
  const digits = amount.toFixed(Number.isInteger(amount) ? 0 : 2);
  const number = digits.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');
  return locale === 'th' ? `${number}\u00A0บาท` : `THB\u00A0${number}`;
}

/** Formats a price range: `0–500 บาท`, `THB 0–500`. Equal prices become one. */
export function bahtRange(lowest: number, highest: number, locale: Locale): string {
  const [low, high] = [baht(lowest, locale), baht(highest, locale)];
  if (low === high) return high;
  return locale === 'th' ? `${low.split('\u00A0')[0] ?? ''}–${high}` : `${low}–${high.split('\u00A0')[1] ?? ''}`;
}

/** Formats a year of the common era: `2027`, `2570`. */
export const yearOf = (year: number, locale: Locale): string => String(locale === 'th' ? year + 543 : year);

/** Keeps the day on the same line as its month: `20 November`. */
const keepTogether = (text: string): string => text.replace(/^(\d+) /, '$1\u00A0');

export const inCalendar = (instant: number, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  keepTogether(new Intl.DateTimeFormat(CALENDAR[locale], options).format(instant));

/**
 * Formats an instant or a day as a date: `20 November 2026`, `20 พฤศจิกายน 2569`. Returns an empty text for any other
 * text (src/lib/parse-instant.ts).
 */
export function dayOf(instant: string, locale: Locale): string {
  const time = parseDeadline(instant);
  return time === undefined ? '' : inCalendar(time, locale, { timeZone: THAI_ZONE, dateStyle: 'long' });
}

const SHORT_MONTHS: Record<Locale, readonly string[]> = {
  th: ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
};

/**
 * Formats an instant or a day as a short date: `20 Nov 2026`, `20 พ.ย. 2569`. First pages show such dates while they become
 * usable, and `Intl.DateTimeFormat` takes a tenth of a second of a slow phone to load the calendar and the time zone.
 */
export function shortDayOf(instant: string, locale: Locale): string {
  const time = parseDeadline(instant);
  if (time === undefined) return '';
  const date = new Date(time + BANGKOK_OFFSET_MS);
  const month = SHORT_MONTHS[locale][date.getUTCMonth()] ?? '';
  return `${date.getUTCDate()}\u00A0${month} ${yearOf(date.getUTCFullYear(), locale)}`;
}

/** Thai writes hours and minutes with a dot: `13.33 น.`. */
export const withDots = (time: string, locale: Locale): string => (locale === 'th' ? time.replace(/:/g, '.') : time);

/** Formats `instant` (milliseconds since 1970) as `13:33:20`, `13.33.20`: in the reader's own time zone unless one is given. */
export const timeOfDay = (instant: number, locale: Locale, timeZone?: string): string =>
  withDots(new Intl.DateTimeFormat(NUMBERS[locale], { timeStyle: 'medium', timeZone }).format(instant), locale);

/** Returns a duration in words: `5 minutes`, or seconds below one minute. */
export function spokenDuration(seconds: number, locale: Locale): string {
  return seconds >= 60 ? timeCount(Math.round(seconds / 60), 'minute', locale) : timeCount(seconds, 'second', locale);
}
