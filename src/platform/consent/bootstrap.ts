import { EARLY_ERRORS } from '../../config/constants.ts';
import '../hydration/island-outline.ts';
import { afterLoad } from '../page-life-cycle.ts';
import type { ReportError } from './load-by-consent.ts';

/** Every page loads this part; the rest of consent and error reports follows when the page is idle. */
const earlyErrors: unknown[] = [];
let report: ReportError = (error) => {
  if (earlyErrors.length < EARLY_ERRORS) earlyErrors.push(error);
};
const reportWith = (next: ReportError): void => {
  report = next;
  earlyErrors.splice(0).forEach(next);
};
const loadConsent = () => import('./consent.ts').then((consent) => consent.openConsent(reportWith));

if (document.body.dataset.consent) {
  window.addEventListener('error', ({ error }) => {
    if (error) report(error); // Errors of scripts from another origin have no details.
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  window.addEventListener('answer:incomplete', ({ detail }) => report(detail));
  document.addEventListener('chunk:failed', ({ detail }) => report(detail));
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent-settings]') : null;
    if (button) loadConsent().then((consent) => consent.show(button), report);
  });
  afterLoad(() => {
    loadConsent().catch(() => undefined); // The visitor may be offline.
  });
}
