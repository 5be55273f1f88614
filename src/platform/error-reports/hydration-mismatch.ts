import type { Event } from '@sentry/astro';
import { outlineBeforeHydration, outlineOf } from '../hydration/island-outline.ts';
import { isTranslated } from '../translated-page.ts';

/** React reports by these numbers that a page was not as it had rendered it and that it was rendered again. */
const RENDERED_AGAIN = /Minified React error #(?:418|423|425)\b/;

/** Whether an event tells nothing else; an error that was thrown while the page hydrated is listed beside it. */
export function isHydrationMismatch({ exception }: Event): boolean {
  const values = exception?.values ?? [];
  return values.length > 0 && values.every(({ value = '' }) => RENDERED_AGAIN.test(value));
}

/**
 * Asks the server for this page once more. `responseType` parses it without a string of markup, which Trusted Types
 * refuse to a parser.
 */
const servedPage = (): Promise<Document | null> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.addEventListener('load', () => resolve(request.responseXML));
    request.addEventListener('error', () => reject(new Error('The page could not be read again.')));
    request.open('GET', location.pathname);
    request.send();
  });

/**
 * Whether a translator, an extension or anything else that is not the site had changed the page before React took it
 * over. A page that cannot be read again counts as untouched, so that a mistake of our own is never kept back.
 * @param open resolves with the page as the server sends it
 */
export async function wasChangedByOthers(open: () => Promise<Document | null> = servedPage): Promise<boolean> {
  if (isTranslated()) return true;
  const before = outlineBeforeHydration();
  const served = await open().catch(() => null);
  const islands = [...(served?.querySelectorAll('astro-island') ?? [])].map(outlineOf);
  return before !== undefined && islands.length > 0 && !islands.includes(before);
}
