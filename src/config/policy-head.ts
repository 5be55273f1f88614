import { z } from 'astro/zod';

/** What a policy must say at the top of its file; a build stops at one that does not, and names the file and the line. */
export const policyHead = z.strictObject({
  title: z.string().min(1),
  /** One sentence, for the top of the page and for search engines. */
  summary: z.string().min(1),
  /** In quotes, or `1.10` would become 1.1. */
  version: z.string().regex(/^\d+\.\d+$/, 'like "1.0", in quotes'),
  /** The day from which it holds: `2026-11-01`. */
  effective: z.date(),
});
