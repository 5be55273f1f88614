import { LOCALES } from '../src/config/locales.ts';
import { Applicant } from './applicant.ts';
import { expect, test } from './fixtures.ts';
import { CARD, PaymentPage } from './payment-page.ts';
import { ROUND, type DoneStep } from './prepare.ts';
import { ONE_SIZE } from './sizes.ts';

/** Steps of one form: what is done before, and how they are filled. */
const STEPS: readonly (readonly [done: DoneStep, fill: (applicant: Applicant) => Promise<void>])[] = [
  ['start', (applicant) => applicant.fillFaculty(ROUND.referral)],
  ['faculty', (applicant) => applicant.fillEducation()],
  ['education', (applicant) => applicant.fillScholarship()],
];

/** No page and no dialog breaks a rule of accessibility: empty, with errors, and filled. */
for (const locale of LOCALES) {
  test.describe(`accessible, ${locale}`, { tag: ONE_SIZE[locale] }, () => {
    test('the first step and its dialogs', async ({ page, sandbox, axe }) => {
      const applicant = new Applicant(page, sandbox, locale);
      const { code, words } = applicant;
      await applicant.openStart();
      await axe(page);
      await page.getByRole('button', { name: words.flow.find.action }).click();
      await expect(code.box).toBeVisible();
      await axe(page);
      await page.keyboard.press('Escape');
      await applicant.next();
      await expect(page.getByText(words.errors.summaryTitle)).toBeVisible();
      await axe(page);
      await applicant.fillStart();
      await axe(page);
      await page.getByRole('button', { name: words.flow.leave }).click();
      await expect(page.getByRole('dialog', { name: words.dialogs.leaving.draft.title })).toBeVisible();
      await axe(page);
      await page.keyboard.press('Escape');
      await applicant.next();
      await expect(code.input).toBeVisible();
      await axe(page);
      await code.confirm.click();
      await expect(code.input).toHaveAttribute('aria-invalid', 'true');
      await axe(page);
    });

    test('the dialogs of a duplicate, of a closed intake, and of an application under way', async ({
      page,
      sandbox,
      axe,
    }) => {
      const applicant = new Applicant(page, sandbox, locale);
      const { dialogs, flow } = applicant.words;
      await applicant.prepared('start');
      await applicant.openStart();
      await applicant.fillStart();
      await applicant.next();
      await expect(page.getByRole('dialog', { name: dialogs.duplicate.title })).toBeVisible();
      await axe(page);

      const other = new Applicant(page, sandbox, locale);
      await other.keep(await other.prepared('start'));
      await sandbox.setIntake('bachelor', false);
      await other.openStart();
      await expect(page.getByText(flow.existing.title)).toBeVisible();
      await axe(page);
      await other.next();
      await expect(page.getByRole('alertdialog', { name: dialogs.noIntake.title })).toBeVisible();
      await axe(page);
    });

    for (const [done, fill] of STEPS) {
      test(`the step after ${done}: empty, with errors, filled`, async ({ page, sandbox, axe }) => {
        const applicant = new Applicant(page, sandbox, locale);
        await applicant.holding(done);
        await axe(page);
        await applicant.next();
        await expect(page.getByText(applicant.words.errors.summaryTitle)).toBeVisible();
        await axe(page);
        await fill(applicant);
        await axe(page);
      });
    }

    test('the documents: empty, the notice, with errors, filled', async ({ page, sandbox, axe }) => {
      const applicant = new Applicant(page, sandbox, locale);
      const { upload, errors } = applicant.words;
      await applicant.holding('scholarship');
      await expect(applicant.documentCard('id_card')).toBeVisible();
      await axe(page);
      await applicant.documentCard('id_card').locator('input[type="file"]').first().click();
      await expect(page.getByRole('alertdialog', { name: upload.redaction.title })).toBeVisible();
      await axe(page);
      await page.keyboard.press('Escape');
      const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
      await applicant.chooseFile('transcript', text);
      await applicant.next();
      await expect(page.getByText(errors.summaryTitle)).toBeVisible();
      await axe(page);
      await applicant.fillDocuments();
      await axe(page);
    });

    test('review, payment and every outcome', async ({ page, sandbox, axe }) => {
      const applicant = new Applicant(page, sandbox, locale);
      const { payment: words } = applicant.words;
      const { id } = await applicant.holding('documents');
      const payment = new PaymentPage(applicant);
      await expect(page.getByRole('heading', { name: applicant.words.review.title })).toBeVisible();
      await axe(page);
      await payment.open();
      await payment.choose('card');
      await axe(page);
      await payment.giveCard(CARD.declined);
      await applicant.at('/regisbachelor/confirmation/failed');
      await expect(page.getByText(applicant.words.outcome.failed.advice)).toBeVisible();
      await axe(page);
      await page.getByRole('link', { name: applicant.words.outcome.failed.pay }).click();
      await payment.showCode();
      await axe(page);
      for (const waiting of ['payment/callback', 'credit/redirect-kbank']) {
        await page.goto(applicant.path(`/regisbachelor/${waiting}`));
        await expect(page.getByText(words.callback.title)).toBeVisible();
        await axe(page);
      }
      await sandbox.settle(id, 'expired');
      await page.goto(applicant.path('/regisbachelor/payment'));
      await expect(page.getByText(words.qr.expired.title)).toBeVisible();
      await axe(page);
      await page.getByRole('button', { name: words.qr.expired.again }).click();
      await expect(payment.code).toBeVisible();
      await sandbox.settle(id, 'successful');
      await payment.expectComplete();
      await axe(page);
    });

    test('resuming, and pages without an application', async ({ page, sandbox, axe }) => {
      const { path, words } = new Applicant(page, sandbox, locale);
      await page.goto(path('/regisbachelor/continue/7/no-token'));
      const open = page.getByRole('button', { name: words.resume.action });
      await expect(open).toBeVisible();
      await axe(page);
      await open.click();
      await expect(page.getByText(words.resume.badLink.title)).toBeVisible();
      await axe(page);
      const others = [
        ['/regisbachelor/upload-document', words.code.find.title],
        ['/regisbachelor/upload-document/seven', words.errors.notFound.title],
        ['/regisbachelor/confirmation/complete', words.payment.lost.title],
      ] as const;
      for (const [address, sentence] of others) {
        await page.goto(path(address));
        await expect(page.getByText(sentence)).toBeVisible();
        await axe(page);
      }
    });

    for (const address of ['/', '/dashboard/form-example', '/nope']) {
      test(`the page ${address}`, async ({ page, sandbox, axe, tolerate }) => {
        tolerate(/the server responded with a status of 404/);
        await page.goto(new Applicant(page, sandbox, locale).path(address));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await axe(page);
      });
    }
  });
}
