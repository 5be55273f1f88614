/**
 * How the names of the cookies begin that these tools set on our own host. Sources:
 * tag manager: support.google.com/analytics/answer/11397207 and the list it names, business.safety.google/adscookies;
 * video pixel: ads.tiktok.com/help/article?aid=10007540;
 * heat map: learn.microsoft.com/clarity/setup-and-installation/cookie-list, those it calls first-party.
 */
export const TOOL_COOKIES = {
  tagManager: ['_ga', '_gid', '_gat', '_gcl_', '_dc_gtm_', 'FPID', 'FPLC'],
  videoPixel: ['_ttp', '_tt_', 'ttcsid', 'ttclid'],
  heatMap: ['_clck', '_clsk'],
} as const;
