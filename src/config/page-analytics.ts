import { reportsErrors, toolScripts, type Tool } from './analytics.ts';
import { ANALYTICS_HOSTS } from './constants.ts';
import {
  FLOW_TAG_MANAGER_ID,
  PUBLIC_HEAT_MAP_ID,
  PUBLIC_TAG_MANAGER_ID_DASHBOARD,
  PUBLIC_TAG_MANAGER_NOSCRIPT,
  PUBLIC_VIDEO_PIXEL_ID,
} from './env.ts';
import { flowOf, pageOf } from './page-settings.ts';
import { routes, type RouteName } from './routes.ts';

/** The analytics that a page may have are decided at build time (docs/decisions/0010-consent.md). */
export type PageName = RouteName | 'not-found';

/** A script of another origin could read what is typed or shown on the page. */
export const allowsAnalytics = (page: PageName): boolean =>
  page !== 'not-found' && ['home', 'policy'].includes(pageOf(page).screen);

/** On these pages the tag manager gets a single event: an application is complete. */
const reportsCompletion = (page: PageName): boolean => page.endsWith('.confirmation-complete');

/**
 * False if the URL contains an id or a token or may be a mistyped continue link, and if the page shows money, documents
 * or answers.
 */
function hasSafeUrl(page: PageName): boolean {
  if (page === 'not-found') return false;
  return ['home', 'policy', 'step'].includes(pageOf(page).screen) && !/:(?:id|token)\b/.test(routes[page]);
}

/** False if the page asks for a one-time code or accepts files (docs/spec-decisions.md, section 8). */
export const mayReplay = (page: PageName): boolean =>
  hasSafeUrl(page) && page !== 'not-found' && !pageOf(page).asksForOtp && !pageOf(page).takesFiles;

/** The tools of a page are written into its markup, so that the browser needs no table of pages. */
export function toolsOf(page: PageName): Tool[] {
  if (allowsAnalytics(page)) return ['tagManager', 'videoPixel', 'heatMap'];
  return reportsCompletion(page) ? ['tagManager'] : [];
}

const scriptsOf = (page: PageName, tools: readonly Tool[]): Partial<Record<Tool, string>> =>
  toolScripts(tools, page === 'not-found' ? undefined : flowOf(page));
export const scriptsOfPage = (page: PageName) => scriptsOf(page, toolsOf(page));

/** The tag manager's frame for browsers without scripts. It can neither ask for consent nor see the surrounding page. */
export const frameOf = (page: PageName): string | undefined =>
  PUBLIC_TAG_MANAGER_NOSCRIPT && hasSafeUrl(page)
    ? scriptsOf(page, ['tagManager']).tagManager?.replace('/gtm.js?', '/ns.html?')
    : undefined;

const IDS = [PUBLIC_TAG_MANAGER_ID_DASHBOARD, PUBLIC_VIDEO_PIXEL_ID, PUBLIC_HEAT_MAP_ID];
export const asksConsent = reportsErrors || [...Object.values(FLOW_TAG_MANAGER_ID), ...IDS].some(Boolean);

/** Further hosts that a tool contacts when it runs from its real address. */
const COMPANIONS: Record<Tool, { readonly script: readonly string[]; readonly connect: readonly string[] }> = {
  tagManager: { script: [], connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'] },
  videoPixel: { script: [], connect: ['https://*.tiktok.com'] },
  heatMap: { script: ['https://*.clarity.ms'], connect: ['https://*.clarity.ms', 'https://c.bing.com'] },
};

export interface Sources {
  readonly script: readonly string[];
  /** Hosts for calls and pictures alike, because a tool falls back from one to the other. */
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

export function toolSources(page: PageName): Sources {
  const tools = (Object.entries(scriptsOfPage(page)) as [Tool, string][]).map(([tool, url]) => {
    const { origin } = new URL(url);
    const { script, connect } = origin === ANALYTICS_HOSTS[tool] ? COMPANIONS[tool] : { script: [], connect: [] };
    return { script: [origin, ...script], connect: [origin, ...connect] };
  });
  return {
    script: unique(tools.flatMap(({ script }) => script)),
    connect: unique(tools.flatMap(({ connect }) => connect)),
    frame: originsOf(frameOf(page)),
  };
}

export const originsOf = (url: string | undefined): string[] => (url ? [new URL(url).origin] : []);
const unique = (sources: readonly string[]): string[] => [...new Set(sources)];
