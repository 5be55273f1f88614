import { LANGUAGE_PLACE_KEY } from '../../config/storage-keys.ts';
import { setFlash, takeFlash } from '../storage/storage.ts';

/** The page in the other language is shown at the same height, and the toggle that was pressed has the focus. */
export function keepPlace(): void {
  const toggle = document.querySelector<HTMLElement>('[data-language-toggle]');
  const top = takeFlash(LANGUAGE_PLACE_KEY);
  if (top !== undefined && document.activeElement === document.body) {
    toggle?.focus({ preventScroll: true });
    window.scrollTo({ top: Number(top), behavior: 'instant' });
  }
  toggle?.addEventListener('click', ({ ctrlKey, metaKey, shiftKey }) => {
    const opensElsewhere = ctrlKey || metaKey || shiftKey;
    if (!opensElsewhere) setFlash(LANGUAGE_PLACE_KEY, String(window.scrollY));
  });
}
