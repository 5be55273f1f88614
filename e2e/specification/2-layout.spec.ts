import type { Page } from '@playwright/test';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { PaymentPage } from '../support/payment-page.ts';
import { ROUND } from '../support/prepare.ts';
import { MOST_LAYOUT_SHIFT, watchLayoutShift } from '../support/layout-shift.ts';
import { wordsOf } from '../support/messages.ts';
import { expectedPages } from '../support/route-table.ts';
import { watchRequests } from '../support/settled.ts';
import { KINDS } from './kinds.ts';

const DESKTOP = { tag: '@once-desktop' };
const DARK = 'rgb(39, 18, 76)';
const WHITE = 'rgb(255, 255, 255)';
const CLEAR = 'rgba(250, 248, 253, 0.85)';

test.describe('the layout, where no tool is configured', () => {
  test.use({ consent: 'unasked' });
  const { consent: messages } = wordsOf('en');
  const strip = (page: Page) => page.getByRole('complementary', { name: messages.label });

  test.beforeEach(async ({ page }) => {
    // What a build without tools serves.
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(/ data-consent="(.+?)"/, ' data-storage-notice="$1"');
      return route.fulfill({ response, body });
    });
  });

  /** Returns what the strip covers. A form's fields scroll behind its action bar, on which the strip stands. */
  const covered = (page: Page): Promise<string[]> =>
    strip(page).evaluate(async (own) => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      // It takes its place when a tap is over.
      const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      const { top, bottom } = own.getBoundingClientRect();
      const action = document.querySelector('.action-bar');
      const form = action && getComputedStyle(action).position === 'sticky' ? action.closest('form') : null;
      return [...document.querySelectorAll('main :is(a, button, input, select), footer a, .contact-strip a')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !own.contains(one))
        .filter((one) => !form?.contains(one) || one.closest('.form-actions'))
        .filter((one) => {
          const box = one.getBoundingClientRect();
          return top < innerHeight && box.width > 1 && box.bottom > top + 1 && box.top < bottom - 1;
        })
        .map((one) => `${one.localName} ${one.id || one.textContent.trim().slice(0, 40)}`);
    });

  for (const [width, height, tag] of [
    [360, 740, '@once-phone'],
    [1366, 768, '@once-desktop'],
  ] as const)
    test.describe(`${width} px`, { tag }, () => {
      // The overlays are those of 2.42 to 2.56, the indicator that of 9.8. The strip moves nothing and covers nothing.
      test('2.32 The layout has a sticky header (64 px high), a footer that can be hidden, a cookie banner strip …', async ({
        page,
        tolerate,
      }) => {
        tolerate(/status of 404/);
        await page.setViewportSize({ width, height });
        const settled = watchRequests(page);
        const layoutShift = await watchLayoutShift(page, tolerate);
        for (const [address, footer] of KINDS) {
          await page.goto(address);
          await settled();
          await expect(page.locator('footer'), address).toHaveCount(footer ? 1 : 0);
          await expect(strip(page), address).toContainText(messages.necessary);
          const { shift, what } = await layoutShift();
          expect(shift, `${address}: ${what.join('\n')}`).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
          const end = await page.evaluate(() => document.documentElement.scrollHeight);
          for (let y = 100; y <= end; y += 97) {
            await page.evaluate((top) => scrollTo(0, top), y);
            expect(await covered(page), `${address}, ${y}`).toEqual([]);
          }
          await expect(strip(page)).toBeInViewport();
          expect(await page.locator('header').first().boundingBox(), address).toMatchObject({ y: 0, height: 64 });
        }
        await strip(page).getByRole('button', { name: messages.understood, exact: true }).click();
        await expect(strip(page)).toHaveCount(0);
        await page.goto('/en/regisbachelor');
        await settled();
        await expect(strip(page)).toHaveCount(0);
      });
    });
});

test.describe('header themes', DESKTOP, () => {
  // Scripts lead away from pages that need an application.
  test.use({ javaScriptEnabled: false });

  const expectHeader = async (page: Page, address: string, colour: string): Promise<void> => {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('header').first(), address).toHaveCSS('background-color', colour);
  };
  const expectTheme = async (page: Page, theme: string, colour: string, footer: boolean): Promise<void> => {
    const addresses = expectedPages.filter((one) => one.theme === theme).map(({ address }) => address);
    expect(addresses.length).toBeGreaterThan(20);
    await page.route(/\.(?:woff2|svg|png|webp)$/, (route) => route.fulfill({ status: 204 }));
    for (const address of addresses) {
      await expectHeader(page, address, colour);
      await expect(page.locator('footer').filter({ visible: true }), address).toHaveCount(footer ? 1 : 0);
    }
  };

  test('2.33 Header themes are default, purpleDark, transparent and error.', async ({ page, tolerate }) => {
    tolerate(/status of 404/);
    await expectHeader(page, '/regisbachelor', WHITE);
    await expectHeader(page, '/', DARK);
    await expectHeader(page, '/regisshortcourse', CLEAR);
    await expectHeader(page, '/nope', DARK);
  });
  test('2.34 purpleDark (dark purple header) | shown | Outcome pages of bachelor, graduate and short course …', async ({
    page,
  }) => expectTheme(page, 'purpleDark', DARK, true));
  test('2.35 transparent | hidden | Scholarship slug root, faculty-type, personal-information, education-loan …', async ({
    page,
  }) => expectTheme(page, 'transparent', CLEAR, false));
  test('2.36 default | hidden | Every other route', async ({ page }) => expectTheme(page, 'default', WHITE, false));
});

test('2.38 The header holds the logo, a contact link and a language toggle.', DESKTOP, async ({ page }) => {
  await page.goto('/privacy-policy');
  const links = page.locator('header').first().getByRole('link');
  await expect(links).toHaveText([/มหาวิทยาลัยธารดาว/, 'ติดต่อเรา', 'EN']);
  await expect(links.first().locator('svg')).toBeVisible();
  await expect(links.first()).toHaveAttribute('href', '/');
});

// Where scripts run, the link opens the help sheet, whose link leads there.
test(
  '2.39 The contact link opens the university contact page in a new tab, under the current language.',
  DESKTOP,
  async ({ page, context, browser, baseURL }) => {
    const still = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    for (const one of [context, still])
      await one.route('https://www.tharndao.example/**', (route) => route.fulfill({ body: 'Contact' }));
    const plain = await still.newPage();
    for (const [address, language] of [
      ['/privacy-policy', 'th'],
      ['/en/privacy-policy', 'en'],
    ] as const) {
      const contact = `https://www.tharndao.example/${language}/contact`;
      await plain.goto(address);
      const opened = still.waitForEvent('page');
      await plain
        .locator('header')
        .getByRole('link', { name: language === 'th' ? 'ติดต่อเรา' : 'Contact us' })
        .click();
      expect((await opened).url()).toBe(contact);

      await page.goto(address);
      await page
        .locator('header')
        .getByRole('link', { name: language === 'th' ? 'ติดต่อเรา' : 'Contact us' })
        .click();
      const fromSheet = context.waitForEvent('page');
      await page.getByRole('dialog').locator(`a[href="${contact}"]`).click();
      expect((await fromSheet).url()).toBe(contact);
    }
    await still.close();
  },
);

test(
  "2.40 The toggle shows 'EN' when the language is Thai, and the Thai word for 'Thai' when it is English.",
  DESKTOP,
  async ({ page }) => {
    await page.goto('/cookies-policy?from=letter');
    const toggle = page.locator('header').getByRole('link').last();
    await expect(toggle).toHaveText('EN');
    await toggle.click();
    await expect(page).toHaveURL(/\/en\/cookies-policy\?from=letter$/);
    await expect(toggle).toHaveText('ไทย');
    await toggle.click();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/cookies-policy');
  },
);

test(
  '2.41 The footer holds the address, a map link, website links (course finder, dashboard, career quiz) …',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/en/privacy-policy');
    const footer = page.locator('footer');
    for (const text of [
      '1 Example Road, Sommut, Tharndao District, Bangkok 10000',
      '+66 2 000 0000',
      '+66 2 000 0001',
      'admissions@tharndao.example',
    ])
      await expect(footer.getByText(text).filter({ visible: true })).toHaveCount(1);
    const links = footer.getByRole('link').filter({ visible: true });
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      'https://map.tharndao.example',
      expect.stringMatching(/^https:\/\/courses\./),
      '/en/dashboard/status-checking',
      expect.stringMatching(/^https:\/\/quiz\./),
      'tel:+6620000000',
      'mailto:admissions@tharndao.example',
      ...['facebook', 'line', 'instagram', 'tiktok'].map((name) => `https://social.tharndao.example/${name}`),
      '/en/privacy-policy',
      '/en/cookies-policy',
    ]);
  },
);

// Every page is a document of its own, so it is loaded anew on these two as on all others.
test('2.24 After a language change the page reloads on these two routes.', DESKTOP, async ({ page, sandbox }) => {
  const applicant = new Applicant(page, sandbox, 'th');
  const { id } = await applicant.startAt('documents', ROUND.free);
  for (const path of [`/regisbachelor/upload-document/${id}`, '/regisbachelor/confirmation/complete']) {
    if (path.endsWith('complete')) {
      await page.goto('/regisbachelor/payment');
      const payment = new PaymentPage(applicant);
      await payment.submitFree();
      await payment.expectComplete();
    }
    await page.goto(`${path}?from=letter`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await page.locator('header').getByRole('link', { name: 'EN' }).click();
    await expect(page).toHaveURL(({ pathname, search }) => pathname + search === `/en${path}?from=letter`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
  }
});
