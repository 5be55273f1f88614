import { backEnd } from '../config/back-end.ts';

const INSTANT =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:[.,](\d{1,9}))?\s*(?:(Z|UTC|GMT)|([+-]\d\d)(?::?(\d\d))?)?$/i;
const UNIX_SECONDS = /^\d{10}$/;
const UNIX_MILLISECONDS = /^\d{13}$/;

/**
 * Reads an instant that the server wrote: ISO 8601 or SQL with a time zone, or Unix time. A text without a time zone
 * means one instant only if the dialect names its offset, because `Date.parse` would take it for the reader's own time.
 * @returns milliseconds since 1970; `undefined` for a text that is no instant
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

/** Reads a deadline, which is an instant or a whole day in Thailand. A day stands for its last second. */
export const parseDeadline = (text: string | null | undefined): number | undefined =>
  parseInstant(DAY.test(text ?? '') ? `${text}T23:59:59+07:00` : text);
