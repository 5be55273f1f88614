import type { Page } from '@playwright/test';
import { site } from '../../src/config/site.ts';
import { expect, test } from '../support/fixtures.ts';
import { wordsOf } from '../support/messages.ts';
import { LOCALES, type Locale } from '../support/route-table.ts';
import { IN_BOTH, IN_ENGLISH, IN_THAI } from '../support/sizes.ts';

/** A form and the dashboard; the other pages have the same frame. */
const FIRST_PAGES = ['/regisbachelor', '/dashboard'];
/** The delay of the animation in src/styles/frame.css. */
const NOTICE_WAIT_MS = 10_000;
const SCRIPTS = '**/_astro/*.js';

const inLocale = (address: string, locale: Locale): string => (locale === 'th' ? address : `/en${address}`);
const noticeOf = (page: Page) => page.locator('#needs-script');

/** Finishes the animation that delays the notice, instead of waiting for it. */
async function letWaitPass(page: Page): Promise<void> {
  await expect(noticeOf(page)).toBeHidden();
  const waits = await noticeOf(page).evaluate((notice) =>
    notice.getAnimations().map((animation) => {
      const { duration, delay } = animation.effect?.getTiming() ?? {};
      animation.finish();
      return { duration, delay };
    }),
  );
  expect(waits).toEqual([{ duration: 1, delay: NOTICE_WAIT_MS }]);
}

/** Expects the notice in both languages, that of the page first. */
async function expectNotice(page: Page, locale: Locale): Promise<void> {
  const texts = noticeOf(page).locator('p');
  const order = locale === 'th' ? LOCALES : LOCALES.toReversed();
  expect(await texts.evaluateAll((all) => all.map((one) => one.getAttribute('lang')))).toEqual(order);
  for (const [index, lang] of order.entries()) {
    const text = texts.nth(index);
    await expect(text).toBeVisible();
    await expect(text).toContainText(wordsOf(lang).pages.needsScript.message);
    await expect(text).toContainText(site.hours[lang]);
    await expect(text.getByRole('link', { name: site.phone.shown[lang] })).toHaveAttribute(
      'href',
      `tel:${site.phone.dialled}`,
    );
    await expect(text.getByRole('link', { name: 'LINE' })).toHaveAttribute('href', site.social.line);
  }
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      for (const one of FIRST_PAGES) {
        const address = inLocale(one, locale);
        test(`${address} says so at once`, { tag: IN_BOTH[locale] }, async ({ page }) => {
          await page.goto(address);
          // The notice appears sooner than on a page whose script could still load.
          await expect(noticeOf(page)).toBeVisible({ timeout: NOTICE_WAIT_MS / 2 });
          await expectNotice(page, locale);
          expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
        });
      }
    });

    for (const one of FIRST_PAGES) {
      const address = inLocale(one, locale);
      const tag = (one === '/regisbachelor' ? IN_THAI : IN_ENGLISH)[locale];
      test(`${address} says so where its scripts do not come`, { tag }, async ({ page, tolerate }) => {
        tolerate(/Failed to load resource|dynamically imported module|ERR_FAILED/);
        await page.route(SCRIPTS, (route) => route.abort());
        await page.goto(address);
        await letWaitPass(page);
        await expectNotice(page, locale);
      });

      test(`${address} says so in a browser that cannot read its scripts`, { tag }, async ({ page, tolerate, axe }) => {
        tolerate(/^page error: Unexpected token '='$/);
        await page.route(SCRIPTS, (route) => route.fulfill({ contentType: 'text/javascript', body: 'const = ;' }));
        await page.goto(address);
        await letWaitPass(page);
        await expectNotice(page, locale);
        await axe(page);
      });

      test(
        `${address} neither says nor moves anything while its scripts are on their way`,
        { tag },
        async ({ page }) => {
          let release = (): void => undefined;
          const released = new Promise<void>((resolve) => {
            release = resolve;
          });
          await page.route(SCRIPTS, async (route) => {
            await released;
            await route.continue();
          });
          await page.goto(address, { waitUntil: 'commit' });
          const heading = page.getByRole('heading', { level: 1 });
          await expect(heading).toBeVisible();
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          await expect(noticeOf(page)).toBeHidden();
          const before = await heading.boundingBox();
          release();
          await expect(noticeOf(page)).toHaveCount(0);
          expect(await heading.boundingBox()).toEqual(before);
        },
      );
    }
  });
}
