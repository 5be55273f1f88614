import type { Locale } from '../config/locales.ts';
import { DAY_MS } from '../config/constants.ts';
import { BANGKOK_OFFSET_MS, bangkokDay } from '../lib/bangkok-day.ts';
import { parseInstant } from '../lib/parse-instant.ts';
import { dayOf, inCalendar, THAI_ZONE, withDots } from './format.ts';

const MINUTE_MS = 60_000;

const WITH_THAI_ZONE: Record<Locale, (time: string) => string> = {
  en: (time) => `${time}, Thailand time`,
  th: (time) => `${time} ตามเวลาประเทศไทย`,
};
const WITH_OWN_ZONE: Record<Locale, (time: string, zone: string) => string> = {
  en: (time, zone) => `${time} your time, ${zone}`,
  th: (time, zone) => `เวลาของคุณ ${zone}: ${time}`,
};

/** `GMT+1`, `GMT−3:30`. */
function zoneName(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `GMT${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** `20 November 2026 at 13:33`, `20 พฤศจิกายน 2569 เวลา 13.33 น.`, or only the time. */
function timeOf(instant: number, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const text = withDots(inCalendar(instant, locale, { timeStyle: 'short', ...options }), locale);
  return locale === 'th' ? `${text}\u00A0น.` : text;
}

/** Formats an instant or a day in Thailand, with its zone: `20 November 2026 at 13:33, Thailand time`. */
export function thaiTimeOf(instant: string, locale: Locale): string {
  const milliseconds = parseInstant(instant);
  const time =
    milliseconds === undefined
      ? dayOf(instant, locale)
      : timeOf(milliseconds, locale, { timeZone: THAI_ZONE, dateStyle: 'long' });
  return time && WITH_THAI_ZONE[locale](time);
}

/**
 * Formats an instant by the clock of this device, with the day if that is another one: `07:33 your time, GMT+1`. Returns an
 * empty text for a day without a time, and where that clock shows the time of Thailand.
 */
export function ownTimeOf(instant: string, locale: Locale): string {
  const milliseconds = parseInstant(instant);
  if (milliseconds === undefined) return '';
  const minutes = -new Date(milliseconds).getTimezoneOffset();
  const offset = minutes * MINUTE_MS;
  if (offset === BANGKOK_OFFSET_MS) return '';
  const isSameDay = Math.floor((milliseconds + offset) / DAY_MS) === bangkokDay(milliseconds);
  const options = isSameDay ? { timeZone: 'UTC' } : { timeZone: 'UTC', dateStyle: 'long' as const };
  return WITH_OWN_ZONE[locale](timeOf(milliseconds + offset, locale, options), zoneName(minutes));
}

/** Formats an instant in Thailand and, where the clock of this device shows another time, by that too. */
export function zonedTimeOf(instant: string, locale: Locale): string {
  const own = ownTimeOf(instant, locale);
  return thaiTimeOf(instant, locale) + (own && ` (${own})`);
}
