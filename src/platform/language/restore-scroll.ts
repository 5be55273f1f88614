import { LANGUAGE_SCROLL_KEY } from '../../config/storage-keys.ts';
import { keepInTab, takeFromTab } from '../storage/browser-storage.ts';

/** Restores the scroll position after a language change, and focuses the language toggle. */
export function restoreScrollAfterLanguageChange(): void {
  const toggle = document.querySelector<HTMLElement>('[data-language-toggle]');
  const top = takeFromTab(LANGUAGE_SCROLL_KEY);
  if (top !== undefined && document.activeElement === document.body) {
    toggle?.focus({ preventScroll: true });
    window.scrollTo(0, Number(top));
  }
  toggle?.addEventListener('click', ({ ctrlKey, metaKey, shiftKey }) => {
    const opensElsewhere = ctrlKey || metaKey || shiftKey;
    if (!opensElsewhere) keepInTab(LANGUAGE_SCROLL_KEY, String(window.scrollY));
  });
}
