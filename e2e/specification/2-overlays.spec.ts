import type { Locator } from '@playwright/test';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { PaymentPage } from '../support/payment-page.ts';
import { colourOf, openGallery, openOverlay } from './gallery.ts';

const SUCCESS = 'rgb(23, 102, 58)';
const ERROR = 'rgb(176, 36, 28)';
const INFO = 'rgb(29, 86, 153)';

const FOUND = 'We already have your details';
const SAVED = 'Your application is saved';

test.describe('overlays', { tag: '@once-desktop' }, () => {
  // Its buttons close it, a cross it has none (docs/spec-decisions.md, 4.9).
  test('2.42 Alert popup. It has an icon, title, message and a close button.', async ({ page }) => {
    const alert = await openOverlay(page, 'Alert');
    await expect(alert.locator('svg')).toBeVisible();
    await expect(alert.getByRole('heading')).toHaveText('Data saved successfully');
    await expect(alert.getByText('Your answers have been saved')).toBeVisible();
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toHaveCount(0);
  });

  test('2.43 It closes on a click outside after a 100 ms delay.', async ({ page }) => {
    await page.clock.install();
    const alert = await openOverlay(page, 'Alert');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.mouse.click(5, 5);
    await page.clock.runFor(99);
    await expect(alert).toBeVisible();
    await page.clock.runFor(1);
    // The element is removed after the answer.
    await page.clock.runFor(20);
    await expect(alert).toHaveCount(0);
  });

  test('2.44 Styles are success, error (red text) and info.', async ({ page, sandbox }) => {
    const icon = (alert: Locator) => alert.locator('svg').first();
    expect(await colourOf(icon(await openOverlay(page, 'Alert')))).toBe(SUCCESS);
    const error = await openOverlay(page, 'Something went wrong');
    expect(await colourOf(icon(error))).toBe(ERROR);
    expect(await colourOf(error.getByRole('heading'))).toBe(ERROR);
    expect(await colourOf(error.getByText('The connection failed.'))).toBe(ERROR);
    const applicant = new Applicant(page, sandbox, 'en');
    await applicant.startAt('scholarship');
    await applicant.fileInput('id_card').click();
    expect(await colourOf(icon(page.getByRole('alertdialog')))).toBe(INFO);
  });

  test("2.45 It resolves or rejects by the user's choice.", async ({ page }) => {
    const alert = await openOverlay(page, 'Alert');
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Answer: true')).toBeVisible();
    await page.getByRole('button', { name: 'Alert', exact: true }).click();
    await expect(alert).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Answer: false')).toBeVisible();
  });

  test('2.46 Confirm dialog. It has an icon, title, optional description and an HTML message.', async ({
    page,
    sandbox,
  }) => {
    const applicant = new Applicant(page, sandbox, 'en');
    await applicant.startAt('education');
    await applicant.choose('scholarship_interest', 'yes');
    await page.getByRole('button', { name: 'Save and come back later' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('svg').first()).toBeVisible();
    await expect(dialog.getByRole('heading')).toHaveText(SAVED);
    await expect(dialog.getByText('We will only receive the answers on this page when you select')).toBeVisible();
    await expect(dialog.getByText('We save your application automatically')).toBeVisible();
  });

  test('2.47 It has a primary confirm button and a secondary cancel link.', async ({ page }) => {
    const dialog = await openOverlay(page, 'Saved dialog');
    const confirm = dialog.getByRole('button', { name: 'Continue my application' });
    const cancel = dialog.getByRole('button', { name: 'Leave this page' });
    await expect(confirm).toHaveCSS('background-color', 'rgb(76, 39, 137)');
    await expect(cancel).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(cancel).toHaveCSS('text-decoration-line', 'underline');
    await cancel.click();
    await expect(page.getByText('Answer: false')).toBeVisible();
    await page.getByRole('button', { name: 'Saved dialog' }).click();
    await confirm.click();
    await expect(page.getByText('Answer: true')).toBeVisible();
  });

  test('2.48 Info preset: the title is about saving the application.', async ({ page }) => {
    const dialog = await openOverlay(page, 'Saved dialog');
    await expect(dialog.getByRole('heading')).toHaveText(SAVED);
  });

  test('2.49 The message says the application is saved automatically and can be resumed with the registered e-mail …', async ({
    page,
  }) => {
    const dialog = await openOverlay(page, 'Saved dialog');
    await expect(dialog).toContainText('We save your application automatically');
    await expect(dialog).toContainText('with the email address and mobile number you registered with');
  });

  test('2.50 Buttons: continue filling in, or leave the page.', async ({ page }) => {
    const dialog = await openOverlay(page, 'Saved dialog');
    await expect(dialog.getByRole('button')).toHaveText(['Continue my application', 'Leave this page', '']);
  });

  test('2.51 Warning preset: the title says the data is already in the system.', async ({ page }) => {
    const dialog = await openOverlay(page, 'Duplicate dialog');
    await expect(dialog.getByRole('heading')).toHaveText(FOUND);
  });

  test('2.52 The message says the phone or e-mail was already used in an application.', async ({ page }) => {
    const dialog = await openOverlay(page, 'Duplicate dialog');
    await expect(dialog).toContainText('This mobile number or email address has already been used in an application.');
  });

  // A second link is for those who mistyped theirs (docs/spec-decisions.md, 4.9).
  test('2.53 One button goes to the existing data.', async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'en');
    const { id } = await applicant.prepared('faculty');
    await applicant.openStart();
    await applicant.fillStart();
    await applicant.next();
    const warning = page.getByRole('dialog', { name: FOUND });
    await expect(warning.getByRole('paragraph')).toHaveText([/^This mobile/, /^To open it/, /not be sent/]);
    await expect(warning.getByRole('button')).toHaveText([/^Go to my existing/, /^Use another number/, '']);
    await warning.getByRole('button', { name: 'Go to my existing application' }).click();
    await applicant.enterCode();
    await applicant.at('/regisbachelor/education');
    expect((await applicant.session()).id).toBe(id);
    expect(await sandbox.applicationsOf(applicant.phone)).toHaveLength(1);
  });

  test('2.54 Modals. A modal for bill payment and a generic modal with a type.', async ({ page, sandbox }) => {
    await openOverlay(page, 'Modal');
    await expect(page.locator('dialog[data-modal="example"]')).toContainText('Continue');
    const applicant = new Applicant(page, sandbox, 'en');
    await applicant.startAt('documents');
    const payment = new PaymentPage(applicant);
    await payment.open();
    await payment.showCode();
    await page.getByRole('button', { name: 'Enlarge to scan with another device' }).click();
    await expect(page.locator('dialog[data-modal="bill-payment"]').getByRole('img').first()).toBeVisible();
  });

  test('2.55 The session dialog is a modal dialog.', async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'en');
    const { id } = await applicant.startAt('education');
    await applicant.loaded();
    await sandbox.expireTokens(id);
    await applicant.fillScholarship();
    await applicant.next();
    const dialog = page.locator('dialog[data-modal="session"]');
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((one) => one.matches(':modal'))).toBe(true);
  });

  test('2.56 Loading overlay. A full-screen overlay with a pulsing logo.', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openGallery(page);
    await page.clock.install();
    await page.getByRole('button', { name: 'Loading overlay' }).click();
    const overlay = page.getByRole('dialog', { name: 'Loading' });
    await expect(overlay.locator('svg')).toBeVisible();
    expect(await overlay.locator('svg').evaluate((logo) => logo.getAnimations().length)).toBe(1);
    const corners = await page.evaluate(() =>
      [1, innerWidth - 20].flatMap((x) => [1, innerHeight - 2].map((y) => document.elementFromPoint(x, y)?.className)),
    );
    expect(corners).toEqual(Array(4).fill('loading-overlay'));
  });

  test('2.57 Styles. An OTP input with one cell per digit and an error state, radio-style choice tiles …', async ({
    page,
  }) => {
    await openGallery(page);
    const cells = (index: number) => page.locator('[data-otp-cells]').nth(index).locator('> *');
    const [empty, wrong] = [cells(0), cells(1)];
    await expect(empty).toHaveCount(6);
    await expect(empty.first()).not.toHaveCSS('border-top-color', ERROR);
    await expect(wrong).toHaveText(['1', '2', '3', '4', '5', '6']);
    for (const cell of await wrong.all()) await expect(cell).toHaveCSS('border-top-color', ERROR);

    const tile = (name: string) =>
      page
        .getByRole('radio', { name: new RegExp(name) })
        .first()
        .locator('xpath=..');
    const background = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await background(tile('Transfer programme'))).toBe('rgb(255, 255, 255)');
    await tile('Transfer programme').click();
    await expect(page.getByRole('radio', { name: /Transfer programme/ }).first()).toBeChecked();
    await expect(tile('Four-year programme')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await background(tile('Transfer programme'))).not.toBe('rgb(255, 255, 255)');

    for (const [text, colour] of [
      ['Upload failed', ERROR],
      ['Received', SUCCESS],
      ['QR expires in', 'rgb(122, 74, 0)'],
      ['Waiting to upload', INFO],
    ] as const)
      await expect(page.getByText(text, { exact: true }).first().locator('xpath=..')).toHaveCSS('color', colour);
  });
});

test.describe('steppers', { tag: '@once-desktop' }, () => {
  // Scripts lead away from steps that need an application.
  test.use({ javaScriptEnabled: false });
  test('2.58 Stepper colours differ per flow: bachelor, grads, short-course, scholarship.', async ({ page }) => {
    for (const [address, colour] of [
      ['/regisbachelor/faculty', 'rgb(76, 39, 137)'],
      ['/regisgraduate/faculty', 'rgb(47, 63, 147)'],
      ['/regisshortcourse/personal-information', 'rgb(11, 99, 103)'],
      ['/regisscholarship/any-slug/faculty-type', 'rgb(163, 25, 91)'],
    ] as const) {
      await page.goto(address);
      const current = page.locator('[aria-current="step"]');
      await expect(current, address).toBeVisible();
      expect(await colourOf(current.locator('[data-step-number]')), address).toBe(colour);
    }
  });
});
