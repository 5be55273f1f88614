import type { Page } from '@playwright/test';
import { PREFETCH_IDLE_MS } from '../../src/config/constants.ts';
import { rest } from '../accessibility/scan.ts';

/** Answers and the site's own scripts, which bring what a page shows next. */
const BRINGS_MORE = /^\/(?:api|_astro)\//;
/** Islands that restore what is stored, but are not hydrated yet. */
const RESTORING = 'astro-island[ssr][data-restoring]';

/** What a page does once it is idle has begun. */
const idle = (page: Page): Promise<unknown> =>
  page.evaluate(
    (timeout) =>
      new Promise((resolve) => {
        const whenIdle = (): void => void requestIdleCallback(resolve, { timeout });
        if (document.readyState === 'complete') whenIdle();
        else addEventListener('load', whenIdle, { once: true });
      }),
    PREFETCH_IDLE_MS,
  );

const LEADS_ON = /context was destroyed|cannot find context|navigat/i;
/** Whether the page has come to rest; a page that leads on while it is waited for has not. */
async function rested(page: Page): Promise<boolean> {
  try {
    await idle(page);
    await rest(page);
    return await page.evaluate((restoring) => !document.querySelector(restoring), RESTORING);
  } catch (error) {
    if (!LEADS_ON.test(String(error))) throw error;
    await page.waitForLoadState();
    return false;
  }
}

/** The returned function waits until nothing that a page shows is on its way, and the page has stopped changing. */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  page.on('request', (request) => {
    if (request.isNavigationRequest() || BRINGS_MORE.test(new URL(request.url()).pathname)) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    let isCalm: boolean;
    do {
      // What arrives while the page rests is still to be shown.
      const isWaiting = open.size > 0;
      isCalm = (await rested(page)) && !isWaiting;
    } while (!isCalm || open.size > 0);
  };
}
