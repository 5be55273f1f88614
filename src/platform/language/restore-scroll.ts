import { STORAGE_PREFIX } from '../../config/storage-keys.ts';
import { keepInTab, takeFromTab } from '../storage/storage.ts';

const KEY = `${STORAGE_PREFIX}language`;

/** After a change of language the page stands at the same scroll position, and the focus is on the language toggle. */
export function restoreScrollAfterLanguageChange(): void {
  const toggle = document.querySelector<HTMLElement>('[data-language-toggle]');
  const top = takeFromTab(KEY);
  if (top !== undefined && document.activeElement === document.body) {
    toggle?.focus({ preventScroll: true });
    window.scrollTo(0, Number(top));
  }
  toggle?.addEventListener('click', ({ ctrlKey, metaKey, shiftKey }) => {
    const opensElsewhere = ctrlKey || metaKey || shiftKey;
    if (!opensElsewhere) keepInTab(KEY, String(window.scrollY));
  });
}
