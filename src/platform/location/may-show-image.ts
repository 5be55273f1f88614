import { PUBLIC_API_ORIGIN, PUBLIC_IMAGE_ORIGINS } from '../../config/env.ts';
import { parseUrl } from '../../lib/parse-url.ts';

/** The content security policy blocks images of other origins, too (src/config/csp.ts). */
export function mayShowImage(url: string): boolean {
  const origins = [window.location.origin, PUBLIC_API_ORIGIN, ...PUBLIC_IMAGE_ORIGINS.split(' ')];
  return origins.includes(parseUrl(url)?.origin ?? 'none');
}
