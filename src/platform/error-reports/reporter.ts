import {
  breadcrumbsIntegration,
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  linkedErrorsIntegration,
  makeFetchTransport,
  type Event,
} from '@sentry/astro';
import { REPLAY_ERROR_SHARE, REPLAY_SESSION_SHARE } from '../../config/constants.ts';
import { PUBLIC_SENTRY_DSN, PUBLIC_SITE_URL } from '../../config/env.ts';
import { parseUrl } from '../../lib/parse-url.ts';
import { deviceInfo } from '../../lib/device-info.ts';
import { localeOfPage, routeOfPage } from '../page-info.ts';
import { personalOnPage, rememberTyped } from './personal-on-page.ts';
import { isHydrationMismatch, wasChangedByOthers } from './hydration-mismatch.ts';
import { scrubBreadcrumb, scrubEvent } from './scrub.ts';

// Sentry wants an event of the same kind back; the parts that tell its kind are kept.
const scrub = <E extends Event>(event: E): E => scrubEvent(event, personalOnPage()) as E;

/** @returns a function that sends one error */
export function openReporter(): (error: unknown) => void {
  rememberTyped();
  const client = new BrowserClient({
    dsn: PUBLIC_SENTRY_DSN,
    // The release is defined only in this file, so that each commit renames only this file.
    release: import.meta.env['RELEASE'] as string | undefined,
    // Tells reports of a staging host from those of the live one.
    environment: parseUrl(PUBLIC_SITE_URL ?? '')?.hostname,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [
      linkedErrorsIntegration(),
      dedupeIntegration(),
      breadcrumbsIntegration({ console: false, dom: false, sentry: false }),
    ],
    // Replaces the deprecated `sendDefaultPii: false`.
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
      frameContextLines: 0,
    },
    sendClientReports: false,
    replaysSessionSampleRate: REPLAY_SESSION_SHARE,
    replaysOnErrorSampleRate: REPLAY_ERROR_SHARE,
    beforeSend: (event) => {
      const scrubbed = scrub(event);
      return isHydrationMismatch(event)
        ? wasChangedByOthers().then((isNoise) => (isNoise ? null : scrubbed))
        : scrubbed;
    },
    beforeSendTransaction: scrub,
    beforeBreadcrumb: (breadcrumb) => scrubBreadcrumb(breadcrumb, personalOnPage()),
  });
  // Replays bypass `beforeSend` but pass through event processors.
  client.addEventProcessor((event) => (event.type === 'replay_event' ? scrub(event) : event));
  const scope = getCurrentScope();
  scope.setClient(client);
  // The user agent may contain a model and versions that identify a device.
  const { userAgent: _, ...device } = deviceInfo(navigator.userAgent, navigator.maxTouchPoints);
  scope.setTags({ route: routeOfPage(), locale: localeOfPage(), ...device });
  document.addEventListener('page:swapped', () => scope.setTag('route', routeOfPage()));
  client.init();
  return (error) => {
    scope.captureException(error);
  };
}
