import { z } from 'astro/zod';

const DAY_RULE = 'must be a day of the western calendar, year first and in quotes, such as "2026-11-01"';
/** Years are in C.E., so a Buddhist year is rejected as a typing error. */
const YEARS = { first: 2020, last: 2100 };

/** `Date` alone would turn 30 February into a day of March. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`);
  return isReal && day.getUTCFullYear() >= YEARS.first && day.getUTCFullYear() <= YEARS.last;
}

export const legalPageSchema = z.strictObject({
  title: z.string().min(1),
  summary: z.string().min(1),
  /** The version must be quoted: YAML would read `1.10` as 1.1. */
  version: z.string().regex(/^\d+\.\d+$/, 'like "1.0", in quotes'),
  effective: z.string({ invalid_type_error: DAY_RULE, required_error: DAY_RULE }).refine(isDay, DAY_RULE),
});
