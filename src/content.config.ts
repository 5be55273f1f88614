import { defineCollection, z } from 'astro:content';
import { glob } from 'astro/loaders';

/** The policies, one Markdown file per language; what a file must say at its top. A build stops at a file that does not. */
const policies = defineCollection({
  loader: glob({ base: 'src/content/policies', pattern: '*/*.md' }),
  schema: z.strictObject({
    title: z.string().min(1),
    /** One sentence, for the top of the page and for search engines. */
    summary: z.string().min(1),
    /** In quotes, or `1.10` would become 1.1. */
    version: z.string().regex(/^\d+\.\d+$/, 'like "1.0", in quotes'),
    /** The day from which it holds: `2026-11-01`. */
    effective: z.date(),
  }),
});

export const collections = { policies };
