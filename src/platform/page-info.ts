import { localeOfPath } from '../config/locale-path.ts';
import type { Locale } from '../config/locales.ts';
import { currentPath } from './location/location.ts';

/** Error reports and analytics get the route instead of the URL, which may hold personal data. */
export const routeOfPage = (): string => document.body.dataset.route ?? 'unknown';

/** The `lang` of the document does not tell it: the translator of a browser writes its own language there. */
export const localeOfPage = (): Locale => localeOfPath(currentPath());
