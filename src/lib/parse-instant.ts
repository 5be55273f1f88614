import { backEnd } from '../config/back-end.ts';

const INSTANT =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:[.,](\d{1,9}))?\s*(?:(Z|UTC|GMT)|([+-]\d\d)(?::?(\d\d))?)?$/i;
const UNIX_SECONDS = /^\d{10}$/;
const UNIX_MILLISECONDS = /^\d{13}$/;

/** No time of an application lies outside these years of the common era. @chosen */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2199;
/** The Buddhist era, in which servers with a Thai locale write years by mistake, is ahead of the common one by this. */
const BUDDHIST_ERA = 543;

/**
 * Returns the year of the common era. A year of the Buddhist era is recognised, because the two cannot overlap. Other
 * years, such as 0001 and 9999, stand for "never" on servers that need some date.
 */
function commonYear(year: number): number | undefined {
  const common = year >= FIRST_YEAR + BUDDHIST_ERA ? year - BUDDHIST_ERA : year;
  return common >= FIRST_YEAR && common <= LAST_YEAR ? common : undefined;
}

/**
 * Parses an instant from the server: ISO 8601 or SQL with a time zone, or Unix time. A text without a time zone is an
 * instant only if the dialect names its offset, because `Date.parse` would assume the reader's own.
 * @returns milliseconds since 1970; `undefined` for a text that is not an instant
 */
export function parseInstant(text: string | null | undefined, utcOffset = backEnd.utcOffset): number | undefined {
  const given = (text ?? '').trim();
  if (UNIX_SECONDS.test(given)) return Number(given) * 1000;
  if (UNIX_MILLISECONDS.test(given)) return Number(given);
  const [, day, time, fraction = '0', utc, hours, minutes = '00'] = INSTANT.exec(given) ?? [];
  const zone = utc ? 'Z' : hours ? `${hours}:${minutes}` : utcOffset;
  const year = commonYear(Number(day?.slice(0, 4)));
  if (!day || !time || zone === undefined || year === undefined) return undefined;
  const seconds = time.length === 5 ? ':00' : '';
  const date = `${year}${day.slice(4)}`;
  const instant = Date.parse(`${date}T${time}${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}${zone}`);
  return Number.isNaN(instant) ? undefined : instant;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Parses a deadline: an instant, or a whole day in Thailand, which means its last second. */
export const parseDeadline = (text: string | null | undefined): number | undefined =>
  parseInstant(DAY.test(text ?? '') ? `${text}T23:59:59+07:00` : text);

/** Returns the text of an instant or a day unchanged, and nothing for a text that cannot be shown as a date. */
export const readableInstant = (text: string | null | undefined): string | undefined =>
  parseDeadline(text) === undefined ? undefined : (text ?? undefined);
