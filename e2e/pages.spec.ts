import { expect, test } from './fixtures.ts';
import { expectedPages } from './route-table.ts';

/** Each language on one size of screen (see `projects` in playwright.config.ts): together they open every page once. */
const TAG = { th: '@phone', en: '@desktop' } as const;

test.describe('every page opens without an error or a refusal by its policy', () => {
  for (const { address, locale } of expectedPages) {
    test(address, { tag: TAG[locale] }, async ({ page }) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  }
});

test('a hard refresh of an address with unknown segments keeps the page', async ({ browser, baseURL }) => {
  // Without scripts: this is about what the server answers, and a page without an application leads away by itself.
  const page = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  for (const address of ['/en/regisbachelor/upload-document/7', '/regisscholarship/any-slug/confirm']) {
    await page.goto(address);
    expect((await page.reload())?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(address);
  }
  await page.close();
});
