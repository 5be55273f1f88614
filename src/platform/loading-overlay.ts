/** After this time the page can be used again, even if it still waits. @chosen */
const LIMIT_MS = 20_000;

let hide: (() => void) | undefined;

/** Copies the header's logo, so that nothing has to be loaded while the page is being left. */
function pulsingLogo(): Node {
  const shown = document.createElement('div');
  // Screen readers read the dialog's name instead.
  shown.setAttribute('aria-hidden', 'true');
  const logo = document.querySelector('.header svg')?.cloneNode(true);
  if (logo instanceof Element) {
    logo.setAttribute('class', 'size-20 animate-pulse');
    shown.append(logo);
  }
  shown.append(document.body.dataset.loading ?? '');
  return shown;
}

function show(): () => void {
  const overlay = document.createElement('dialog');
  // Browsers before 2022 show the page until it is left.
  if (!('showModal' in overlay)) return () => undefined;
  overlay.className = 'loading-overlay';
  // Screen readers announce this name once, when the focus moves to the dialog.
  overlay.setAttribute('aria-label', document.body.dataset.loading ?? '');
  overlay.append(pulsingLogo());
  document.body.append(overlay);
  overlay.showModal();
  const ended = new AbortController();
  const timer = setTimeout(() => setLoading(false), LIMIT_MS);
  const stop = (): void => setLoading(false);
  // Esc closes the dialog. It also closes when the page is left, because Back may restore the page as it was.
  overlay.addEventListener('close', stop, { signal: ended.signal });
  window.addEventListener('pagehide', stop, { signal: ended.signal });
  window.addEventListener('requests:failed', stop, { signal: ended.signal });
  // If the browser asks whether to leave, a visitor who stays needs the page.
  window.addEventListener('beforeunload', (event) => event.defaultPrevented && stop(), { signal: ended.signal });
  return () => {
    ended.abort();
    clearTimeout(timer);
    overlay.close();
    overlay.remove();
  };
}

/**
 * Sets or clears the loading flag of docs/spec.md, section 4. While set, an overlay with the pulsing logo covers the
 * page. It never covers an open dialog, and a failed call clears it, so that no error is hidden below it.
 */
export function setLoading(isLoading: boolean): void {
  if (isLoading) {
    if (!hide && !document.querySelector('dialog[open]')) hide = show();
    return;
  }
  hide?.();
  hide = undefined;
}
