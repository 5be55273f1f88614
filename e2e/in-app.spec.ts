import { LOCALES } from '../src/config/locales.ts';
import { Applicant } from './applicant.ts';
import { expect, test } from './fixtures.ts';
import { routePath } from './on-hosts.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile';

test.describe('in LINE', { tag: '@phone' }, () => {
  test.use({ userAgent: `${PHONE} Safari/537.36 Line/14.8.0` });
  for (const locale of LOCALES) {
    test(`the own browser is offered with the same address, ${locale}`, async ({ page, sandbox, axe }) => {
      const applicant = new Applicant(page, sandbox, locale);
      const { rescue } = applicant.words;
      await applicant.openStart('?utm_source=line');
      const link = page.getByRole('link', { name: rescue.open });
      await expect(link).toHaveAttribute('href', new RegExp('utm_source=line&openExternalBrowser=1$'));
      await axe(page);
      await page.getByRole('button', { name: rescue.dismiss }).click();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await applicant.field('first_name').fill('ก');
      await applicant.awake();
      await expect(link).toHaveCount(0);
    });
  }
});

test.describe('in Instagram', { tag: '@phone' }, () => {
  test.use({
    userAgent: `${PHONE} Safari/537.36 Instagram 335.0.0.0`,
    permissions: ['clipboard-write', 'clipboard-read'],
  });
  test('the address can be copied', async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    const { rescue } = applicant.words;
    await applicant.openStart();
    await page.getByRole('button', { name: rescue.copy }).click();
    await expect(page.getByRole('button', { name: rescue.copied })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(routePath(new URL(copied))).toBe('/regisbachelor');
  });
});

test('a browser of its own is offered nothing', { tag: '@phone' }, async ({ page, sandbox }) => {
  const applicant = new Applicant(page, sandbox, 'th');
  await applicant.openStart();
  await applicant.field('first_name').fill('ก');
  await applicant.awake();
  await expect(page.getByText(applicant.words.rescue.title)).toHaveCount(0);
});
