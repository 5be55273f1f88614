import type { Page } from '@playwright/test';

/** The notice of a page whose script is lost. */
export const NOT_LOADED = 'This page did not load fully.';

/** Loses the script of the bachelor's first page. Returns the URLs of the page's loads, as they come. */
export async function withoutScript(page: Page, tolerate: (pattern: RegExp) => void): Promise<string[]> {
  tolerate(/Failed to load resource|dynamically imported module/);
  await page.route(/\/_astro\/BachelorStep\./, (route) => route.abort());
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  return loads;
}
