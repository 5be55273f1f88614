import type { Page } from '@playwright/test';

/** Least delay of an island's code. */
const DELAY_MS = 5000;

/**
 * Delays the code of a page's islands for five seconds and until the returned function is called: until then nothing is hydrated.
 */
export async function delayIslands(page: Page, address: string): Promise<() => void> {
  const html = await (await page.request.get(address)).text();
  const code = new Set([...html.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, path]) => path));
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const longEnough = new Promise<void>((resolve) => {
    setTimeout(resolve, DELAY_MS);
  });
  await page.route(
    (url) => code.has(url.pathname),
    async (route) => {
      await Promise.all([released, longEnough]);
      await route.continue();
    },
  );
  return release;
}
