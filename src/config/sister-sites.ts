import { FLOW_SITE_URL, PUBLIC_DASHBOARD_URL, PUBLIC_SCHOLARSHIP_CAMPAIGNS } from './env.ts';
import { isPerCampaign, slugsIn, type FlowId } from './flow-registry.ts';
import type { Locale } from './locales.ts';
import { localizedPath } from './locale-path.ts';
import { href } from './routes.ts';

export const CAMPAIGN_SLUGS = slugsIn(PUBLIC_SCHOLARSHIP_CAMPAIGNS);

/** The anchor of the home page's list of open campaigns, which is hidden if there is only one. */
export const LIST_HASH = '#scholarships';

/**
 * Returns the address where a scholarship is chosen. If there is no list, the home page shows the only campaign among
 * the programmes.
 */
export const campaignListHref = (locale: Locale): string => href('home', locale) + LIST_HASH;

export type SisterSite = FlowId | 'dashboard';

function pathOf(sister: SisterSite, locale: Locale): string {
  if (sister === 'dashboard') return href('dashboard.status-checking', locale);
  const [slug = ''] = CAMPAIGN_SLUGS;
  return isPerCampaign(sister) ? href(sister, locale, { slug }) : href(sister, locale);
}

/**
 * Returns a sister site's address: its own URL if the environment names one, else its path on this site
 * (docs/spec-decisions.md, 1.4).
 */
export function sisterSiteHref(sister: SisterSite, locale: Locale): string {
  const url = sister === 'dashboard' ? PUBLIC_DASHBOARD_URL : FLOW_SITE_URL[sister];
  if (!url) return pathOf(sister, locale);
  const site = new URL(url);
  site.pathname = localizedPath(site.pathname, locale);
  return site.href;
}
