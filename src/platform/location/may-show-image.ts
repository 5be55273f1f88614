import { PUBLIC_API_ORIGIN, PUBLIC_IMAGE_ORIGINS } from '../../config/env.ts';
import { parseUrl } from '../../lib/parse-url.ts';

/**
 * Whether a picture at this address may be shown; an address may be relative to the site. The content security policy
 * blocks images of other origins, too (src/config/csp.ts).
 */
export function mayShowImage(url: string): boolean {
  const origins = [window.location.origin, PUBLIC_API_ORIGIN, ...PUBLIC_IMAGE_ORIGINS.split(' ')];
  return url !== '' && origins.includes(parseUrl(url, window.location.origin)?.origin ?? 'none');
}
