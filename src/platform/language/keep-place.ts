import { STORAGE_PREFIX } from '../../config/storage-keys.ts';
import { keepInTab, takeFromTab } from '../storage/storage.ts';

const KEY = `${STORAGE_PREFIX}language`;

/** The page in the other language is shown at the same height, and the toggle that was pressed has the focus. */
export function keepPlace(): void {
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
