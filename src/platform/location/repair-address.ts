import { PUBLIC_SITE_URL } from '../../config/env.ts';
import { pathOnHost } from '../../config/hosts.ts';
import { RESUME_KEY } from '../../config/storage-keys.ts';
import { keepInTab } from '../storage/browser-storage.ts';
import { repairedPath } from './repaired-path.ts';
import { resumeAddress } from './resume-address.ts';

/**
 * Stores the token in this tab for the continue link's page, so that no second request contains it. A page on another
 * host cannot read this tab's storage.
 */
function withoutToken(path: string): string {
  const address = path.startsWith('/') ? resumeAddress(path) : undefined;
  return address && keepInTab(RESUME_KEY, JSON.stringify(address.link)) ? address.withoutToken : path;
}

/** Navigates from the not-found page to the page that was probably meant, before anything else reads the address. */
const { hostname, pathname, search, hash } = window.location;
const repaired = repairedPath(window.location);
const target = repaired === undefined ? pathname : pathOnHost(repaired, hostname, PUBLIC_SITE_URL);
if (target !== pathname) window.location.replace(withoutToken(target) + search + hash);
