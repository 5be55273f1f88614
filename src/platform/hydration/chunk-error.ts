import { RELOAD_GUARD_MS } from '../../config/constants.ts';
import { isFlowKey, RELOAD_GUARD_KEY } from '../../config/storage-keys.ts';
import { readEarlyDraft } from '../storage/early-draft.ts';
import { hasPendingPayment } from '../storage/has-stored-data.ts';
import { isLeavingSafe } from '../page-life-cycle.ts';
import { keepInTab, readFromTab } from '../storage/browser-storage.ts';

/**
 * A deployment removes the previous version's chunks. One reload fetches the new ones, unless the applicant could lose
 * something (docs/spec.md, section 8).
 */
let pendingRequests = 0;
window.addEventListener('requests:pending', ({ detail }) => {
  pendingRequests = detail;
});

const hasSensitiveInput = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('input[data-sensitive]')].some(({ value }) => value !== '');

/** @returns false if the time of the reload cannot be stored, because the page would reload forever */
function claimReload(): boolean {
  const now = Date.now();
  const last = Number(readFromTab(RELOAD_GUARD_KEY));
  if (Math.abs(now - last) < RELOAD_GUARD_MS) return false;
  return keepInTab(RELOAD_GUARD_KEY, String(now));
}

const mayReload = (): boolean =>
  navigator.onLine &&
  pendingRequests === 0 &&
  !hasSensitiveInput() &&
  !hasPendingPayment() &&
  isLeavingSafe() &&
  claimReload();

/** A form that never hydrates does not receive its draft from React. */
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
function hasStyles({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false; // Chromium has a sheet for a file that did not come, and refuses its rules.
  }
}
/** A page can be used without its own styles, but not well. Translators and extensions add styles that it cannot read. */
window.addEventListener('load', () => {
  const files = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href^="/_astro/"]');
  if (![...files].every(hasStyles)) recover();
});

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('#chunk-error-reload')) location.reload();
});
