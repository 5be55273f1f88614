/** The cookies of the analytics tools, by the beginnings of their names. */
const PREFIXES = [
  // Tag manager: support.google.com/analytics/answer/11397207, business.safety.google/adscookies
  ...['_ga', '_gid', '_gat', '_gcl_', '_dc_gtm_', 'FPID', 'FPLC'],
  // Video pixel: ads.tiktok.com/help/article?aid=10007540
  ...['_ttp', '_tt_', 'ttcsid', 'ttclid'],
  // Heat map: learn.microsoft.com/clarity/setup-and-installation/cookie-list
  ...['_clck', '_clsk'],
];
const isOfTool = (name: string): boolean => PREFIXES.some((prefix) => name.startsWith(prefix));

/** The host and all its parent domains, because the tools set cookies on the highest domain that the browser allows. */
const domainsOf = (host: string): string[] => {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
};

export function removeAnalyticsCookies(host: string): void {
  const names = document.cookie.split('; ').map((pair) => pair.replace(/=.*/s, ''));
  const domains = ['', ...domainsOf(host).map((domain) => `; domain=${domain}`)];
  for (const name of names.filter(isOfTool))
    for (const domain of domains) document.cookie = `${name}=; path=/; expires=${new Date(0).toUTCString()}${domain}`;
}
