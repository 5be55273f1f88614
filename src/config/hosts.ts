import { FLOW_PREFIX } from './flows.ts';
import { localeOfPath, localePrefix } from './locale-path.ts';

/** First labels of host names that stand for a path prefix (spec, section 1); each has a twin that ends in `-dev`. */
export const HOST_LABELS: readonly string[] = [...Object.values(FLOW_PREFIX), 'dashboard'];
export const TWIN_ENDING = '-dev';

/** What a host name stands for: `/regisbachelor` on `regisbachelor.…` and on `regisbachelor-dev.…`, nothing on any other. */
export const prefixOfHost = (hostname: string): string => {
  const label = hostname.replace(/(?:-dev)?\..*/, '');
  return HOST_LABELS.includes(label) ? `/${label}` : '';
};

/** The prefix that is written in a path without its locale, or nothing. */
const prefixOfPath = (rest: string): string => {
  const first = /^\/[^/?#]*/.exec(rest)?.[0] ?? '';
  return HOST_LABELS.includes(first.slice(1)) ? first : '';
};

const parted = (path: string): readonly [locale: string, rest: string] => {
  const locale = localePrefix(localeOfPath(path));
  return [locale, path.slice(locale.length)];
};

/** The path by the route table: on a flow's own host `/en/faculty` is `/en/regisbachelor/faculty`; a prefix that is written stays. */
export const canonicalPath = (at: { readonly hostname: string; readonly pathname: string }): string => {
  const [locale, rest] = parted(at.pathname);
  return locale + (prefixOfPath(rest) ? '' : prefixOfHost(at.hostname)) + rest;
};

/**
 * How an address of the route table is written on a host: its own prefix drops, other prefixes stay, and pages of no prefix are on the
 * site's main host.
 * @param address path, with query or hash; an address of another origin stays as it is
 * @param site address of the main host; without one the path stays
 */
export const addressOnHost = (address: string, hostname: string, site = ''): string => {
  const own = prefixOfHost(hostname);
  if (!own || !address.startsWith('/')) return address;
  const [locale, rest] = parted(address);
  const prefix = prefixOfPath(rest);
  if (prefix === own) return `${locale}/${rest.slice(own.length).replace(/^\//, '')}`;
  return prefix ? address : site.replace(/\/$/, '') + address;
};
