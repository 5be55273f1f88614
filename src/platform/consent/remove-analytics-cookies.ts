import { ANALYTICS_COOKIES } from '../../config/analytics-cookies.ts';

const PREFIXES = Object.values(ANALYTICS_COOKIES).flat();
const isOfTool = (name: string): boolean => PREFIXES.some((prefix) => name.startsWith(prefix));

/** Itself and all parent domains: tools set cookies on the highest domain that the browser allows. */
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
