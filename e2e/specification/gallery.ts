import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the page that shows every component, once it can be used. */
export async function openGallery(page: Page, locale: 'th' | 'en' = 'en'): Promise<void> {
  await page.goto(locale === 'en' ? '/en/dashboard/form-example' : '/dashboard/form-example');
  // A press before an island is hydrated is lost on this page.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

export async function openOverlay(page: Page, button: string, locale: 'th' | 'en' = 'en'): Promise<Locator> {
  await openGallery(page, locale);
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  return dialog;
}

export const colourOf = (one: Locator): Promise<string> => one.evaluate((element) => getComputedStyle(element).color);
