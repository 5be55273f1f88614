import { EARLY_ERRORS } from '../../config/constants.ts';
import { afterLoad } from '../page-life-cycle.ts';

const earlyErrors: unknown[] = [];
let send = (error: unknown): void => {
  if (earlyErrors.length < EARLY_ERRORS) earlyErrors.push(error);
};

/** Sends an error, or keeps it until the reporter is loaded. Where the site sends no reports, it is dropped. */
export const report = (error: unknown): void => send(error);

let started: Promise<void> | undefined;

/** Settles when errors are being sent; `undefined` where the site sends no reports. The visitor may block the reporter. */
export const reportsStarted = (): Promise<void> | undefined => started;

/** Collects the errors of the page from now on, and loads the reporter when the page is idle. */
export function startReports(): void {
  window.addEventListener('error', ({ error }) => {
    if (error) report(error); // Errors of scripts from another origin have no details.
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  window.addEventListener('answer:incomplete', ({ detail }) => report(detail));
  document.addEventListener('chunk:failed', ({ detail }) => report(detail));
  started = new Promise<void>(afterLoad)
    .then(() => import('./reporter.ts'))
    .then(({ openReporter }) => {
      send = openReporter();
      earlyErrors.splice(0).forEach(send);
    });
  started.catch(() => undefined);
}
