import { PUBLIC_SITE_URL } from '../../config/env.ts';
import { pathOnHost } from '../../config/hosts.ts';

/** The language toggle builds its own URL. */
const LINKS = 'a[href^="/"]:not([data-language-toggle])';

function rewrite({ target }: Event): void {
  const link = target instanceof Element ? target.closest(LINKS) : null;
  const href = link?.getAttribute('href');
  if (!link || !href || link.getAttribute('data-href-rewritten') === href) return;
  const shortened = pathOnHost(href, location.hostname, PUBLIC_SITE_URL);
  link.setAttribute('href', shortened);
  link.setAttribute('data-href-rewritten', shortened);
}

/** Rewrites a link when the pointer or the keyboard reaches it. */
export function rewriteLinksOnUse(): void {
  for (const event of ['pointerover', 'pointerdown', 'focusin', 'click'])
    document.addEventListener(event, rewrite, true);
}
