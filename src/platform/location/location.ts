import { PUBLIC_SITE_URL } from '../../config/env.ts';
import { CLEAR_PATH, flowPrefixOfHost, pathOnHost, canonicalPath } from '../../config/hosts.ts';
import { localizedPath } from '../../config/locale-path.ts';
import type { Locale } from '../../config/locales.ts';
import { SISTER_ORIGINS } from '../../config/site-origins.ts';
import { lenientQuery } from '../../lib/lenient-query.ts';
import { setLoading } from '../loading-overlay.ts';

/** Returns the page's path in the route table, also on a flow's own host; empty while the page is built. */
export const currentPath = (): string => (typeof window === 'undefined' ? '' : canonicalPath(window.location));
export const currentQuery = (): URLSearchParams =>
  lenientQuery(typeof window === 'undefined' ? '' : window.location.search);

/** The id of the element that the address names; empty if it names none. */
export const linkedId = (): string => window.location.hash.slice(1);

export function removeQueryParam(name: string): void {
  const query = currentQuery();
  query.delete(name);
  const url = new URL(window.location.href);
  url.search = query.toString();
  window.history.replaceState(window.history.state, '', url);
}

/** With `replace`, the current page leaves no history entry. */
export function navigate(url: string, options: { readonly replace?: boolean } = {}): void {
  const target = pathOnHost(url, window.location.hostname, PUBLIC_SITE_URL);
  if (new URL(target, window.location.href).origin !== window.location.origin) setLoading(true);
  if (options.replace) window.location.replace(target);
  else window.location.assign(target);
}

/** Opens an address unchanged, for example one that opens another browser. */
export const openAddress = (address: string): void => {
  window.location.assign(address);
};

/**
 * Opens the page that clears this device on all hosts of the site, if there are several
 * (docs/decisions/0005-storage.md). That page checks that a page of this site has sent the visitor.
 * @returns false, without navigating, if this is the only host
 */
export function clearEveryHost(locale: Locale): boolean {
  if (SISTER_ORIGINS.length === 0 && flowPrefixOfHost(window.location.hostname) === '') return false;
  document.head.append(Object.assign(document.createElement('meta'), { name: 'referrer', content: 'origin' }));
  window.location.replace(localizedPath(CLEAR_PATH, locale));
  return true;
}

export const reloadPage = (): void => {
  window.location.reload();
};

export const historyState = (): unknown => (typeof window === 'undefined' ? null : window.history.state);
