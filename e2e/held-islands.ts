import type { Page } from '@playwright/test';

/** How long the code of an island is kept back at least. */
const HELD_MS = 5000;

/**
 * Keeps the code of a page's islands back, as a slow line does: for five seconds and until it is released.
 * Gives the release; what is done before it is done on a page that cannot have woken.
 */
export async function holdIslands(page: Page, address: string): Promise<() => void> {
  const html = await (await page.request.get(address)).text();
  const code = new Set([...html.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, path]) => path));
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const longEnough = new Promise<void>((resolve) => {
    setTimeout(resolve, HELD_MS);
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
