import { z } from 'astro/zod';

const DAY_RULE = 'must be a day of the western calendar, year first and in quotes, such as "2026-11-01"';
/** No policy is older than this site, and one that holds from a Buddhist year is a slip of the keyboard. */
const YEARS = { first: 2020, last: 2100 };

/** A day that is in the calendar: `Date` would take the 30th of February for the 2nd of March. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`);
  return isReal && day.getUTCFullYear() >= YEARS.first && day.getUTCFullYear() <= YEARS.last;
}

/** What a policy must say at the top of its file; a build stops at one that does not, and names the file and the line. */
export const policyHead = z.strictObject({
  title: z.string().min(1),
  /** One sentence, for the top of the page and for search engines. */
  summary: z.string().min(1),
  /** In quotes, or `1.10` would become 1.1. */
  version: z.string().regex(/^\d+\.\d+$/, 'like "1.0", in quotes'),
  /** The day from which it holds, in quotes: read as a date, one that does not exist would become another. */
  effective: z.string({ invalid_type_error: DAY_RULE, required_error: DAY_RULE }).refine(isDay, DAY_RULE),
});
