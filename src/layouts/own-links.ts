import { PUBLIC_SITE_URL } from '../config/env.ts';
import { addressOnHost } from '../config/hosts.ts';

/** The language toggle is made from the present address, so it is right on any host. */
const LINKS = 'a[href^="/"]:not([data-language-toggle])';

function aim({ target }: Event): void {
  const link = target instanceof Element ? target.closest(LINKS) : null;
  const address = link?.getAttribute('href');
  if (!link || !address || link.getAttribute('data-aimed') === address) return;
  const own = addressOnHost(address, location.hostname, PUBLIC_SITE_URL);
  link.setAttribute('href', own);
  link.setAttribute('data-aimed', own);
}

/** Writes a link's address as this host writes it, when a pointer or the keyboard reaches it. */
export function aimLinks(): void {
  for (const event of ['pointerover', 'pointerdown', 'focusin', 'click']) document.addEventListener(event, aim, true);
}
