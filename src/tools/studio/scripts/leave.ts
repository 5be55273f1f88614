import { isKept } from './kept.ts';

/** Whether a press opens another studio page in this tab, which also has the kept input. */
const staysInside = (event: MouseEvent): boolean => {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return isPlain && link?.getAttribute('href')?.startsWith('/') === true;
};

/** Asks before a tab with unsaved texts is closed; the studio's own pages keep them. */
export function askBeforeLeaving(isUnsaved: () => boolean): void {
  let isInside = false;
  document.addEventListener('click', (event) => (isInside = staysInside(event)));
  document.addEventListener('submit', (event) => (isInside = !event.defaultPrevented));
  window.addEventListener('pageshow', () => (isInside = false));
  window.addEventListener('beforeunload', (event) => {
    if (isUnsaved() && !(isInside && isKept())) event.preventDefault();
  });
}
