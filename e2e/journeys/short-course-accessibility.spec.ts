import { LOCALES } from '../../src/config/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import { CARD, PaymentPage } from '../support/payment-page.ts';
import { FEE } from '../support/prepare-short-course.ts';
import { Trainee } from '../people/short-course-applicant.ts';
import { ONE_SIZE } from '../support/sizes.ts';

/** Every page and dialog of the short-course flow: empty, with errors, and filled. */
for (const locale of LOCALES) {
  test.describe(`accessibility of short courses, ${locale}`, { tag: ONE_SIZE[locale] }, () => {
    test('the search: at rest, open, wrong, chosen', async ({ page, sandbox, axe }) => {
      const trainee = new Trainee(page, sandbox, locale);
      await trainee.openStart();
      await axe(page);
      await page.getByLabel(trainee.messages.fields.labels.course_search).first().focus();
      await trainee.search.press('ArrowDown');
      await expect(trainee.suggestions).toHaveCount(9);
      await axe(page);
      await trainee.search.press('Escape');
      await trainee.next();
      await expect(page.getByText(trainee.messages.errors.summaryTitle)).toBeVisible();
      await axe(page);
      await trainee.findCourse();
      await axe(page);
    });

    test('registration, the code and the duplicate dialog', async ({ page, sandbox, axe }) => {
      const trainee = new Trainee(page, sandbox, locale);
      await trainee.openStart('?course=1');
      await expect(trainee.search).toHaveValue(trainee.courseName);
      await trainee.next();
      await trainee.at('/regisshortcourse/course');
      await axe(page);
      await trainee.next();
      await expect(page.getByText(trainee.messages.errors.summaryTitle)).toBeVisible();
      await axe(page);
      await trainee.fillCourse(FEE.referral);
      await axe(page);
      await trainee.prepared('course');
      await trainee.next();
      const { duplicate } = trainee.messages.dialogs;
      const warning = page.getByRole('dialog', { name: duplicate.title });
      await expect(warning).toBeVisible();
      await axe(page);
      await warning.getByRole('button', { name: duplicate.primary }).click();
      await expect(trainee.code.input).toBeVisible();
      await axe(page);
    });

    test('attendees and receipt', async ({ page, sandbox, axe }) => {
      const trainee = new Trainee(page, sandbox, locale);
      await trainee.startAt('course', FEE.referral);
      await axe(page);
      await trainee.next();
      await expect(page.getByText(trainee.messages.errors.summaryTitle)).toBeVisible();
      await axe(page);
      await trainee.fillParticipant();
      await trainee.fillCompany();
      await axe(page);
    });

    test('news and documents', async ({ page, sandbox, axe }) => {
      const trainee = new Trainee(page, sandbox, locale);
      await trainee.startAt('personal', FEE.referral);
      await axe(page);
      await trainee.fillPromotion();
      await trainee.next();
      await trainee.at('/regisshortcourse/upload-document');
      await expect(trainee.documentCard('id_card')).toBeVisible();
      await axe(page);
      await trainee.fillDocuments();
      await axe(page);
    });

    test('review, payment, waiting and outcomes', async ({ page, sandbox, axe }) => {
      test.slow();
      const trainee = new Trainee(page, sandbox, locale);
      const { id } = await trainee.startAt('documents');
      const payment = new PaymentPage(trainee);
      await expect(page.getByRole('heading', { name: trainee.messages.review.title })).toBeVisible();
      await axe(page);
      await payment.open();
      await payment.giveCard(CARD.declined);
      await trainee.at('/regisshortcourse/confirmation/failed');
      await expect(page.getByText(trainee.messages.result.failed.advice)).toBeVisible();
      await axe(page);
      await page.getByRole('link', { name: trainee.messages.result.failed.pay }).click();
      await payment.showCode();
      await axe(page);
      for (const waiting of ['payment/callback', 'credit/redirect-kbank']) {
        await page.goto(trainee.path(`/regisshortcourse/${waiting}`));
        await expect(page.getByText(trainee.messages.payment.return.title)).toBeVisible();
        await axe(page);
      }
      await sandbox.settle(id, 'successful');
      await payment.expectComplete();
      await axe(page);
    });

    test('a resume link, and pages without an application', async ({ page, sandbox, axe }) => {
      const { path, messages } = new Trainee(page, sandbox, locale);
      await page.goto(path('/regisshortcourse/continue/7/no-token'));
      await expect(page.getByRole('button', { name: messages.resume.action })).toBeVisible();
      await axe(page);
      for (const [address, sentence] of [
        ['/regisshortcourse/upload-document', messages.otp.recover.title],
        ['/regisshortcourse/confirmation/complete', messages.payment.applicationNotFound.title],
      ] as const) {
        await page.goto(path(address));
        await expect(page.getByText(sentence)).toBeVisible();
        await axe(page);
      }
    });
  });
}
