import { FLOW_SITE_URL } from './env.ts';
import type { Locale } from './locales.ts';
import { href } from './routes.ts';
import { CAMPAIGN_SLUGS, LIST_HASH, sisterSiteHref } from './sister-sites.ts';

/** The link of the scholarship card on the home page: the one open campaign, or the list of several on the same page. */
export function scholarshipCardHref(locale: Locale, open: readonly string[] = CAMPAIGN_SLUGS): string {
  const [only] = open;
  return only !== undefined && open.length === 1 ? campaignHref(only, locale) : LIST_HASH;
}

/** What a campaign is called until the server has told its name: `star-scholars` gives "Star scholars". */
export const nameOfSlug = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replace(/[-_]+/g, ' ');

export function campaignHref(slug: string, locale: Locale): string {
  if (!FLOW_SITE_URL.scholarship) return href('scholarship', locale, { slug });
  const site = new URL(sisterSiteHref('scholarship', locale));
  site.pathname = `${site.pathname.replace(/\/$/, '')}/${encodeURIComponent(slug)}`;
  return site.href;
}
