import { backEnd } from '../config/back-end.ts';

const INSTANT =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:[.,](\d{1,9}))?\s*(?:(Z|UTC|GMT)|([+-]\d\d)(?::?(\d\d))?)?$/i;
const UNIX_SECONDS = /^\d{10}$/;
const UNIX_MILLISECONDS = /^\d{13}$/;

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
  if (!day || !time || zone === undefined) return undefined;
  const seconds = time.length === 5 ? ':00' : '';
  const instant = Date.parse(`${day}T${time}${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}${zone}`);
  return Number.isNaN(instant) ? undefined : instant;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Parses a deadline: an instant, or a whole day in Thailand, which means its last second. */
export const parseDeadline = (text: string | null | undefined): number | undefined =>
  parseInstant(DAY.test(text ?? '') ? `${text}T23:59:59+07:00` : text);
