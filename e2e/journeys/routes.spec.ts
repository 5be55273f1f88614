import { expect, test } from '@playwright/test';
import { ONLY_IN_ALL } from '../support/sizes.ts';
import { pageSettings } from '../support/page-settings.ts';
import { expectedPages, unknownAddresses } from '../support/route-table.ts';

test.describe('every route of the specification', () => {
  for (const { address, ...page } of expectedPages) {
    const tag = page.locale === 'th' ? [] : ONLY_IN_ALL;
    test(`${address} is ${page.route}, ${page.theme}`, { tag }, async ({ request }) => {
      const answer = await request.get(address);
      const expected = { status: 200, ...page, hasFooter: page.footer === 'shown' };
      expect(pageSettings(answer.status(), await answer.text())).toEqual(expected);
    });
  }
});

test.describe('an unknown URL', () => {
  for (const { address, locale } of unknownAddresses) {
    test(`${address} is not found`, async ({ request }) => {
      const answer = await request.get(address);
      const html = await answer.text();
      expect(pageSettings(answer.status(), html)).toMatchObject({ status: 404, locale, theme: 'error' });
      expect(html).toContain(locale === 'th' ? 'ขออภัย ไม่พบหน้าที่คุณค้นหา' : 'This page could not be found');
    });
  }

  test('a page is never served for a missing asset', async ({ request }) => {
    const answer = await request.get('/_astro/gone.js');
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).not.toContain('html');
  });
});

test('a page is not for posting to', async ({ request }) => {
  expect((await request.post('/regisbachelor')).status()).toBe(405);
});
