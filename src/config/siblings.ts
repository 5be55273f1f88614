import {
  PUBLIC_DASHBOARD_URL,
  PUBLIC_REGISBACHELOR_URL,
  PUBLIC_REGISGRADUATE_URL,
  PUBLIC_REGISSCHOLARSHIP_URL,
  PUBLIC_REGISSHORTCOURSE_URL,
} from './env.ts';
import type { FlowId } from './flows.ts';
import type { Locale } from './locales.ts';
import { localizedPath } from './locale-path.ts';
import { href } from './routes.ts';
import { FEATURED_CAMPAIGN } from './site.ts';

export type Sibling = FlowId | 'dashboard';

const ADDRESS: Record<Sibling, string | undefined> = {
  bachelor: PUBLIC_REGISBACHELOR_URL,
  graduate: PUBLIC_REGISGRADUATE_URL,
  'short-course': PUBLIC_REGISSHORTCOURSE_URL,
  scholarship: PUBLIC_REGISSCHOLARSHIP_URL,
  dashboard: PUBLIC_DASHBOARD_URL,
};

const pathOf = (sibling: Sibling, locale: Locale): string =>
  sibling === 'scholarship'
    ? href('scholarship', locale, { slug: FEATURED_CAMPAIGN })
    : href(sibling === 'dashboard' ? 'dashboard.status-checking' : sibling, locale);

/** Where a sibling site starts: its own address when the environment names one, else the path on this site (decisions 1.4). */
export function siblingHref(sibling: Sibling, locale: Locale): string {
  const address = ADDRESS[sibling];
  return address ? new URL(localizedPath('/', locale), address).href : pathOf(sibling, locale);
}
