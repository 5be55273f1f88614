import type { Event } from '@sentry/astro';
import { outlineBeforeHydration, outlineOf } from '../hydration/island-outline.ts';
import { readPage } from '../read-page.ts';

/** React's error numbers for a page that differed from its render, so that it rendered the page again. */
const RENDERED_AGAIN = /Minified React error #(?:418|423|425)\b/;

/** Whether an event reports only that. The same event also lists errors thrown during hydration. */
export function isHydrationMismatch({ exception }: Event): boolean {
  const values = exception?.values ?? [];
  return values.length > 0 && values.every(({ value = '' }) => RENDERED_AGAIN.test(value));
}

/**
 * Whether a translator, an extension or other foreign code changed the page before hydration. If the page cannot be
 * loaded again it counts as unchanged, so that our own mistakes are always reported.
 * @param open resolves with the page as the server sends it
 */
export async function wasChangedByOthers(
  open: () => Promise<Document> = () => readPage(location.pathname),
): Promise<boolean> {
  const before = outlineBeforeHydration();
  const served = await open().catch(() => null);
  const islands = [...(served?.querySelectorAll('astro-island') ?? [])].map(outlineOf);
  return before !== undefined && islands.length > 0 && !islands.includes(before);
}
