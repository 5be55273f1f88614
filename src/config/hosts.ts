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

/** The path by the route table: on a flow's own host `/en/faculty` is `/en/regisbachelor/faculty`. */
export const canonicalPath = ({
  hostname,
  pathname,
}: {
  readonly hostname: string;
  readonly pathname: string;
}): string => {
  const locale = localePrefix(localeOfPath(pathname));
  return locale + prefixOfHost(hostname) + pathname.slice(locale.length);
};

/**
 * How an address of the route table is written on a host: its own prefix drops, and what is not under it lives on the site's main host.
 * @param address path, with query or hash; an address of another origin stays as it is
 * @param site address of the main host, without one the path stays
 */
export const addressOnHost = (address: string, hostname: string, site = ''): string => {
  const prefix = prefixOfHost(hostname);
  if (!prefix || !address.startsWith('/')) return address;
  const own = new RegExp(`^((?:/en)?)${prefix}(?=[/?#]|$)/?`);
  return own.test(address) ? address.replace(own, '$1/') : site.replace(/\/$/, '') + address;
};
