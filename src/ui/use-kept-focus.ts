import { useLayoutEffect } from 'react';

/** The last focused element, even if React has removed it from the page. */
let lastFocused: Element | null = null;
if (typeof document !== 'undefined') {
  lastFocused = document.activeElement;
  document.addEventListener('focus', ({ target }) => (lastFocused = target instanceof Element ? target : null), true);
}

/**
 * Keeps the focus in the field where somebody types while an island hydrates. On a page that was already translated,
 * hydration fails and React replaces the elements (docs/decisions/0034-translated-pages.md).
 */
export function useKeptFocus(): void {
  useLayoutEffect(() => {
    if (lastFocused?.id && !lastFocused.isConnected && document.activeElement === document.body)
      document.getElementById(lastFocused.id)?.focus({ preventScroll: true });
  }, []);
}
