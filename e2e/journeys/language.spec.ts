import { expect, test } from '../support/fixtures.ts';

/** The language rule (docs/spec-decisions.md, 1.8) in a browser. */
test(
  '?lang is applied, remembered and removed from the URL; the rest stays',
  { tag: '@phone' },
  async ({ page, context }) => {
    await page.goto('/privacy-policy?utm_source=x&lang=en#your-rights');
    await expect(page).toHaveURL(/\/en\/privacy-policy\?utm_source=x#your-rights$/);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'i18n_redirected')?.value).toBe('en');
    await page.goto('/en/privacy-policy?lang=fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL(/\?lang=fr$/);
  },
);
