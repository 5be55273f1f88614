/** astro-island keeps `ssr` until hydration; `useReplayEarlyClick` clicks the button again. */
document.addEventListener('click', ({ target }) => {
  const button =
    target instanceof Element ? target.closest<HTMLElement>('astro-island[ssr] button[type="button"]') : null;
  if (!button) return;
  for (const earlier of document.querySelectorAll<HTMLElement>('[data-early-click]')) delete earlier.dataset.earlyClick;
  button.dataset.earlyClick = '';
});
