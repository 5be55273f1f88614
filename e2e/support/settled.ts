import type { Page } from '@playwright/test';
import { PREFETCH_IDLE_MS } from '../../src/config/constants.ts';

/** Requests after which a page may change: API calls and the site's own scripts. */
const BRINGS_MORE = /^\/(?:api|_astro)\//;
/** Islands that restore stored data but are not hydrated yet. */
const RESTORING = 'astro-island[ssr][data-restoring]';

/**
 * Waits until the page has loaded its fonts, has run its idle tasks, and has painted two frames without a change. A
 * page that counts seconds is at rest between two of them. A page that waits for a response is at rest although the
 * progress bar grows.
 */
export const rest = (page: Page): Promise<void> =>
  page.evaluate(
    async ([restoring, timeout]) => {
      if (document.readyState !== 'complete')
        await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));
      // The callback runs after all idle callbacks that the page has requested so far.
      await new Promise((idle) => requestIdleCallback(idle, { timeout }));
      await document.fonts.ready;
      let stillFrames = 0;
      const progress = document.querySelector('#request-progress');
      const observer = new MutationObserver((changes) => {
        if (changes.some(({ target }) => target !== progress)) stillFrames = 0;
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      while (stillFrames < 2 || document.querySelector(restoring)) {
        await new Promise(requestAnimationFrame);
        stillFrames += 1;
      }
      observer.disconnect();
    },
    [RESTORING, PREFETCH_IDLE_MS] as const,
  );

const LEADS_ON = /context was destroyed|cannot find context|navigat/i;
/** Whether the page has come to rest. A page that redirects meanwhile has not. */
async function rested(page: Page): Promise<boolean> {
  try {
    await rest(page);
    return true;
  } catch (error) {
    if (!LEADS_ON.test(String(error))) throw error;
    await page.waitForLoadState();
    return false;
  }
}

/** Returns a function that waits until no request of the page is pending and the page has stopped changing. */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  let begun = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest() && !BRINGS_MORE.test(new URL(request.url()).pathname)) return;
    open.add(request);
    begun += 1;
  });
  let whenDone = (): void => undefined;
  const end = (request: unknown): void => {
    open.delete(request);
    if (open.size === 0) whenDone();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    let isCalm: boolean;
    do {
      if (open.size > 0) await new Promise<void>((resolve) => (whenDone = resolve));
      // Content that arrives while the page is at rest still has to be shown.
      const before = begun;
      isCalm = (await rested(page)) && begun === before;
    } while (!isCalm || open.size > 0);
  };
}
