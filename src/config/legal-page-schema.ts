import { z } from 'astro/zod';

const DAY_RULE = 'must be a day of the western calendar, year first, such as 2026-11-01';
/** Years are in C.E., so a Buddhist year is rejected as a typing error. */
const YEARS = { first: 2020, last: 2100 };
const MIDNIGHT = /T00:00:00(?:\.000)?Z$/;

/** `Date` alone would turn 30 February into a day of March. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`);
  return isReal && day.getUTCFullYear() >= YEARS.first && day.getUTCFullYear() <= YEARS.last;
}

/** YAML reads a day without quotes as a moment, which Astro hands over as text. */
const withoutTime = (value: unknown): unknown => {
  const text = value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : value;
  return typeof text === 'string' ? text.replace(MIDNIGHT, '') : text;
};

const day = z.preprocess(
  withoutTime,
  z.string({ invalid_type_error: DAY_RULE, required_error: DAY_RULE }).refine(isDay, DAY_RULE),
);
/** The editor's page writes a field that is left empty as empty text. */
const orNone = <Schema extends z.ZodTypeAny>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---/;
const BARE_DAY = /^(effective|reviewedOn):[ \t]+(\d[^#\r\n]*)/gm;

/**
 * Returns the front matter with its days as the file says them: without quotes, YAML turns 31 February into a day of
 * March, and a thirteenth month into January.
 * @param text of the whole file
 */
export function withWrittenDays(
  frontmatter: Readonly<Record<string, unknown>>,
  text: string,
): Readonly<Record<string, unknown>> {
  const [, head = ''] = FRONT_MATTER.exec(text) ?? [];
  const days = [...head.matchAll(BARE_DAY)].map(([, name = '', day = '']) => [name, day.trim()] as const);
  return { ...frontmatter, ...Object.fromEntries<unknown>(days) };
}

export const legalPageSchema = z
  .strictObject({
    title: z.string().trim().min(1),
    summary: z.string().trim().min(1),
    /** The version must be quoted: YAML would read `1.10` as 1.1. */
    version: z.string().regex(/^\d+\.\d+$/, 'like "1.0", in quotes'),
    effective: day,
    /** Who of the legal office has approved this version, and when. Without both, the page says that it is a sample. */
    reviewedBy: orNone(z.string()),
    reviewedOn: orNone(day),
  })
  .refine(({ reviewedBy, reviewedOn }) => (reviewedBy === undefined) === (reviewedOn === undefined), {
    message: 'reviewedBy and reviewedOn belong together',
    path: ['reviewedBy'],
  });
