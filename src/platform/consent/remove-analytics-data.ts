import { REPLAY_STORAGE, TOOL_COOKIES } from '../../config/tool-cookies.ts';
import type { Purpose } from '../../config/constants.ts';
import { allows, type Consent } from '../storage/consent-choice.ts';
import { removeForeignKeys } from '../storage/remove-foreign-keys.ts';

const startsWithOneOf = (prefixes: readonly string[], name: string): boolean =>
  prefixes.some((prefix) => name.startsWith(prefix));

/** The host and its parent domains, because the tools set cookies on the highest domain that the browser allows. */
const domainsOf = (host: string): string[] => {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
};

function removeCookies(host: string, prefixes: readonly string[]): void {
  const names = document.cookie.split('; ').map((pair) => pair.replace(/=.*/s, ''));
  const domains = ['', ...domainsOf(host).map((domain) => `; domain=${domain}`)];
  for (const name of names.filter((one) => startsWithOneOf(prefixes, one)))
    for (const domain of domains) document.cookie = `${name}=; path=/; expires=${new Date(0).toUTCString()}${domain}`;
}

/**
 * Deletes what measuring tools have kept on this host. What they keep on their own hosts is beyond our reach.
 * @param choice spares the tools that it allows; absent, nothing is spared
 */
export function removeAnalyticsData(host: string, choice?: Consent): void {
  const isAllowed = (purposes: readonly Purpose[]): boolean =>
    choice !== undefined && purposes.some((purpose) => allows(choice, purpose));
  const tools = Object.values(TOOL_COOKIES).filter(({ purposes }) => !isAllowed(purposes));
  const keys = [...tools.flatMap(({ storage }) => storage), ...(isAllowed(['recordings']) ? [] : REPLAY_STORAGE)];
  removeCookies(
    host,
    tools.flatMap(({ cookies }) => cookies),
  );
  removeForeignKeys((key) => startsWithOneOf(keys, key));
}
