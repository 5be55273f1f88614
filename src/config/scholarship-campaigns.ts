import { FLOW_SITE_URL } from './env.ts';
import type { Locale } from './locales.ts';
import { href } from './routes.ts';
import { CAMPAIGN_SLUGS, LIST_HASH, sisterSiteHref } from './sister-sites.ts';

/** The link of the home page's scholarship card: the only open campaign, or the list of several on the same page. */
export function scholarshipCardHref(locale: Locale, open: readonly string[] = CAMPAIGN_SLUGS): string {
  const [only] = open;
  return only !== undefined && open.length === 1 ? campaignHref(only, locale) : LIST_HASH;
}

/**
 * Returns a campaign's name from its slug, until the server's name is loaded: `star-scholars` becomes "Star scholars",
 * on Thai pages after the Thai word for "scholarship".
 */
export const nameOfSlug = (slug: string, locale: Locale): string =>
  (locale === 'th' ? 'ทุน ' : '') + slug.charAt(0).toUpperCase() + slug.slice(1).replace(/[-_]+/g, ' ');

export function campaignHref(slug: string, locale: Locale): string {
  if (!FLOW_SITE_URL.scholarship) return href('scholarship', locale, { slug });
  const site = new URL(sisterSiteHref('scholarship', locale));
  site.pathname = `${site.pathname.replace(/\/$/, '')}/${encodeURIComponent(slug)}`;
  return site.href;
}
