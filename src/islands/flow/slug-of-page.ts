import { PLACEHOLDER } from '../../config/locale-path.ts';
import { matchRoute } from '../../config/routes.ts';
import { linkText } from '../../model/link-text.ts';

/** A page is built once for all campaigns: its HTML has a placeholder for the slug. */
export function slugOfPage(path: string): string | undefined {
  if (typeof window === 'undefined') return PLACEHOLDER;
  const slug = matchRoute(path)?.parameters['slug'];
  return slug && (linkText(slug) || slug);
}
