import { PUBLIC_SITE_URL } from '../../config/env.ts';
import { CLEAR_PATH, pathOnHost } from '../../config/hosts.ts';
import { localeOfPath, localizedPath } from '../../config/locale-path.ts';
import { clearDevice } from '../storage/clear-device.ts';
import { cameFromOwnHost, nextHop } from './next-origin.ts';
import { last } from '../../lib/last.ts';

/**
 * Clears this host's data and navigates to the next host. At the end, the main host's home page says that everything
 * was cleared.
 */
const page = document.getElementById('clear-device');
const origins = (page?.dataset.origins ?? '').split(' ').filter(Boolean);
const { origin: own, hash, hostname, pathname } = window.location;

/** @param remaining how many hosts follow, from the fragment of the address */
function clearAndOpenNext(remaining?: number): void {
  clearDevice();
  const locale = localeOfPath(pathname);
  const next = nextHop(origins, own, remaining);
  const home = pathOnHost(`${localizedPath('/', locale)}#cleared`, hostname, PUBLIC_SITE_URL);
  const main = last(origins) ?? own;
  const done = main === own ? home : `${main}${localizedPath('/', locale)}#cleared`;
  window.location.replace(next ? `${next.origin}${localizedPath(CLEAR_PATH, locale)}#${next.remaining}` : done);
}

if (cameFromOwnHost(origins, own, document.referrer))
  clearAndOpenNext(/^#\d$/.test(hash) ? Number(hash.slice(1)) : undefined);
else {
  for (const question of page?.querySelectorAll<HTMLElement>('[hidden]') ?? []) question.hidden = false;
  page?.querySelector('[role="status"]')?.remove();
  page?.querySelector('button')?.addEventListener('click', () => clearAndOpenNext());
}
