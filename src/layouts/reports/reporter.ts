import {
  breadcrumbsIntegration,
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/astro';
import { REPLAY_ERROR_SHARE, REPLAY_SESSION_SHARE } from '../../config/constants.ts';
import { PUBLIC_SENTRY_DSN } from '../../config/env.ts';
import { localeOfDocument, routeOfDocument } from '../analytics/page-view.ts';
import { scrubBreadcrumb, scrubEvent } from './scrub.ts';

/**
 * Starts error reports and gives the function that sends one. Only the parts that a report needs: no session pings, no tracing,
 * nothing about the page's controls, nothing that the console was told.
 */
export function openReporter(): (error: unknown) => void {
  const client = new BrowserClient({
    dsn: PUBLIC_SENTRY_DSN,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [
      linkedErrorsIntegration(),
      dedupeIntegration(),
      breadcrumbsIntegration({ console: false, dom: false, sentry: false }),
    ],
    // The successor of `sendDefaultPii: false`, which it deprecates.
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
    beforeSend: scrubEvent,
    beforeSendTransaction: scrubEvent,
    beforeBreadcrumb: scrubBreadcrumb,
  });
  // Replays pass by `beforeSend`, but not by processors.
  client.addEventProcessor((event) => (event.type === 'replay_event' ? scrubEvent(event) : event));
  const scope = getCurrentScope();
  scope.setClient(client);
  scope.setTags({ route: routeOfDocument(), locale: localeOfDocument() });
  client.init();
  return (error) => {
    scope.captureException(error);
  };
}
