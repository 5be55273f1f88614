import { LOCALES } from '../../src/config/locales.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { GraduateApplicant } from '../people/graduate-applicant.ts';
import { CARD, PaymentPage } from '../support/payment-page.ts';
import type { DoneStep } from '../support/prepare.ts';
import { ONE_SIZE } from '../support/sizes.ts';

/** Steps of one form: what is done before, and how they are filled. */
const STEPS: readonly (readonly [done: DoneStep, interpolate: (applicant: Applicant) => Promise<void>])[] = [
  ['start', (applicant) => applicant.fillFaculty(applicant.rounds.referral)],
  ['faculty', (applicant) => applicant.fillEducation()],
  ['education', (applicant) => applicant.fillScholarship()],
];

/** No page and no dialog breaks a rule of accessibility: empty, with errors, and filled. */
for (const [degree, Admission] of Object.entries({ bachelor: Applicant, graduate: GraduateApplicant }))
  for (const locale of LOCALES) {
    test.describe(`accessible, ${degree}, ${locale}`, { tag: ONE_SIZE[locale] }, () => {
      test('the first step and its dialogs', async ({ page, sandbox, axe }) => {
        const applicant = new Admission(page, sandbox, locale);
        const { code, messages } = applicant;
        await applicant.openStart();
        await axe(page);
        await page.getByRole('button', { name: messages.flow.recover.action }).click();
        await expect(code.box).toBeVisible();
        await axe(page);
        await page.keyboard.press('Escape');
        await applicant.next();
        await expect(page.getByText(messages.errors.summaryTitle)).toBeVisible();
        await axe(page);
        await applicant.fillStart();
        await axe(page);
        await page.getByRole('button', { name: messages.flow.saveAndExit }).click();
        await expect(page.getByRole('dialog', { name: messages.dialogs.confirmLeave.draft.title })).toBeVisible();
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
        const applicant = new Admission(page, sandbox, locale);
        const { dialogs, flow } = applicant.messages;
        await applicant.prepared('start');
        await applicant.openStart();
        await applicant.fillStart();
        await applicant.next();
        await expect(page.getByRole('dialog', { name: dialogs.duplicate.title })).toBeVisible();
        await axe(page);

        const other = new Admission(page, sandbox, locale);
        await other.storeSession(await other.prepared('start'));
        await sandbox.setIntake(applicant.degree, false);
        await other.openStart();
        await expect(page.getByText(flow.existing.title)).toBeVisible();
        await axe(page);
        await other.next();
        await expect(page.getByRole('alertdialog', { name: dialogs.noIntake.title })).toBeVisible();
        await axe(page);
      });

      for (const [done, interpolate] of STEPS) {
        test(`the step after ${done}: empty, with errors, filled`, async ({ page, sandbox, axe }) => {
          const applicant = new Admission(page, sandbox, locale);
          await applicant.startAt(done);
          await axe(page);
          await applicant.next();
          await expect(page.getByText(applicant.messages.errors.summaryTitle)).toBeVisible();
          await axe(page);
          await interpolate(applicant);
          await axe(page);
        });
      }

      test('the documents: empty, the notice, with errors, filled', async ({ page, sandbox, axe }) => {
        const applicant = new Admission(page, sandbox, locale);
        const { upload, errors } = applicant.messages;
        await applicant.startAt('scholarship');
        await expect(applicant.documentCard('id_card')).toBeVisible();
        await axe(page);
        await applicant.documentCard('id_card').locator('input[type="file"]').first().click();
        await expect(page.getByRole('alertdialog', { name: upload.idCardNotice.title })).toBeVisible();
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

      test('review, payment and every result', async ({ page, sandbox, axe }) => {
        const applicant = new Admission(page, sandbox, locale);
        const { payment: messages } = applicant.messages;
        const { id } = await applicant.startAt('documents');
        const payment = new PaymentPage(applicant);
        await expect(page.getByRole('heading', { name: applicant.messages.review.title })).toBeVisible();
        await axe(page);
        await payment.open();
        await payment.choose('card');
        await axe(page);
        await payment.giveCard(CARD.declined);
        await applicant.at(`${applicant.prefix}/confirmation/failed`);
        await expect(page.getByText(applicant.messages.result.failed.advice)).toBeVisible();
        await axe(page);
        await page.getByRole('link', { name: applicant.messages.result.failed.pay }).click();
        await payment.showCode();
        await axe(page);
        for (const waiting of ['payment/callback', 'credit/redirect-kbank']) {
          await page.goto(applicant.path(`${applicant.prefix}/${waiting}`));
          await expect(page.getByText(messages.return.title)).toBeVisible();
          await axe(page);
        }
        await sandbox.settle(id, 'expired');
        await page.goto(applicant.path(`${applicant.prefix}/payment`));
        await expect(page.getByText(messages.qr.expired.title)).toBeVisible();
        await axe(page);
        await page.getByRole('button', { name: messages.qr.expired.again }).click();
        await expect(payment.code).toBeVisible();
        await sandbox.settle(id, 'successful');
        await payment.expectComplete();
        await axe(page);
      });

      test('resuming, and pages without an application', async ({ page, sandbox, axe }) => {
        const { path, prefix, messages } = new Admission(page, sandbox, locale);
        await page.goto(path(`${prefix}/continue/7/no-token`));
        const open = page.getByRole('button', { name: messages.resume.action });
        await expect(open).toBeVisible();
        await axe(page);
        await open.click();
        await expect(page.getByText(messages.resume.invalidLink.title)).toBeVisible();
        await axe(page);
        const others = [
          [`${prefix}/upload-document`, messages.otp.recover.title],
          [`${prefix}/upload-document/a%20b`, messages.errors.notFound.title],
          [`${prefix}/confirmation/complete`, messages.payment.applicationNotFound.title],
        ] as const;
        for (const [address, sentence] of others) {
          await page.goto(path(address));
          await expect(page.getByText(sentence)).toBeVisible();
          await axe(page);
        }
      });
    });
  }

for (const locale of LOCALES) {
  test.describe(`other pages are accessible, ${locale}`, { tag: ONE_SIZE[locale] }, () => {
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
