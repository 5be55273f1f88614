import type { Tool } from './analytics.ts';
import type { Purpose } from './constants.ts';

interface ToolCookies {
  readonly provider: string;
  /** The tool is loaded for one of these. The tag manager is told for which. */
  readonly purposes: readonly Purpose[];
  /** Prefixes of the cookies that the tool sets on our own host. */
  readonly cookies: readonly string[];
  /** Prefixes of the keys that the tool keeps in the storage of the browser or of the tab. */
  readonly storage: readonly string[];
}

/**
 * The provider of each tool and what it keeps after consent. Both cookie policies list the cookies with their lifetimes,
 * and the keys.
 */
export const TOOL_COOKIES: Readonly<Record<Tool, ToolCookies>> = {
  // support.google.com/analytics/answer/11397207, business.safety.google/adscookies
  // A tag server of the university's own would set `FPID`, which no script can delete (docs/recipes/go-live.md).
  tagManager: {
    provider: 'Google',
    purposes: ['statistics', 'adverts'],
    cookies: ['_ga', '_gid', '_gat', '_gcl_', '_dc_gtm_'],
    storage: ['_gcl_'],
  },
  // ads.tiktok.com/help/article?aid=10007540
  videoPixel: {
    provider: 'TikTok',
    purposes: ['adverts'],
    cookies: ['_ttp', '_tt_', 'ttcsid', 'ttclid'],
    storage: ['tt_sessionId', 'tt_appInfo', 'tt_pixel_'],
  },
  // learn.microsoft.com/clarity/setup-and-installation/cookie-list
  heatMap: { provider: 'Microsoft', purposes: ['recordings'], cookies: ['_clck', '_clsk'], storage: ['_cltk'] },
};

/** The replay of visits sets no cookie. */
export const REPLAY_STORAGE = ['sentryReplaySession'];
