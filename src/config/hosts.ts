import { FLOWS } from './flow-registry.ts';
import { localeOfPath, localePrefix } from './locale-path.ts';

/** The host labels that stand for a path prefix (docs/spec.md, section 1). */
export const HOST_LABELS: readonly string[] = [...Object.values(FLOWS).map(({ prefix }) => prefix), 'dashboard'];
export const DEV_ENDING = '-dev';

/** Every host has this page, which clears the data of its own host. It is not in the route table. */
export const CLEAR_PATH = '/clear-device';

/** Returns `/regisbachelor` for `regisbachelor.…` and `regisbachelor-dev.…`, and an empty text for other hosts. */
export const flowPrefixOfHost = (hostname: string): string => {
  const label = hostname.replace(/(?:-dev)?\..*/, '');
  return HOST_LABELS.includes(label) ? `/${label}` : '';
};

const prefixOfPath = (rest: string): string => {
  const first = /^\/[^/?#]*/.exec(rest)?.[0] ?? '';
  return HOST_LABELS.includes(first.slice(1)) ? first : '';
};

const parted = (path: string): readonly [locale: string, rest: string] => {
  const locale = localePrefix(localeOfPath(path));
  return [locale, path.slice(locale.length)];
};

/**
 * Returns the path in the route table: on a flow's own host, `/en/faculty` stands for `/en/regisbachelor/faculty`. A
 * prefix that is already there stays, and repeated slashes become one.
 */
export const canonicalPath = (at: { readonly hostname: string; readonly pathname: string }): string => {
  const [locale, rest] = parted(at.pathname.replace(/\/{2,}/g, '/'));
  return locale + (prefixOfPath(rest) ? '' : flowPrefixOfHost(at.hostname)) + rest;
};

/**
 * Returns an address of the route table as it is written on a host: without the host's own prefix, but with the
 * prefixes of others. Pages without a prefix are on the main host.
 * @param address a path, with query or hash; an address of another origin is returned unchanged
 * @param site the address of the main host; without it the path stays
 */
export const pathOnHost = (address: string, hostname: string, site = ''): string => {
  const own = flowPrefixOfHost(hostname);
  if (!own || !address.startsWith('/')) return address;
  const [locale, rest] = parted(address);
  const prefix = prefixOfPath(rest);
  if (prefix === own) return `${locale}/${rest.slice(own.length).replace(/^\//, '')}`;
  return prefix ? address : site.replace(/\/$/, '') + address;
};
