import { DAY_MS } from '../../config/constants.ts';
import { CLEARED_KEY } from '../../config/storage-keys.ts';
import { localizedPath } from '../../config/locale-path.ts';
import { onPageRestored } from '../page-life-cycle.ts';
import { localeOfPage } from '../page-info.ts';
import { clearedAt, closeAfterClearing } from '../storage/clear-device.ts';
import { navigate } from './location.ts';

/**
 * After this device's data was deleted, pages that were opened earlier neither show nor store it again. This includes
 * other tabs and pages that Back restores from the back/forward cache or with filled forms
 * (docs/decisions/0005-storage.md).
 */
const clearedBefore = clearedAt();

function leaveIfCleared(): void {
  if (clearedAt() === clearedBefore) return;
  closeAfterClearing();
  navigate(`${localizedPath('/', localeOfPage())}#cleared`, { replace: true });
}

window.addEventListener('storage', ({ key }) => {
  if (key === CLEARED_KEY) leaveIfCleared();
});
onPageRestored(leaveIfCleared);

/** Browsers do not restore controls with `autocomplete="off"`. Input after the deletion is filled in from the draft. */
function keepFormsEmpty(): void {
  const controls = document.querySelectorAll('form, :is(input, select, textarea)[autocomplete]');
  const completed = [...controls].map((control) => [control, control.getAttribute('autocomplete')] as const);
  for (const control of controls) control.setAttribute('autocomplete', 'off');
  window.addEventListener('pageshow', () => {
    for (const [control, value] of completed)
      if (value === null) control.removeAttribute('autocomplete');
      else control.setAttribute('autocomplete', value);
  });
}

const visit = performance.getEntriesByType('navigation')[0];
const isOldVisit = visit?.type === 'back_forward' || visit?.type === 'reload';
if (isOldVisit && Date.now() - clearedBefore < DAY_MS) keepFormsEmpty();
