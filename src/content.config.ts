import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { legalPageSchema } from './config/legal-page-schema.ts';

/** The policies, one Markdown file per language. */
const policies = defineCollection({
  loader: glob({ base: 'src/content/policies', pattern: '*/*.md' }),
  schema: legalPageSchema,
});

export const collections = { policies };
