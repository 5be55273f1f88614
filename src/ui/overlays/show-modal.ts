/** Returns the visible elements around a dialog and around its ancestors. */
function elementsBehind(dialog: Element): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let inside = dialog; inside !== document.body && inside.parentElement; inside = inside.parentElement)
    for (const one of inside.parentElement.children)
      if (one !== inside && one instanceof HTMLElement && one.style.visibility !== 'hidden') found.push(one);
  return found;
}

/** Only old browsers need these styles, so they are not in every page's style sheet. */
const OVER_THE_PAGE: Partial<CSSStyleDeclaration> = {
  display: 'block',
  position: 'fixed',
  top: '0',
  right: '0',
  bottom: '0',
  left: '0',
  height: 'fit-content',
  zIndex: '50',
  boxShadow: '0 0 0 100vmax rgb(0 0 0 / 60%)',
};

/**
 * Shows a dialog in browsers from before 2022, which have neither modal dialogs nor `inert`. The rest of the page is
 * hidden from pointers, keys and screen readers, and this code handles Esc.
 */
function showModeless(dialog: HTMLDialogElement): () => void {
  const focused = document.activeElement;
  const behind = elementsBehind(dialog);
  for (const one of behind) one.style.visibility = 'hidden';
  const close = (): void => {
    document.removeEventListener('keydown', hearEscape);
    dialog.removeAttribute('open');
    for (const one of behind) one.style.visibility = '';
    if (focused instanceof HTMLElement) focused.focus();
    setTimeout(() => dialog.dispatchEvent(new Event('close')));
  };
  function hearEscape({ key }: KeyboardEvent): void {
    // Of several dialogs, only the last one is visible.
    if (getComputedStyle(dialog).visibility === 'hidden') return;
    if (key === 'Escape' && dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) close();
  }
  document.addEventListener('keydown', hearEscape);
  Object.assign(dialog.style, OVER_THE_PAGE);
  dialog.setAttribute('open', '');
  dialog.querySelector<HTMLElement>('[autofocus], button, a[href], input')?.focus();
  return close;
}

/**
 * Shows a dialog above the rest of the page. Esc fires its `cancel` event and closes it unless that is prevented.
 * @returns a function that closes it, restores the focus and fires `close`
 */
export function showModal(dialog: HTMLDialogElement): () => void {
  if (!('showModal' in dialog)) return showModeless(dialog);
  dialog.showModal();
  return () => dialog.close();
}
