import { DAY_MS } from '../config/constants.ts';

/** Thailand has no daylight saving time. */
export const BANGKOK_OFFSET_MS = 7 * 60 * 60 * 1000;

/**
 * The day in Bangkok, counted from 1 January 1970.
 * @param instant in milliseconds since 1970
 */
export const bangkokDay = (instant: number): number => Math.floor((instant + BANGKOK_OFFSET_MS) / DAY_MS);

/** The year of the common era in Bangkok. @param instant in milliseconds since 1970 */
export const bangkokYear = (instant: number): number => new Date(instant + BANGKOK_OFFSET_MS).getUTCFullYear();

/** Whether the day of an instant has passed in Bangkok. @param instant in ISO 8601 @param now in milliseconds since 1970 */
export const hasDayPassed = (instant: string, now: number): boolean =>
  bangkokDay(Date.parse(instant)) < bangkokDay(now);
