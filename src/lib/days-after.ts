import { DAY_MS } from '../config/constants.ts';
import { parseDeadline } from './parse-instant.ts';

/** @returns the instant in ISO 8601; `undefined` for a text that is not an instant */
export const daysAfter = (instant: string | null | undefined, days: number): string | undefined => {
  const from = parseDeadline(instant);
  return from === undefined ? undefined : new Date(from + days * DAY_MS).toISOString();
};
