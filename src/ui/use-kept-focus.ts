import { useLayoutEffect } from 'react';

/** The element that had the focus last, also when React has taken it from the page since. */
let lastFocused: Element | null = null;
if (typeof document !== 'undefined') {
  lastFocused = document.activeElement;
  document.addEventListener('focus', ({ target }) => (lastFocused = target instanceof Element ? target : null), true);
}

/**
 * Keeps the focus in the field where somebody types while an island hydrates. A page that the browser has translated
 * before does not match, so React replaces its elements (docs/decisions/0034-translated-pages.md).
 */
export function useKeptFocus(): void {
  useLayoutEffect(() => {
    if (lastFocused?.id && !lastFocused.isConnected && document.activeElement === document.body)
      document.getElementById(lastFocused.id)?.focus({ preventScroll: true });
  }, []);
}
