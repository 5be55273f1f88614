/** All that stands beside a dialog and beside what it stands in, and may be seen and pressed. */
function elementsBehind(dialog: Element): readonly Element[] {
  const found: Element[] = [];
  for (let inside = dialog; inside !== document.body && inside.parentElement; inside = inside.parentElement)
    for (const one of inside.parentElement.children)
      if (one !== inside && !one.matches('[inert], [aria-hidden]')) found.push(one);
  return found;
}

/** Browsers before 2022 have no modal dialog. There the dialog lies over a page that is made inert, and Esc is heard here. */
function showModeless(dialog: HTMLDialogElement): () => void {
  const focused = document.activeElement;
  const behind = elementsBehind(dialog);
  for (const one of behind) {
    one.setAttribute('inert', '');
    one.setAttribute('aria-hidden', 'true');
  }
  const hearEscape = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    const isLeft = dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    if (isLeft) dialog.dispatchEvent(new Event('close'));
  };
  document.addEventListener('keydown', hearEscape);
  dialog.dataset.modeless = '';
  dialog.setAttribute('open', '');
  dialog.querySelector<HTMLElement>('[autofocus], button, a[href], input')?.focus();
  return () => {
    document.removeEventListener('keydown', hearEscape);
    dialog.removeAttribute('open');
    for (const one of behind) {
      one.removeAttribute('inert');
      one.removeAttribute('aria-hidden');
    }
    if (focused instanceof HTMLElement) focused.focus();
  };
}

/**
 * Shows a dialog of the page above all else of it. Esc fires `cancel` at it, and `close` unless that was prevented.
 * @returns closes it, and gives the focus back
 */
export function showModal(dialog: HTMLDialogElement): () => void {
  if (!('showModal' in dialog)) return showModeless(dialog);
  dialog.showModal();
  return () => dialog.close();
}
