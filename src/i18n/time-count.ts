import type { Locale } from '../config/locales.ts';

type Unit = 'day' | 'hour' | 'minute' | 'second';

const THAI: Readonly<Record<Unit, string>> = { day: 'วัน', hour: 'ชั่วโมง', minute: 'นาที', second: 'วินาที' };

/**
 * Formats a number of days, hours, minutes or seconds, on one line: `1 day`, `7 days`, `7 วัน`. `Intl.NumberFormat` takes a
 * tenth of a second to load the names of units on a slow phone, while the page becomes usable.
 */
export function timeCount(amount: number, unit: Unit, locale: Locale): string {
  if (locale === 'th') return `${amount}\u00A0${THAI[unit]}`;
  return `${amount}\u00A0${amount === 1 ? unit : `${unit}s`}`;
}
