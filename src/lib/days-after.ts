import { DAY_MS } from '../config/constants.ts';
import { parseDeadline } from './parse-instant.ts';

/** The result is in ISO 8601; it is `undefined` for a text that is no instant. */
export const daysAfter = (instant: string | null | undefined, days: number): string | undefined => {
  const from = parseDeadline(instant);
  return from === undefined ? undefined : new Date(from + days * DAY_MS).toISOString();
};
