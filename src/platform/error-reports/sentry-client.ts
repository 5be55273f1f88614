import { sendsReports } from '../storage/consent-choice.ts';
import { startReports } from './start-reports.ts';

/**
 * Sentry's integration adds this script to every page of a site that sends reports
 * (`src/tools/build/error-reports.ts`). The page that clears a device reports nothing.
 */
if (document.body.dataset.consent && sendsReports()) startReports();
