import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { policyHead } from './config/policy-head.ts';

/** The policies, one Markdown file per language. */
const policies = defineCollection({
  loader: glob({ base: 'src/content/policies', pattern: '*/*.md' }),
  schema: policyHead,
});

export const collections = { policies };
