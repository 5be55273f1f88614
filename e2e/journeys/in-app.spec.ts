import { LOCALES } from '../../src/config/locales.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { MOST_LAYOUT_SHIFT, watchLayoutShift } from '../support/layout-shift.ts';
import { watchRequests } from '../support/settled.ts';
import { ONLY_IN_ALL } from '../support/sizes.ts';
import { routePath } from '../support/on-hosts.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile';

test.describe('in LINE', { tag: '@phone' }, () => {
  test.use({ userAgent: `${PHONE} Safari/537.36 Line/14.8.0` });
  for (const locale of LOCALES) {
    test(
      `the phone's own browser is offered with the same URL, ${locale}`,
      { tag: locale === 'th' ? [] : ONLY_IN_ALL },
      async ({ page, sandbox, axe }) => {
        const applicant = new Applicant(page, sandbox, locale);
        const { 'in-app-browser': messages } = applicant.messages;
        await applicant.openStart('?utm_source=line');
        const link = page.getByRole('link', { name: messages.open });
        await expect(link).toHaveAttribute('href', new RegExp('utm_source=line&openExternalBrowser=1$'));
        await axe(page);
        await page.getByRole('button', { name: messages.dismiss }).click();
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await applicant.field('first_name').fill('ก');
        await applicant.hydrated();
        await expect(link).toHaveCount(0);
      },
    );
  }
});

test.describe('in Instagram', { tag: '@phone' }, () => {
  test.use({
    userAgent: `${PHONE} Safari/537.36 Instagram 335.0.0.0`,
    permissions: ['clipboard-write', 'clipboard-read'],
  });
  test('the URL can be copied', async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    const { 'in-app-browser': messages } = applicant.messages;
    await applicant.openStart();
    await page.getByRole('button', { name: messages.copy }).click();
    await expect(page.getByRole('button', { name: messages.copied })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(routePath(new URL(copied))).toBe('/regisbachelor');
  });
});

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile';
const APPS = {
  'LINE on Android': `${PHONE} Safari/537.36 Line/14.8.0`,
  'LINE on an iPhone': `${IPHONE}/15E148 Safari Line/14.8.0`,
  'Facebook on Android': `${PHONE} Safari/537.36 [FB_IAB/FB4A;FBAV/480.0.0.0;]`,
  'Facebook on an iPhone': `${IPHONE}/15E148 [FBAN/FBIOS;FBAV/480.0]`,
  'Instagram on Android': `${PHONE} Safari/537.36 Instagram 335.0.0.0`,
  'Instagram on an iPhone': `${IPHONE}/15E148 Instagram 335.0.0.0`,
  'TikTok on Android': `${PHONE} Safari/537.36 trill_340 BytedanceWebview/d8a21c6`,
  'TikTok on an iPhone': `${IPHONE}/15E148 musical_ly_34.0.0`,
};
for (const [name, userAgent] of Object.entries(APPS)) {
  test.describe(`in ${name}`, { tag: ['@phone', ...(name.startsWith('Facebook') ? [] : [ONLY_IN_ALL])] }, () => {
    test.use({ userAgent });
    test('the offer of the phone’s own browser moves nothing and covers no action', async ({
      page,
      sandbox,
      tolerate,
    }) => {
      const moved = await watchLayoutShift(page, tolerate);
      const applicant = new Applicant(page, sandbox, 'th');
      await applicant.openStart();
      const bar = page.getByRole('complementary', { name: applicant.messages['in-app-browser'].label });
      await expect(bar).toBeVisible();
      const { shift, what } = await moved();
      expect(shift, what.join('\n')).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);

      const [above, action] = [await bar.boundingBox(), await applicant.continue.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(action?.y ?? 0);
    });
  });
}

test('a browser of its own is offered nothing', { tag: '@phone' }, async ({ page, sandbox }) => {
  const settled = watchRequests(page);
  const applicant = new Applicant(page, sandbox, 'th');
  await applicant.openStart();
  await applicant.field('first_name').fill('ก');
  await applicant.hydrated();
  // The notice is rendered when the browser is idle.
  await settled();
  await expect(page.getByRole('complementary')).toHaveCount(0);
});
