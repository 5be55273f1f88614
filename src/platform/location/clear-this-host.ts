import { PUBLIC_SITE_URL } from '../../config/env.ts';
import { CLEAR_PATH, pathOnHost } from '../../config/hosts.ts';
import { localeOfPath, localizedPath } from '../../config/locale-path.ts';
import { clearDevice } from '../storage/clear-device.ts';
import { isSentByUs, nextOrigin } from './next-origin.ts';

/** Clears what this host keeps and goes on to the next one; the home page of the main host says that all is done. */
const page = document.getElementById('clear-device');
const origins = (page?.dataset.origins ?? '').split(' ').filter(Boolean);
const { origin: own, hostname, pathname } = window.location;

function clearAndGoOn(): void {
  clearDevice();
  const locale = localeOfPath(pathname);
  const next = nextOrigin(origins, own);
  const home = pathOnHost(`${localizedPath('/', locale)}#cleared`, hostname, PUBLIC_SITE_URL);
  window.location.replace(next === undefined ? home : next + localizedPath(CLEAR_PATH, locale));
}

if (isSentByUs(origins, own, document.referrer)) clearAndGoOn();
else {
  for (const question of page?.querySelectorAll<HTMLElement>('[hidden]') ?? []) question.hidden = false;
  page?.querySelector('[role="status"]')?.remove();
  page?.querySelector('button')?.addEventListener('click', clearAndGoOn);
}
