import { isFlowKey } from '../config/storage-keys.ts';
import { readEarlyDraft } from '../state/early-draft.ts';
import { isPaying, takeReload } from '../state/reload-guard.ts';

/**
 * Code that cannot be loaded: mostly a page that was open while a new version was published. One reload fetches the new one; what
 * was typed is written down on leaving. The page stays, and says so in words that were built into it, where a reload would lose or
 * disturb something: without a connection, with a request or a payment under way, with an answer that is never kept, or when it
 * has just been tried (spec, section 8).
 */
let pending = 0;
window.addEventListener('requests:pending', (event) => {
  pending = (event as CustomEvent<number>).detail;
});

const holdsSecret = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('input[data-secret]')].some(({ value }) => value !== '');

const mayReload = (): boolean => navigator.onLine && pending === 0 && !holdsSecret() && !isPaying() && takeReload();

/** A form that stays asleep shows what was typed before the reload all the same. */
function showTyped(form: HTMLFormElement): void {
  const { awake, stepForm = '' } = form.dataset;
  if (awake !== undefined || !isFlowKey(stepForm)) return;
  for (const [name, value] of Object.entries(readEarlyDraft(stepForm))) {
    const control = form.elements.namedItem(name);
    const isEmpty = control !== null && 'value' in control && control.value === '';
    if (isEmpty) control.value = value;
  }
}

const tell = (): void => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-step-form]')) showTyped(form);
  const notice = document.getElementById('island-failed');
  if (notice) notice.hidden = false;
};

const recover = (): void => {
  if (mayReload()) location.reload();
  else tell();
};

document.addEventListener('island:failed', recover);
/** Sent by the bundler's own loader when a part that is fetched later does not come. */
window.addEventListener('vite:preloadError', recover);
// One that wakes at once may have failed before this script was here.
if (document.querySelector('[data-failed]')) recover();

document.getElementById('island-reload')?.addEventListener('click', () => {
  location.reload();
});
