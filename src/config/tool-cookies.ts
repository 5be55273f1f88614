/** How the names of the cookies begin that these tools set on our own host, by their makers' documentation. */
export const TOOL_COOKIES = {
  tagManager: ['_ga', '_gid', '_gat', '_gcl_', '_dc_gtm_', 'FPID', 'FPLC'],
  videoPixel: ['_ttp', '_tt_', 'ttcsid', 'ttclid'],
  heatMap: ['_clck', '_clsk'],
} as const;
