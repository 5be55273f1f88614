import { PUBLIC_SITE_URL } from '../../config/env.ts';
import { canonicalPath, pathOnHost } from '../../config/hosts.ts';
import { mendedPath } from './mended-path.ts';

/** Leads from the not-found page to the page that was probably meant, before anything else reads the address. */
const { hostname, pathname, search, hash } = window.location;
const mended = mendedPath(canonicalPath(window.location));
const target = mended === undefined ? pathname : pathOnHost(mended, hostname, PUBLIC_SITE_URL);
if (target !== pathname) window.location.replace(target + search + hash);
