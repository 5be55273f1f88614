import { REPLAY_STORAGE, TOOL_COOKIES } from '../../config/tool-cookies.ts';
import { removeForeignKeys } from '../storage/remove-foreign-keys.ts';

const TOOLS = Object.values(TOOL_COOKIES);
const COOKIES = TOOLS.flatMap(({ cookies }) => cookies);
const KEYS = [...TOOLS.flatMap(({ storage }) => storage), ...REPLAY_STORAGE];
const startsWithOneOf = (prefixes: readonly string[], name: string): boolean =>
  prefixes.some((prefix) => name.startsWith(prefix));

/** The host and its parent domains, because the tools set cookies on the highest domain that the browser allows. */
const domainsOf = (host: string): string[] => {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
};

function removeCookies(host: string): void {
  const names = document.cookie.split('; ').map((pair) => pair.replace(/=.*/s, ''));
  const domains = ['', ...domainsOf(host).map((domain) => `; domain=${domain}`)];
  for (const name of names.filter((one) => startsWithOneOf(COOKIES, one)))
    for (const domain of domains) document.cookie = `${name}=; path=/; expires=${new Date(0).toUTCString()}${domain}`;
}

/** Deletes what measuring tools have kept on this host. What they keep on their own hosts is beyond our reach. */
export function removeAnalyticsData(host: string): void {
  removeCookies(host);
  removeForeignKeys((key) => startsWithOneOf(KEYS, key));
}
