/**
 * The header's contact link opens the help sheet. Without this code, and if the sheet cannot be loaded, it is a plain
 * link.
 */
const link = document.querySelector<HTMLAnchorElement>('#ask-for-help');
let state: 'new' | 'loaded' | 'failed' = 'new';

link?.setAttribute('aria-haspopup', 'dialog');
link?.querySelector('.sr-only')?.remove();
link?.addEventListener('click', (event) => {
  if (state === 'failed' || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (state === 'loaded') {
    document.dispatchEvent(new Event('help:open'));
    return;
  }
  import('./help-sheet.ts').then(
    () => {
      state = 'loaded';
    },
    () => {
      state = 'failed';
      link.click();
    },
  );
});
