import { TOOL_HOSTS } from './constants.ts';
import {
  PUBLIC_HEAT_MAP_HOST,
  PUBLIC_HEAT_MAP_ID,
  PUBLIC_SENTRY_DSN,
  PUBLIC_TAG_MANAGER_HOST,
  PUBLIC_TAG_MANAGER_ID_BACHELOR,
  PUBLIC_TAG_MANAGER_ID_DASHBOARD,
  PUBLIC_TAG_MANAGER_ID_GRADUATE,
  PUBLIC_TAG_MANAGER_ID_SCHOLARSHIP,
  PUBLIC_TAG_MANAGER_ID_SHORT_COURSE,
  PUBLIC_TAG_MANAGER_NOSCRIPT,
  PUBLIC_VIDEO_PIXEL_HOST,
  PUBLIC_VIDEO_PIXEL_ID,
} from './env.ts';
import type { FlowId } from './flows.ts';
import { routeOf, type RouteName } from './routes.ts';

/** What measures, or reports, on behalf of the site, and where it may (spec section 1; docs/decisions/0010-consent.md). */
export type Tool = keyof typeof TOOL_HOSTS;
export type PageName = RouteName | 'not-found';

const CONTAINER: Record<FlowId | 'dashboard', string | undefined> = {
  bachelor: PUBLIC_TAG_MANAGER_ID_BACHELOR,
  graduate: PUBLIC_TAG_MANAGER_ID_GRADUATE,
  'short-course': PUBLIC_TAG_MANAGER_ID_SHORT_COURSE,
  scholarship: PUBLIC_TAG_MANAGER_ID_SCHOLARSHIP,
  dashboard: PUBLIC_TAG_MANAGER_ID_DASHBOARD,
};

/** Pages on which a one-time code is asked for as part of the way. */
const CODE_PAGES: readonly PageName[] = ['bachelor', 'graduate', 'short-course', 'short-course.course', 'scholarship'];

/**
 * Whether tags may load on a page at all. Not where an address holds an id or a token, not where money, documents, the answers as a
 * whole or an application's state are shown; not on the error page, whose address may be a mistyped resume link.
 */
export function mayMeasure(page: PageName): boolean {
  if (page === 'not-found') return false;
  const { screen, path } = routeOf(page);
  return ['home', 'policy', 'step'].includes(screen) && !/:(?:id|token)\b/.test(path);
}

/** A heat map sees the whole page, so it never runs where somebody fills in a form. */
const mayMap = (page: PageName): boolean => mayMeasure(page) && page !== 'not-found' && routeOf(page).screen !== 'step';

/** Whether what happens on a page may be replayed (decisions, section 8). */
export const mayReplay = (page: PageName): boolean => mayMeasure(page) && !CODE_PAGES.includes(page);

/** The tools that a page may have; it says so itself when it is built, so that the browser needs no table of pages. */
export const toolsOf = (page: PageName): Tool[] =>
  (['tagManager', 'videoPixel', 'heatMap'] as const).filter((tool) => (tool === 'heatMap' ? mayMap : mayMeasure)(page));

/** Addresses of the scripts of these tools, on pages of this flow; a tool that is not configured is missing. */
export function tagAddresses(tools: readonly string[], flow: FlowId | undefined): Partial<Record<Tool, string>> {
  const at = (host: string, path: string, id: string | undefined): string | undefined =>
    id && new URL(path + encodeURIComponent(id), host).href;
  const found = {
    tagManager: at(PUBLIC_TAG_MANAGER_HOST, '/gtm.js?id=', CONTAINER[flow ?? 'dashboard']),
    videoPixel: at(PUBLIC_VIDEO_PIXEL_HOST, '/i18n/pixel/events.js?lib=ttq&sdkid=', PUBLIC_VIDEO_PIXEL_ID),
    heatMap: at(PUBLIC_HEAT_MAP_HOST, '/tag/', PUBLIC_HEAT_MAP_ID),
  };
  return Object.fromEntries(Object.entries(found).filter(([tool, address]) => address && tools.includes(tool)));
}

/** Addresses of the scripts that a page may load after consent. */
export const tagsOf = (page: PageName): Partial<Record<Tool, string>> =>
  tagAddresses(toolsOf(page), page === 'not-found' ? undefined : routeOf(page).flow);

/** The tag manager's frame for browsers without scripts, where its switch is on. It cannot ask for consent. */
export const frameOf = (page: PageName): string | undefined =>
  PUBLIC_TAG_MANAGER_NOSCRIPT ? tagsOf(page).tagManager?.replace('/gtm.js?', '/ns.html?') : undefined;

export const reportsErrors = Boolean(PUBLIC_SENTRY_DSN);

/** Whether there is anything to ask consent for, on any page: then every page can show the choice. */
export const asksConsent =
  reportsErrors || [...Object.values(CONTAINER), PUBLIC_VIDEO_PIXEL_ID, PUBLIC_HEAT_MAP_ID].some(Boolean);

/** Hosts beside its own that a tool sends to, where it really is what its name says. */
const COMPANIONS: Record<Tool, { readonly script: readonly string[]; readonly connect: readonly string[] }> = {
  tagManager: { script: [], connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'] },
  videoPixel: { script: [], connect: ['https://*.tiktok.com'] },
  heatMap: { script: ['https://*.clarity.ms'], connect: ['https://*.clarity.ms', 'https://c.bing.com'] },
};

export interface Sources {
  readonly script: readonly string[];
  /** For calls and pictures alike: a tool falls back from one to the other. */
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

/** What a page's policy must allow for its tools and for error reports; nothing that is not configured. */
export function tagSources(page: PageName): Sources {
  const tools = (Object.entries(tagsOf(page)) as [Tool, string][]).map(([tool, address]) => {
    const { origin } = new URL(address);
    const { script, connect } = origin === TOOL_HOSTS[tool] ? COMPANIONS[tool] : { script: [], connect: [] };
    return { script: [origin, ...script], connect: [origin, ...connect] };
  });
  const frame = frameOf(page);
  return {
    script: unique(tools.flatMap(({ script }) => script)),
    connect: unique([...tools.flatMap(({ connect }) => connect), ...originsOf(PUBLIC_SENTRY_DSN)]),
    frame: originsOf(frame),
  };
}

const originsOf = (address: string | undefined): string[] => (address ? [new URL(address).origin] : []);
const unique = (sources: readonly string[]): string[] => [...new Set(sources)];
