import type { Page } from '@playwright/test';
import { PREFETCH_IDLE_MS } from '../../src/config/constants.ts';

/** Answers and the site's own scripts, which bring what a page shows next. */
const BRINGS_MORE = /^\/(?:api|_astro)\//;
/** Islands that restore what is stored, but are not hydrated yet. */
const RESTORING = 'astro-island[ssr][data-restoring]';

/**
 * Waits until the page is complete with its fonts, has begun what it does in idle time, and has painted two frames in which nothing
 * changed. A page that counts seconds rests between them.
 */
export const rest = (page: Page): Promise<void> =>
  page.evaluate(
    async ([restoring, timeout]) => {
      if (document.readyState !== 'complete')
        await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));
      // Called after every callback that the page has asked for by now.
      await new Promise((idle) => requestIdleCallback(idle, { timeout }));
      await document.fonts.ready;
      let stillFrames = 0;
      const observer = new MutationObserver(() => (stillFrames = 0));
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
/** Whether the page has come to rest; a page that leads on while it is waited for has not. */
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

/** The returned function waits until nothing that a page shows is on its way, and the page has stopped changing. */
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
      // What arrives while the page rests is still to be shown.
      const before = begun;
      isCalm = (await rested(page)) && begun === before;
    } while (!isCalm || open.size > 0);
  };
}
