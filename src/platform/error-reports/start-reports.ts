import { EARLY_ERRORS } from '../../config/constants.ts';
import { afterLoad } from '../page-life-cycle.ts';

const earlyErrors: unknown[] = [];
let send = (error: unknown): void => {
  if (earlyErrors.length < EARLY_ERRORS) earlyErrors.push(error);
};

/** Sends an error, or keeps it until the reporter is loaded. Drops it if the site sends no reports. */
export const report = (error: unknown): void => send(error);

let started: Promise<void> | undefined;

/** Settles once errors are being sent; `undefined` if the site sends no reports. The visitor may block the reporter. */
export const reportsStarted = (): Promise<void> | undefined => started;

/** Collects the page's errors from now on, and loads the reporter when the page is idle. */
export function startReports(): void {
  window.addEventListener('error', ({ error }) => {
    if (error) report(error); // Errors in scripts of another origin have no details.
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  window.addEventListener('response:incomplete', ({ detail }) => report(detail));
  window.addEventListener('error:caught', ({ detail }) => report(detail));
  document.addEventListener('chunk:failed', ({ detail }) => report(detail));
  started = new Promise<void>(afterLoad)
    .then(() => import('./reporter.ts'))
    .then(({ openReporter }) => {
      send = openReporter();
      earlyErrors.splice(0).forEach(send);
    });
  started.catch(() => undefined);
}
