/**
 * A button that is pressed before React listens to it (astro-island keeps `ssr` until then) is marked, and the island presses it again
 * when it has woken: see `engine/press-again.ts`.
 */
document.addEventListener('click', ({ target }) => {
  const button =
    target instanceof Element ? target.closest<HTMLElement>('astro-island[ssr] button[type="button"]') : null;
  if (!button) return;
  for (const earlier of document.querySelectorAll<HTMLElement>('[data-pressed]')) delete earlier.dataset['pressed'];
  button.dataset['pressed'] = '';
});
