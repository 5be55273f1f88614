const forgetEarlyClick = (): void => {
  for (const button of document.querySelectorAll<HTMLElement>('[data-early-click]')) delete button.dataset.earlyClick;
};

/** Uses the capture phase, because React stops the click until the island's screen is hydrated. */
document.addEventListener(
  'click',
  ({ target }) => {
    const button =
      target instanceof Element &&
      target.closest<HTMLElement>('astro-island:not([data-hydrated]) button[type="button"]');
    if (!button) return;
    forgetEarlyClick();
    button.dataset.earlyClick = '';
  },
  true,
);
/** React has hydrated the screen because of this click and has handled it. */
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('astro-island[data-hydrated]')) forgetEarlyClick();
});
