import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { gotWith, newMark, servicesWith, strip, watchForeign } from '../support/foreign-hosts.ts';
import { LOCALES } from '../support/route-table.ts';
import { watchRequests } from '../support/settled.ts';
import { IN_BOTH, IN_THAI } from '../support/sizes.ts';
import { wordsOf } from '../support/messages.ts';

test.describe('consent', () => {
  test.use({ consent: 'unasked' });

  for (const locale of LOCALES) {
    const { consent: messages } = wordsOf(locale);
    const path = (to: string): string => (locale === 'th' ? to : `/${locale}${to}`);

    test(
      `the consent banner is fair, reachable and hides nothing, ${locale}`,
      { tag: IN_BOTH[locale] },
      async ({ page, axe }) => {
        const settled = watchRequests(page);
        await page.goto(path('/regisbachelor'));
        await expect(strip(page)).toBeVisible();
        await expect(page.getByRole('region', { name: messages.label })).toBeVisible();
        await axe(page);
        const [accept, refuse] = [messages.accept, messages.refuse].map((name) =>
          strip(page).getByRole('button', { name, exact: true }),
        );
        const look = (element: Element) => {
          const { width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(element);
          return { size: [Math.round(width), Math.round(height)], color, backgroundColor, borderColor, fontWeight };
        };
        expect(await accept?.evaluate(look)).toEqual(await refuse?.evaluate(look));

        const shown = await strip(page).boundingBox();
        // It names what is asked for, and of whom, in at most nine lines of a phone.
        expect(shown?.height ?? 0).toBeLessThan(290);
        const top = shown?.y ?? 0;
        // No focused field or button is hidden behind the banner.
        const button = page.locator('main form [type="submit"]').first();
        await page.locator('main form [name="phone"]').focus();
        for (let count = 0; count < 12; count += 1) {
          await page.keyboard.press('Tab');
          if (await strip(page).evaluate((bar) => bar.contains(document.activeElement))) break;
          // Waits for the smooth scrolling to end.
          const below = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
          await expect.poll(below).toBeLessThanOrEqual(top + 1);
          if (await button.evaluate((one) => one === document.activeElement)) break;
        }
        await expect(button).toBeFocused();

        // The banner's buttons follow the skip link in tab order.
        await page.reload();
        await expect(strip(page)).toBeVisible();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(strip(page).getByRole('link', { name: messages.policy })).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(strip(page).getByRole('button', { name: messages.settings })).toBeFocused();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(strip(page)).toBeHidden();
        await expect(page.locator('main')).toBeFocused();
        await expect(page.getByRole('status').filter({ hasText: messages.saved })).toBeAttached();
        await page.reload();
        await settled();
        await expect(strip(page)).toBeHidden();
      },
    );

    // Storage is per host, so the choice is asked on each.
    const onOneHost = { tag: [...IN_THAI[locale], '@one-host'] };
    test(`accept, look again, withdraw, ${locale}`, onOneHost, async ({ page, sandbox, baseURL, axe, tolerate }) => {
      test.slow();
      tolerate(/status of 404/);
      const settled = watchRequests(page);
      const mark = newMark();
      const foreign = watchForeign(page, baseURL ?? '');
      await page.goto(path(`/cookies-policy?utm_source=${mark}`));
      await strip(page).getByRole('button', { name: messages.accept, exact: true }).click();
      await expect.poll(() => servicesWith(page, mark)).toEqual(['heat-map', 'tag-manager', 'video-pixel']);
      expect(foreign.some((url) => url.includes('GTM-DASHBOARD'))).toBe(true);

      const told = async () => (await gotWith(page, mark)).find(({ body }) => body.includes('"route_id"'))?.body ?? '';
      expect(await told()).toContain('"route_id":"cookies-policy"');
      await expect.poll(told).toContain(`"locale":"${locale}"`);
      expect(await told()).toContain('"command":["consent","default"');

      // The wait is long enough to see the requests that a page makes to other hosts.
      foreign.length = 0;
      await page.reload();
      await settled();
      expect(foreign.some((url) => url.includes('GTM-DASHBOARD'))).toBe(true);

      // Pages without analytics: they have fields, a token, documents or payment, or may be a mistyped link.
      const applicant = new Applicant(page, sandbox, locale);
      await applicant.storeSession(await applicant.prepared('documents'));
      foreign.length = 0;
      for (const barred of ['', 'education', 'continue/7/abc', 'upload-document', 'payment', 'continue/7/abc/more']) {
        await page.goto(path(`/regisbachelor/${barred}`));
        await settled();
        expect(foreign, barred).toEqual([]);
      }

      await page.goto(path('/cookies-policy'));
      await settled();
      const settings = page.locator('main').getByRole('button', { name: messages.settings });
      await settings.click();
      await expect(strip(page)).toContainText(messages.current.accepted);
      await expect(strip(page)).toBeFocused();
      await axe(page);
      // Sets the cookies that the real tools would set.
      await page.evaluate(() => ['_ga', '_clck', '_ttp'].forEach((name) => (document.cookie = `${name}=1; path=/`)));
      const reloaded = page.waitForEvent('load');
      await strip(page).getByRole('button', { name: messages.refuse, exact: true }).click();
      await reloaded;
      await settled();
      const cookies = (await page.context().cookies()).map(({ name }) => name);
      expect(cookies.filter((name) => name.startsWith('_'))).toEqual([]);
      foreign.length = 0;
      for (const to of ['/cookies-policy', '/', '/regisbachelor']) {
        await page.goto(path(to));
        await settled();
      }
      expect(foreign).toEqual([]);
      await page.goto(path('/privacy-policy'));
      const footer = page.locator('footer').getByRole('button', { name: messages.settings });
      await footer.click();
      await expect(strip(page)).toContainText(messages.current.refused);
      await strip(page).getByRole('button', { name: messages.refuse, exact: true }).click();
      await expect(footer).toBeFocused();
      expect(foreign).toEqual([]);
    });
  }

  test(
    'while somebody types above the keyboard, the banner is away, and then asks again',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/regisbachelor');
      await expect(strip(page)).toBeVisible();
      await page.locator('main form [name="first_name"]').focus();
      await expect(strip(page)).toBeVisible();
      // What is left of a page whose viewport says `interactive-widget=resizes-content`.
      await page.setViewportSize({ width: 360, height: 440 });
      await expect(strip(page)).toBeHidden();
      await page.locator('main form [name="first_name"]').blur();
      await expect(strip(page)).toBeVisible();
      // With large letters the banner is taller than its share of the screen, and scrolls to its buttons.
      await expect(strip(page)).toHaveCSS('overflow-y', 'auto');
      await expect(page.locator('meta[name="viewport"]')).toHaveAttribute(
        'content',
        /interactive-widget=resizes-content/,
      );
    },
  );
});
