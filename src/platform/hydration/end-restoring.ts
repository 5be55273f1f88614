/** What was stored is shown, or nothing of it could be: the page no longer waits for it (`directive.ts`). */
export function endRestoring(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-restoring]')) delete island.dataset.restoring;
}
