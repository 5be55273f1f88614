import type { Locator, Page } from '@playwright/test';
import { LOCALES } from '../../src/config/locales.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { Visitor } from '../people/dashboard-visitor.ts';
import { expect, test } from '../support/fixtures.ts';
import { openAs, profilesOfRun, type Profile } from '../support/in-app-profiles.ts';
import { MOST_LAYOUT_SHIFT, watchLayoutShift } from '../support/layout-shift.ts';
import { wordsOf } from '../support/messages.ts';
import { routePath } from '../support/on-hosts.ts';
import { PaymentPage } from '../support/payment-page.ts';
import { PDF } from '../support/prepare.ts';
import { watchRequests } from '../support/settled.ts';
import { ONLY_IN_ALL } from '../support/sizes.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile';

/** Empties the storage, except for the choice about cookies. A page that is left stores its draft, so it is left before. */
async function forgetEverybody(page: Page): Promise<void> {
  // A new tab has no host yet.
  const { origin } = new URL(page.url());
  await page.goto(origin === 'null' ? '/favicon.svg' : `${origin}/favicon.svg`);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'adm:consent') localStorage.removeItem(key);
    sessionStorage.clear();
  });
}

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

  /** Opens the copied link as another browser does, which has stored nothing. */
  async function openCopied(page: Page): Promise<string> {
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await forgetEverybody(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setUserAgentOverride', { userAgent: `${PHONE} Safari/537.36` });
    await page.goto(copied);
    return copied;
  }

  test('what was typed goes along with the copied link, and nothing of it stays in the address', async ({
    page,
    sandbox,
    axe,
  }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    const { 'in-app-browser': messages, 'form-help': help } = applicant.messages;
    await applicant.openStart('?utm_source=ad');
    await applicant.fillStart();
    await page.getByRole('button', { name: messages.copy }).click();
    await expect(page.getByRole('button', { name: messages.copiedAnswers })).toBeVisible();
    const copied = await openCopied(page);
    expect(copied).toMatch(/\?utm_source=ad#answers=[\w-]+$/);
    await expect(page.getByText(help.notices.carried)).toBeVisible();
    await expect(page).toHaveURL((url) => routePath(url) === '/regisbachelor' && url.hash === '');
    expect(await page.evaluate(() => history.state as unknown)).toBeNull();
    await expect(applicant.field('first_name')).toHaveValue('ณัฏฐ์ฐิตา');
    await axe(page);
    // Nothing has to be typed again.
    await applicant.next();
    await applicant.enterCode();
    await applicant.at('/regisbachelor/faculty');
  });
});

const barOn = (page: Page): Locator => page.getByRole('complementary', { name: wordsOf('th')['in-app-browser'].label });

/** Returns the texts and controls over which a bar lies. */
const coveredBy = (bar: Locator): Promise<string[]> =>
  bar.evaluate((own) => {
    const { top, bottom } = own.getBoundingClientRect();
    return [...document.querySelectorAll('a, button, input, select, textarea, label, p, li, h1, h2, h3')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !own.contains(one))
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const isSeen = box.width > 1 && box.bottom > 0 && box.top < innerHeight && top < innerHeight;
        return isSeen && box.bottom > top + 1 && box.top < bottom - 1;
      })
      .map((one) => `${one.localName} ${one.id || one.textContent.trim().slice(0, 40)}`);
  });

test.describe('in Facebook', { tag: '@phone' }, () => {
  test.use({ userAgent: `${PHONE} Safari/537.36 [FB_IAB/FB4A;FBAV/480.0.0.0;]` });

  for (const height of [740, 640])
    test(`the bar covers no button, no error, no field in use and no end of a page, ${height} px`, async ({
      page,
      sandbox,
    }) => {
      await page.setViewportSize({ width: 360, height });
      const bar = barOn(page);
      const action = page.locator('.action-bar');
      const applicant = new Applicant(page, sandbox, 'th');
      /** The distance of an element from the lower edge of the window. */
      const edgeOf = (one: Locator): Promise<number> =>
        // The sum is never -0.
        one.evaluate((element) => 0 + Math.round(innerHeight - element.getBoundingClientRect().bottom));
      const expectBelowAction = async (): Promise<void> => {
        const barHeight = await bar.evaluate((element) => Math.round(element.getBoundingClientRect().height));
        await expect.poll(async () => [await edgeOf(bar), await edgeOf(action)]).toEqual([0, barHeight]);
      };
      const scroll = async (): Promise<void> => {
        // A form that comes later would keep what is in sight, and with it the end of the page.
        await expect(action).toBeVisible();
        await page.evaluate(() => scrollTo(0, 0));
        await page.mouse.wheel(0, 120);
        await expectBelowAction();
      };
      /** Opens a page and scrolls, because the bar only then comes from the end of the page. */
      const open = async (path: string): Promise<void> => {
        await page.goto(path);
        await expect(bar).toBeVisible();
      };
      const expectFreeEnd = async (): Promise<void> => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await expect.poll(() => coveredBy(bar)).toEqual([]);
        // The page may end within a pixel.
        expect(Math.abs(await edgeOf(bar))).toBeLessThanOrEqual(1);
      };

      await test.step('at the errors', async () => {
        await open('/regisbachelor');
        await scroll();
        await applicant.next();
        await expect(page.getByText(applicant.messages.errors.summaryTitle)).toBeInViewport();
        await expect.poll(() => coveredBy(bar)).toEqual([]);
        await expectFreeEnd();
      });
      await test.step('while somebody types', async () => {
        await open('/regisbachelor');
        await scroll();
        for (const name of ['first_name', 'phone', 'email'] as const) {
          await applicant.field(name).focus();
          await expect.poll(() => coveredBy(bar), name).toEqual([]);
        }
        await applicant.field('email').blur();
        await page.evaluate(() => scrollTo(0, 0));
        await expectBelowAction();
        await expectFreeEnd();
      });
      await test.step('where the button comes late, and where none stays in view', async () => {
        await new Applicant(page, sandbox, 'th').startAt('scholarship');
        await expect(bar).toBeVisible();
        await scroll();
        await expectFreeEnd();
        await open('/dashboard');
        await page.mouse.wheel(0, 20);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(20);
        expect(await coveredBy(bar)).toEqual([]);
        await expectFreeEnd();
      });
      await test.step('once it is closed', async () => {
        await open('/regisbachelor');
        await scroll();
        await bar.getByRole('button', { name: applicant.messages['in-app-browser'].dismiss }).click();
        await expect.poll(() => edgeOf(action)).toBe(0);
      });
    });
});

const LANDING_PAGES = [
  '/',
  '/regisbachelor',
  '/regisgraduate',
  '/regisshortcourse',
  '/regisscholarship/star-scholars',
  '/dashboard',
];

test.describe('inside apps and outside', { tag: ['@phone', '@one-host'] }, () => {
  test.use({ permissions: ['clipboard-write', 'clipboard-read'] });
  const eachProfile = async (page: Page, run: (page: Page, profile: Profile) => Promise<void>): Promise<void> => {
    for (const profile of profilesOfRun)
      await test.step(profile.name, async () => {
        const own = await page.context().newPage();
        await openAs(own, profile);
        await run(own, profile);
        await own.close();
      });
  };

  test('no page on which people arrive moves, and nothing is covered', async ({ page, tolerate }) => {
    await eachProfile(page, async (own, { isApp }) => {
      const settled = watchRequests(own);
      const moved = await watchLayoutShift(own, tolerate);
      const bar = barOn(own);
      for (const path of LANDING_PAGES) {
        await own.goto(path);
        if (isApp && path !== '/') await expect(bar).toBeVisible();
        await settled();
        const { shift, what } = await moved();
        expect.soft(shift, [path, ...what].join('\n')).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
        if (!isApp || path === '/') await expect(bar).toHaveCount(0);
        else expect.soft(await coveredBy(bar), path).toEqual([]);
      }
    });
  });

  test('what is handed over has a way that works, or says one', async ({ page, sandbox }) => {
    await eachProfile(page, async (own, { name, isApp }) => {
      const visitor = new Visitor(own, sandbox, 'th');
      const { upload, payment, dashboard } = visitor.messages;
      /** Presses what saves a file: inside an app nothing comes, and the page says so. */
      const save = async (control: Locator, hint: string): Promise<void> => {
        const saved = isApp ? undefined : own.waitForEvent('download');
        await control.click();
        await saved;
        await expect(own.getByText(hint, { exact: true })).toBeVisible();
      };
      await forgetEverybody(own);

      await test.step('leaves the app', async () => {
        await visitor.openStart('?utm_source=ad');
        await visitor.field('first_name').fill('ก');
        await visitor.hydrated();
        const { copy, copyFailed, open } = visitor.messages['in-app-browser'];
        if (!isApp) return;
        // The schemes stand for https, which this server does not speak.
        await expect(own.getByRole('link', { name: open })).toHaveCount(name.startsWith('LINE') ? 1 : 0);
        await own.getByRole('button', { name: copy }).click();
        await expect(own.getByRole('button', { name: copyFailed })).toBeVisible();
      });

      await test.step('chooses a file', async () => {
        await visitor.startAt('scholarship');
        const card = visitor.documentCard('transcript');
        const input = visitor.fileInput('transcript');
        const { acknowledge, send } = upload.idCardNotice;
        const pressInNotice = (name: string) =>
          visitor.noticeAlert('documentNotice').getByRole('button', { name }).click();
        if (isApp) {
          await expect(own.getByText(upload.inApp, { exact: true })).toBeVisible();
          await input.click();
          await pressInNotice(acknowledge);
          await expect(card.getByText(upload.pickerHint, { exact: true })).toBeVisible();
        }
        await input.setInputFiles({ name: 'transcript.pdf', ...PDF });
        if (!isApp) await pressInNotice(send);
        await visitor.sendPdf('transcript');
        await expect(card.getByText('transcript.pdf', { exact: true })).toBeVisible();
      });

      const paying = new Visitor(own, sandbox, 'th');
      const session = await paying.prepared('documents');
      await paying.storeSession(session);
      await test.step('saves the picture of the code', async () => {
        await own.goto('/regisbachelor/payment');
        const page = new PaymentPage(paying);
        await page.open();
        await page.showCode();
        await save(own.getByRole('link', { name: payment.qr.save }), payment.qr.saveHint);
      });
      await test.step('shares the picture of the code', async () => {
        // The headless browser of the tests has no share sheet either.
        await own.getByRole('button', { name: payment.qr.share }).click();
        await expect(own.getByText(payment.qr.shareHint, { exact: true })).toBeVisible();
      });
      await test.step('copies', async () => {
        await own.locator('summary').getByText(payment.qr.references).click();
        await own.getByRole('button', { name: payment.copy.action }).first().click();
        const copied = own.getByText(payment.copy.done, { exact: true }).first();
        await expect(isApp ? own.getByText(payment.copy.byHand, { exact: true }) : copied).toBeVisible();
      });
      await test.step('saves the day', async () => {
        await sandbox.setStatus(session.id, 'awaiting_payment');
        await forgetEverybody(own);
        await paying.openDashboard();
        await save(own.getByRole('button', { name: dashboard.calendar.add }), dashboard.calendar.hint);
        const link = own.getByRole('link', { name: dashboard.calendar.google });
        await expect(link).toHaveAttribute('href', /^https:\/\/calendar\.google\.com\//);
        await expect(link).not.toHaveAttribute('target');
      });
      await test.step('prints', async () => {
        await own.getByRole('button', { name: dashboard.print }).click();
        if (isApp) await expect(own.getByText(dashboard.printHint, { exact: true })).toBeVisible();
      });
      await test.step('keeps a copy of what was sent', async () => {
        const { copy, result } = visitor.messages;
        await sandbox.settle(session.id, 'successful');
        await paying.storeSession(session);
        await own.goto('/regisbachelor/confirmation/complete');
        await own.getByRole('button', { name: result.complete.copy }).click();
        await own.getByRole('button', { name: copy.picture }).click();
        await expect(own.getByRole('img', { name: copy.pictureAlt })).toBeVisible();
        if (isApp) await expect(own.getByRole('button', { name: copy.share })).toHaveCount(0);
        await save(own.getByRole('link', { name: copy.save }), copy.saveHint);
      });
    });
  });
});
