import type { MarkdownInstance } from 'astro';
import { legalPageSchema, withWrittenDays } from '../config/legal-page-schema.ts';
import { LOCALES, type Locale } from '../config/locales.ts';
import { policyFile, type PolicyName } from '../config/policies.ts';

/** Read without an Astro collection, because Astro's store can lose one (docs/decisions/0019-builds.md). */
const texts = import.meta.glob<MarkdownInstance<Record<string, unknown>>>('../content/policies/*/*.md', {
  eager: true,
});
const files = import.meta.glob<string>('../content/policies/*/*.md', { query: '?raw', import: 'default', eager: true });

function readHead(locale: Locale, name: PolicyName) {
  const place = policyFile(locale, name);
  const path = place.replace('src/', '../');
  const text = texts[path];
  if (!text) throw new Error(`${place} is missing: every policy stands in every language.`);
  const { data, error } = legalPageSchema.safeParse(withWrittenDays(text.frontmatter, files[path] ?? ''));
  if (data) return { place, text, head: data };
  const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${place}: ${problems.join('; ')}`);
}

/**
 * Returns a legal page with its metadata.
 * @throws {Error} names the file and its fault
 */
export function legalPage(locale: Locale, name: PolicyName) {
  const page = readHead(locale, name);
  const shared = ({ version, effective, reviewedBy, reviewedOn }: typeof page.head) =>
    [version, effective, reviewedBy, reviewedOn].join();
  for (const other of LOCALES.map((one) => readHead(one, name).head))
    if (shared(other) !== shared(page.head))
      throw new Error(`${page.place}: version, date and review must be those of the other language.`);
  return page;
}
