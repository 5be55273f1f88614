import { EARLY_ERRORS } from '../../config/constants.ts';
import { afterLoad } from '../../lib/after-load.ts';
import type { Report } from './consent.ts';

/**
 * All that a page loads at first for consent, measuring and error reports: a short memory for errors, and the rest when the page has
 * nothing else to do. A build without any tool marks no page, and nothing happens.
 */
const early: unknown[] = [];
let report: Report = (error) => {
  if (early.length < EARLY_ERRORS) early.push(error);
};
const takeOver = (next: Report): void => {
  report = next;
  early.splice(0).forEach(next);
};
const later = () => import('./consent.ts').then(({ openConsent }) => openConsent(takeOver));

if (document.body.dataset['consent']) {
  window.addEventListener('error', ({ error }) => {
    if (error) report(error); // Without one it is another origin's, or the browser's remark on layout.
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  document.addEventListener('island:failed', (event) => report((event as CustomEvent<unknown>).detail));
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent-settings]') : null;
    if (button) void later().then((consent) => consent.show(button));
  });
  afterLoad(() => {
    later().catch(() => undefined); // Offline: nothing is asked, and nothing is loaded.
  });
}
