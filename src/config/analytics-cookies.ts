export const ANALYTICS_COOKIES = {
  // support.google.com/analytics/answer/11397207, business.safety.google/adscookies
  tagManager: ['_ga', '_gid', '_gat', '_gcl_', '_dc_gtm_', 'FPID', 'FPLC'],
  // ads.tiktok.com/help/article?aid=10007540
  videoPixel: ['_ttp', '_tt_', 'ttcsid', 'ttclid'],
  // learn.microsoft.com/clarity/setup-and-installation/cookie-list
  heatMap: ['_clck', '_clsk'],
} as const;
