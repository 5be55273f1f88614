import { TOOL_COOKIES } from '../../config/tool-cookies.ts';

const PREFIXES = Object.values(TOOL_COOKIES).flatMap(({ cookies }) => cookies);
const isOfTool = (name: string): boolean => PREFIXES.some((prefix) => name.startsWith(prefix));

/** The host and its parent domains, because the tools set cookies on the highest domain that the browser allows. */
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
