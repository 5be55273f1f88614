import type { ANALYTICS_HOSTS } from './constants.ts';
import {
  FLOW_TAG_MANAGER_ID,
  PUBLIC_HEAT_MAP_HOST,
  PUBLIC_HEAT_MAP_ID,
  PUBLIC_SENTRY_DSN,
  PUBLIC_TAG_MANAGER_HOST,
  PUBLIC_TAG_MANAGER_ID_DASHBOARD,
  PUBLIC_VIDEO_PIXEL_HOST,
  PUBLIC_VIDEO_PIXEL_ID,
} from './env.ts';
import type { FlowId } from './flow-registry.ts';

/** The tools that measure the site or report its errors (docs/decisions/0010-consent.md). */
export type Tool = keyof typeof ANALYTICS_HOSTS;

/** Script URLs of the tools on pages of a flow. Tools that are not configured are missing. */
export function toolScripts(tools: readonly string[], flow: FlowId | undefined): Partial<Record<Tool, string>> {
  const at = (host: string, path: string, id: string | undefined): string | undefined =>
    id && new URL(path + encodeURIComponent(id), host).href;
  const container = flow === undefined ? PUBLIC_TAG_MANAGER_ID_DASHBOARD : FLOW_TAG_MANAGER_ID[flow];
  const found = {
    tagManager: at(PUBLIC_TAG_MANAGER_HOST, '/gtm.js?id=', container),
    videoPixel: at(PUBLIC_VIDEO_PIXEL_HOST, '/i18n/pixel/events.js?lib=ttq&sdkid=', PUBLIC_VIDEO_PIXEL_ID),
    heatMap: at(PUBLIC_HEAT_MAP_HOST, '/tag/', PUBLIC_HEAT_MAP_ID),
  };
  return Object.fromEntries(Object.entries(found).filter(([tool, url]) => url && tools.includes(tool)));
}

export const reportsErrors = Boolean(PUBLIC_SENTRY_DSN);
