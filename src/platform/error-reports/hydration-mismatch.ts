import type { Event } from '@sentry/astro';

/**
 * React reports by these numbers that a page was not as the server had made it and that it was rendered again: the
 * translator of a browser or an extension had changed it first. A mismatch of our own fails the browser tests.
 */
const RENDERED_AGAIN = /Minified React error #(?:418|423|425)\b/;

/** Whether an event tells nothing else; an error that was thrown while the page hydrated is listed beside it. */
export function isHydrationMismatch({ exception }: Event): boolean {
  const values = exception?.values ?? [];
  return values.length > 0 && values.every(({ value = '' }) => RENDERED_AGAIN.test(value));
}
