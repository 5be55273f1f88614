import { localeOfPath } from '../config/locale-path.ts';
import type { Locale } from '../config/locales.ts';
import { currentPath } from './location/location.ts';

/** Error reports and analytics get the route instead of the URL, which may hold personal data. */
export const routeOfPage = (): string => document.body.dataset.route ?? 'unknown';

/** The sheet of the contact link names the application to the people who help. */
export function setApplicationNumberOfPage(number: string | undefined): void {
  if (number === undefined) delete document.body.dataset.applicationNumber;
  else document.body.dataset.applicationNumber = number;
}

/** The `lang` of the document is not reliable, because the translator of a browser replaces it. */
export const localeOfPage = (): Locale => localeOfPath(currentPath());
