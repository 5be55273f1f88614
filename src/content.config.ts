import { defineCollection } from 'astro:content';

/** Empty: pages read the policies through src/layouts/legal-pages.ts. */
export const collections = { policies: defineCollection({ loader: () => [] }) };
