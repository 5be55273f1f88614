import { FLOWS } from './flow-registry.ts';
import { localeOfPath, localePrefix } from './locale-path.ts';

/** The first label of a host name stands for a path prefix (docs/spec.md, section 1). */
export const HOST_LABELS: readonly string[] = [...Object.values(FLOWS).map(({ prefix }) => prefix), 'dashboard'];
export const DEV_ENDING = '-dev';

/** Every host has this page, because it clears the data of its own host. It is not in the route table. */
export const CLEAR_PATH = '/clear-device';

/** The prefix is `/regisbachelor` on `regisbachelor.…` and `regisbachelor-dev.…`; it is empty on other hosts. */
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

/** Path in the route table: on a flow's own host `/en/faculty` stands for `/en/regisbachelor/faculty`. A prefix that is written stays, doubled slashes are one. */
export const canonicalPath = (at: { readonly hostname: string; readonly pathname: string }): string => {
  const [locale, rest] = parted(at.pathname.replace(/\/{2,}/g, '/'));
  return locale + (prefixOfPath(rest) ? '' : flowPrefixOfHost(at.hostname)) + rest;
};

/**
 * How an address of the route table is written on a host: its own prefix drops, other prefixes stay, and pages of no prefix are on the
 * site's main host.
 * @param address path, with query or hash; an address of another origin stays as it is
 * @param site address of the main host; without one the path stays
 */
export const pathOnHost = (address: string, hostname: string, site = ''): string => {
  const own = flowPrefixOfHost(hostname);
  if (!own || !address.startsWith('/')) return address;
  const [locale, rest] = parted(address);
  const prefix = prefixOfPath(rest);
  if (prefix === own) return `${locale}/${rest.slice(own.length).replace(/^\//, '')}`;
  return prefix ? address : site.replace(/\/$/, '') + address;
};
