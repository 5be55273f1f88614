import type { Locale } from '../config/locales.ts';
import { matchRoute } from '../config/routes.ts';

const LINK = /(?<!!\[[^\]]*)\]\(\s*<?([^)\s>]*)/g;
const OUTSIDE = /^(?:https:\/\/|mailto:|tel:)/;

const isRight = (target: string, locale: Locale, headings: ReadonlySet<string>): boolean => {
  if (OUTSIDE.test(target)) return URL.canParse(target);
  if (target.startsWith('#')) return headings.has(target.slice(1));
  return target.startsWith('/') && matchRoute(target.replace(/[?#].*$/, ''))?.locale === locale;
};

/**
 * Returns the broken links of a Markdown text: those that lead neither to a page of this site in the same language nor
 * to a heading, and do not begin with `https:`, `mailto:` or `tel:`.
 * @param headings the ids of the text's own headings
 */
export const brokenLinks = (markdown: string, locale: Locale, headings: ReadonlySet<string>): string[] =>
  [...markdown.matchAll(LINK)].map(([, target = '']) => target).filter((target) => !isRight(target, locale, headings));
