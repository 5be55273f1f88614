import '../hydration/island-outline.ts';
import { report } from '../error-reports/start-reports.ts';
import { afterLoad } from '../page-life-cycle.ts';

/** Every page loads this part; the rest of the consent code follows when the page is idle. */
const loadConsent = () => import('./consent.ts').then((consent) => consent.openConsent());

const { consent, storageNotice } = document.body.dataset;
if (storageNotice) afterLoad(() => void import('./storage-notice.ts').catch(() => undefined));
if (consent) {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent-settings]') : null;
    if (button) loadConsent().then((consent) => consent.show(button), report);
  });
  afterLoad(() => {
    loadConsent().catch(() => undefined); // The visitor may be offline.
  });
}
