import { STORAGE_PREFIX } from '../../config/storage-keys.ts';
import { setFlash, takeFlash } from '../storage/storage.ts';

const KEY = `${STORAGE_PREFIX}language`;

/** The page in the other language is shown at the same height, and the toggle that was pressed has the focus. */
export function keepPlace(): void {
  const toggle = document.querySelector<HTMLElement>('[data-language-toggle]');
  const top = takeFlash(KEY);
  if (top !== undefined && document.activeElement === document.body) {
    toggle?.focus({ preventScroll: true });
    window.scrollTo({ top: Number(top), behavior: 'instant' });
  }
  toggle?.addEventListener('click', ({ ctrlKey, metaKey, shiftKey }) => {
    const opensElsewhere = ctrlKey || metaKey || shiftKey;
    if (!opensElsewhere) setFlash(KEY, String(window.scrollY));
  });
}
