import { expect, test } from './fixtures.ts';
import { settled, watchForeign } from './foreign-hosts.ts';
import { expectedPages } from './route-table.ts';
import { ONE_SIZE } from './sizes.ts';

test.describe('every page opens without an error or a refusal by its policy, and asks nothing of anybody else', () => {
  // Before the choice about cookies: payment pages load the script of the card provider when a card is chosen, not before.
  test.use({ consent: 'unasked' });

  for (const { address, locale } of expectedPages) {
    test(address, { tag: ONE_SIZE[locale] }, async ({ page, baseURL }) => {
      const foreign = watchForeign(page, baseURL ?? '');
      await page.goto(address);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(foreign).toEqual([]);
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
