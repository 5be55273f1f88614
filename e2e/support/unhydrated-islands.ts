import type { Page } from '@playwright/test';

/** Delays the code of a page's islands until the returned function is called, so that nothing is hydrated before. */
export async function delayIslands(page: Page, address: string): Promise<() => void> {
  const html = await (await page.request.get(address)).text();
  const code = new Set([...html.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, path]) => path));
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => code.has(url.pathname),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return release;
}
