import { DAY_MS } from '../config/constants.ts';

/** ISO 8601; `undefined` for what is no instant. */
export const daysAfter = (instant: string | null | undefined, days: number): string | undefined => {
  const from = Date.parse(instant ?? '');
  return Number.isNaN(from) ? undefined : new Date(from + days * DAY_MS).toISOString();
};
