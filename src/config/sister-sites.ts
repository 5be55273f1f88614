import { FLOW_SITE_URL, PUBLIC_DASHBOARD_URL } from './env.ts';
import { isPerCampaign, type FlowId } from './flow-registry.ts';
import type { Locale } from './locales.ts';
import { localizedPath } from './locale-path.ts';
import { href } from './routes.ts';
import { FEATURED_CAMPAIGN } from './site.ts';

export type SisterSite = FlowId | 'dashboard';

function pathOf(sister: SisterSite, locale: Locale): string {
  if (sister === 'dashboard') return href('dashboard.status-checking', locale);
  return isPerCampaign(sister) ? href(sister, locale, { slug: FEATURED_CAMPAIGN }) : href(sister, locale);
}

/** Where a sister site starts: its own URL when the environment names one, else the path on this site (docs/spec-decisions.md, 1.4). */
export function sisterSiteHref(sister: SisterSite, locale: Locale): string {
  const url = sister === 'dashboard' ? PUBLIC_DASHBOARD_URL : FLOW_SITE_URL[sister];
  return url ? new URL(localizedPath('/', locale), url).href : pathOf(sister, locale);
}
