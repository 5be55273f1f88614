import { canonicalPath, flowPrefixOfHost, pathOnHost } from '../../config/hosts.ts';
import { localeOfPath, localePrefix } from '../../config/locale-path.ts';
import { matchRoute } from '../../config/routes.ts';
import { FILE_ENDING } from '../deploy/headers.ts';

/** Where a request to a flow's own host leads: to a path of the route table, or to another address. */
export type HostAnswer = { readonly path: string } | { readonly elsewhere: string };

/**
 * Returns where the address of a page on a flow's own host leads, as in production (src/tools/deploy/nginx-maps.ts):
 * `regisbachelor.localhost:4321/faculty` is `/regisbachelor/faculty`.
 * @param campaign the campaign to which the start of the scholarships' host leads
 * @returns undefined for other hosts and for files
 */
export function onFlowHost({ host, hostname, pathname, protocol, search }: URL, campaign = ''): HostAnswer | undefined {
  if (!flowPrefixOfHost(hostname) || new RegExp(FILE_ENDING).test(pathname)) return undefined;
  const short = pathOnHost(pathname, hostname);
  // With a leading slash in the rest, the browser would read a host name.
  if (short !== pathname) return { elsewhere: short.replace(/\/{2,}/g, '/') + search };
  const path = canonicalPath({ hostname, pathname });
  if (matchRoute(path)) return { path };
  const locale = localePrefix(localeOfPath(pathname));
  const isStart = pathname.replace(/\/$/, '') === locale;
  if (isStart && campaign) return { elsewhere: `${locale}/${encodeURIComponent(campaign)}${search}` };
  if (matchRoute(pathname)) return { elsewhere: `${protocol}//${host.replace(/^[^.]+\./, '')}${pathname}${search}` };
  return { path };
}
