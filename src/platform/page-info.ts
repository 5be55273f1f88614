import { localeOfPath } from '../config/locale-path.ts';
import type { Locale } from '../config/locales.ts';
import { currentPath } from './location/location.ts';

/**
 * Returns the route, which error reports and analytics use instead of the URL, because that may contain personal data.
 */
export const routeOfPage = (): string => document.body.dataset.route ?? 'unknown';

/** The help sheet shows this number to the people who help. */
export function setApplicationNumberOfPage(number: string | undefined): void {
  if (number === undefined) delete document.body.dataset.applicationNumber;
  else document.body.dataset.applicationNumber = number;
}

/** The document's `lang` is unreliable, because a browser's translator replaces it. */
export const localeOfPage = (): Locale => localeOfPath(currentPath());
