/** The contact link of the header opens a sheet of help. Without this code, and where the sheet cannot be loaded, it is a link. */
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
