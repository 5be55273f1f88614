import { isFlowKey } from '../../config/storage-keys.ts';
import { readEarlyDraft } from '../storage/pre-hydration-draft.ts';
import { isPaying } from '../storage/presence.ts';
import { claimReload } from '../storage/reload-guard.ts';

/**
 * A new version removes old chunks: one reload fetches the new, except where it could lose something (docs/spec.md,
 * section 8).
 */
let pendingRequests = 0;
window.addEventListener('requests:pending', ({ detail }) => {
  pendingRequests = detail;
});

const hasSensitiveInput = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('input[data-sensitive]')].some(({ value }) => value !== '');

const mayReload = (): boolean =>
  navigator.onLine && pendingRequests === 0 && !hasSensitiveInput() && !isPaying() && claimReload();

/** For a form that will not hydrate. */
function restoreDraft(form: HTMLFormElement): void {
  const { hydrated, stepForm = '' } = form.dataset;
  if (hydrated !== undefined || !isFlowKey(stepForm)) return;
  for (const [name, value] of Object.entries(readEarlyDraft(stepForm))) {
    const control = form.elements.namedItem(name);
    const isEmpty = control !== null && 'value' in control && control.value === '';
    if (isEmpty) control.value = value;
  }
}

const showNotice = (): void => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-step-form]')) restoreDraft(form);
  document.getElementById('chunk-error')?.removeAttribute('hidden');
};

const recover = (): void => {
  if (mayReload()) location.reload();
  else showNotice();
};

document.getElementById('needs-script')?.remove();
document.addEventListener('chunk:failed', recover);
window.addEventListener('vite:preloadError', recover);
if (document.querySelector('[data-load-failed]')) recover();

document.getElementById('chunk-error-reload')?.addEventListener('click', () => {
  location.reload();
});
