import type { Locator, Page } from '@playwright/test';
import { Visitor } from '../people/dashboard-visitor.ts';
import { Scholar } from '../people/scholarship-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { openAs, profilesOfRun, type Profile } from '../support/in-app-profiles.ts';
import { MOST_LAYOUT_SHIFT, watchLayoutShift } from '../support/layout-shift.ts';
import { wordsOf } from '../support/messages.ts';
import { routePath } from '../support/on-hosts.ts';
import { PaymentPage } from '../support/payment-page.ts';
import { PDF } from '../support/prepare.ts';
import { watchRequests } from '../support/settled.ts';

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
    const scholar = new Scholar(page, sandbox, 'th');
    const { upload, resume, 'form-help': help } = scholar.messages;
    await scholar.startAt('programme');
    await scholar.toPart('talent');
    await scholar.field('special_talent').fill('ขับร้องเพลงไทยเดิม');
    await scholar.toPart('documents');
    await axe(page);
    await adviceOn(page).getByRole('button', { name: upload.inApp.copy }).click();
    await expect(page.getByText(upload.inApp.copiedApplication)).toBeVisible();
    const copied = await openCopied(page);
    expect(copied).toMatch(/\/continue\/[^#]+#answers=[\w-]+$/);
    await page.getByRole('button', { name: resume.action }).click();
    await expect(page.getByText(help.notices.carried)).toBeVisible();
    const personal = scholar.on('personal-information');
    await expect(page).toHaveURL((url) => routePath(url) === personal && url.hash === '');
    expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).not.toContain('ขับร้อง');
    await scholar.toPart('talent');
    await expect(scholar.field('special_talent')).toHaveValue('ขับร้องเพลงไทยเดิม');
  });
});

/** The advice about the app. It stands at the documents, and nowhere else. */
const adviceOn = (page: Page): Locator => page.getByRole('complementary', { name: wordsOf('th').upload.inApp.label });

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

  test('no page on which people arrive moves or speaks of the app', async ({ page, tolerate }) => {
    await eachProfile(page, async (own) => {
      const settled = watchRequests(own);
      const moved = await watchLayoutShift(own, tolerate);
      for (const path of LANDING_PAGES) {
        await own.goto(path);
        await settled();
        const { shift, what } = await moved();
        expect.soft(shift, [path, ...what].join('\n')).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
        await expect(adviceOn(own)).toHaveCount(0);
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

      await test.step('chooses a file', async () => {
        await visitor.startAt('scholarship');
        const card = visitor.documentCard('transcript');
        const input = visitor.fileInput('transcript');
        const { acknowledge, send } = upload.idCardNotice;
        const pressInNotice = (name: string) =>
          visitor.noticeAlert('documentNotice').getByRole('button', { name }).click();
        await expect(adviceOn(own)).toHaveCount(isApp ? 1 : 0);
        if (isApp) {
          // The schemes stand for https, which this server does not speak.
          await expect(adviceOn(own).getByRole('button', { name: upload.inApp.open })).toHaveCount(
            name.startsWith('LINE') ? 1 : 0,
          );
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
