import { DAY_MS } from '../../config/constants.ts';
import { CLEARED_KEY } from '../../config/storage-keys.ts';
import { localizedPath } from '../../config/locale-path.ts';
import { onPageRestored } from '../page-life-cycle.ts';
import { localeOfPage } from '../page-info.ts';
import { clearedAt, closeAfterClearing } from '../storage/clear-device.ts';
import { navigate } from './location.ts';

/**
 * Once the data of this device is deleted, no page that was opened before shows or stores it again: neither one in another
 * tab nor one to which the Back button leads, whether the browser has kept the page or fills its forms in again
 * (docs/decisions/0047-after-deleting.md).
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

/** A browser fills no control in again that is not to be completed. What was typed since the deletion comes from the draft. */
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

const visit = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
const isOldVisit = visit?.type === 'back_forward' || visit?.type === 'reload';
if (isOldVisit && Date.now() - clearedBefore < DAY_MS) keepFormsEmpty();
