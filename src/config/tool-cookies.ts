import type { Tool } from './analytics.ts';

interface ToolCookies {
  readonly provider: string;
  /** Prefixes of the cookies that the tool sets on our own host. */
  readonly cookies: readonly string[];
}

/**
 * The provider of each tool and the cookies that it sets after consent. Both cookie policies list them with their
 * lifetimes.
 */
export const TOOL_COOKIES: Readonly<Record<Tool, ToolCookies>> = {
  // support.google.com/analytics/answer/11397207, business.safety.google/adscookies
  tagManager: { provider: 'Google', cookies: ['_ga', '_gid', '_gat', '_gcl_', '_dc_gtm_', 'FPID', 'FPLC'] },
  // ads.tiktok.com/help/article?aid=10007540
  videoPixel: { provider: 'TikTok', cookies: ['_ttp', '_tt_', 'ttcsid', 'ttclid'] },
  // learn.microsoft.com/clarity/setup-and-installation/cookie-list
  heatMap: { provider: 'Microsoft', cookies: ['_clck', '_clsk'] },
};
