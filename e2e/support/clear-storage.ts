import type { Page } from '@playwright/test';
import { onEveryHost } from './on-hosts.ts';

/** Removes what pages have stored, except the choice about cookies. */
export async function clearStorage(page: Page): Promise<void> {
  for (const file of onEveryHost('/favicon.svg')) {
    await page.goto(file);
    await page.evaluate(() => {
      sessionStorage.clear();
      for (const key of Object.keys(localStorage)) if (key !== 'adm:consent') localStorage.removeItem(key);
    });
  }
}
