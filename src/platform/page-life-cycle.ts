import { PREFETCH_IDLE_MS } from '../config/constants.ts';

/** Runs after the page has loaded, once the browser is idle or has been busy for too long. */
export function afterLoad(run: () => void): void {
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: PREFETCH_IDLE_MS });
    else setTimeout(run, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/** Runs now, and whenever the content of another page takes this one's place (`src/platform/swap/swap-pages.ts`). */
export function onEachPage(run: () => void): void {
  run();
  document.addEventListener('page:swapped', run);
}

/** Whether nothing on the page warns before it is left, as a chosen file does that was not sent. */
export const isLeavingSafe = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const isPageHidden = (): boolean => document.hidden;

/** @returns a function that removes the listener */
export function onPageHide(listener: () => void): () => void {
  window.addEventListener('pagehide', listener);
  return () => window.removeEventListener('pagehide', listener);
}

/**
 * Runs when the draft must be up to date: when the page is left, and before code reads the draft.
 * @returns a function that removes the listener
 */
export function onDraftNeeded(listener: () => void): () => void {
  window.addEventListener('draft:needed', listener);
  const stop = onPageHide(listener);
  return () => {
    window.removeEventListener('draft:needed', listener);
    stop();
  };
}

/**
 * Runs when the browser restores the page from the back/forward cache, where its content may be outdated.
 * @returns a function that removes the listener
 */
export function onPageRestored(listener: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}

/** Runs when the page is hidden or shown, and when the network is back. @returns a function that removes the listener */
export function onPageChange(listener: () => void): () => void {
  const events = new AbortController();
  document.addEventListener('visibilitychange', listener, { signal: events.signal });
  window.addEventListener('online', listener, { signal: events.signal });
  return () => events.abort();
}

/** Runs when the applicant returns from another tab or by the Back button. @returns a function that removes the listener */
export function onPageVisited(listener: () => void): () => void {
  const events = new AbortController();
  const onVisible = (): void => {
    if (!document.hidden) listener();
  };
  document.addEventListener('visibilitychange', onVisible, { signal: events.signal });
  window.addEventListener('focus', listener, { signal: events.signal });
  const stop = onPageRestored(listener);
  return () => {
    events.abort();
    stop();
  };
}

/** @returns a function that removes the warning */
export function warnBeforeLeaving(): () => void {
  const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}

/** Waits until a page that is being left is shown again or another has its place, or until `signal` stops the navigation. */
export const waitForPageShow = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    onPageRestored(resolve);
    document.addEventListener('page:swapped', () => resolve(), { once: true });
    signal.addEventListener('abort', () => {
      window.stop();
      resolve();
    });
  });
