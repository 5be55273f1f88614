import type { APIRoute } from 'astro';
import { localizedPath } from '../config/locale-path.ts';
import { LOCALES, DEFAULT_LOCALE } from '../config/locales.ts';
import { pageOf } from '../config/page-settings.ts';
import { routeNames, routes } from '../config/routes.ts';

/** Paths for search engines. */
const paths = routeNames
  .filter((name) => pageOf(name).robots === 'index' && !pageOf(name).canonical && !routes[name].includes(':'))
  .map((name) => routes[name]);

/** Sitemap 0.9 with both languages of each page. */
export const GET: APIRoute = ({ site, url }) => {
  const absolute = (path: string): string => new URL(path, site ?? url).href;
  const alternates = (path: string): string =>
    [...LOCALES.map((locale) => [locale, locale] as const), ['x-default', DEFAULT_LOCALE] as const]
      .map(
        ([language, locale]) =>
          `    <xhtml:link rel="alternate" hreflang="${language}" href="${absolute(localizedPath(path, locale))}"/>`,
      )
      .join('\n');
  const entries = paths.flatMap((path) =>
    LOCALES.map(
      (locale) => `  <url>\n    <loc>${absolute(localizedPath(path, locale))}</loc>\n${alternates(path)}\n  </url>`,
    ),
  );
  const open =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
  const text = ['<?xml version="1.0" encoding="UTF-8"?>', open, ...entries, '</urlset>', ''].join('\n');
  return new Response(text, { headers: { 'Content-Type': 'application/xml' } });
};
