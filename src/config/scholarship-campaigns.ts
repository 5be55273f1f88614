import { FLOW_SITE_URL } from './env.ts';
import type { Locale } from './locales.ts';
import { href } from './routes.ts';
import { LIST_HASH, sisterSiteHref } from './sister-sites.ts';

/** The link of the scholarship card on the home page; it leads to the list on the same page where there is one. */
export const scholarshipCardHref = (locale: Locale): string => LIST_HASH || sisterSiteHref('scholarship', locale);

export function campaignHref(slug: string, locale: Locale): string {
  if (!FLOW_SITE_URL.scholarship) return href('scholarship', locale, { slug });
  const site = new URL(sisterSiteHref('scholarship', locale));
  site.pathname = `${site.pathname.replace(/\/$/, '')}/${encodeURIComponent(slug)}`;
  return site.href;
}
