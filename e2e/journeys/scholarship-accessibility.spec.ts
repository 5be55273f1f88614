import { LOCALES } from '../../src/config/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import { CARD } from '../support/payment-page.ts';
import { CAMPAIGN } from '../support/prepare-scholarship.ts';
import { Scholar } from '../people/scholarship-applicant.ts';
import { ONE_SIZE } from '../support/sizes.ts';

/** Every page and dialog of the scholarship flow: empty, with errors, and filled. */
for (const locale of LOCALES) {
  test.describe(`accessibility of scholarships, ${locale}`, { tag: ONE_SIZE[locale] }, () => {
    test('campaign, registration, the duplicate dialog and the code', async ({ page, sandbox, axe }) => {
      test.slow();
      const scholar = new Scholar(page, sandbox, locale);
      await scholar.openCampaign();
      await axe(page);
      await scholar.next();
      await expect(page.getByText(scholar.messages.errors.summaryTitle)).toBeVisible();
      await axe(page);
      await scholar.fillStart();
      await scholar.fillInterest();
      await axe(page);
      await scholar.prepared('start');
      await scholar.next();
      const { duplicate } = scholar.messages.dialogs;
      const warning = page.getByRole('dialog', { name: duplicate.title });
      await expect(warning).toBeVisible();
      await axe(page);
      await warning.getByRole('button', { name: duplicate.primary }).click();
      await expect(scholar.code.input).toBeVisible();
      await axe(page);
    });

    test('programme, personal information and documents, loan', async ({ page, sandbox, axe }) => {
      test.slow();
      const newcomer = new Scholar(page, sandbox, locale);
      await newcomer.startAt('start');
      await axe(page);
      const scholar = new Scholar(page, sandbox, locale);
      await scholar.startAt('programme');
      await expect(scholar.documentCard('id_card')).toBeVisible();
      await axe(page);
      await scholar.next();
      await expect(page.getByText(scholar.messages.errors.summaryTitle)).toBeVisible();
      await axe(page);
      await scholar.fillPersonal();
      await scholar.fillDocuments();
      await axe(page);
      const other = new Scholar(page, sandbox, locale, CAMPAIGN.free);
      await other.startAt('personal');
      await other.fillLoan();
      await axe(page);
    });

    test('payment, waiting, failure, review and result', async ({ page, sandbox, axe }) => {
      test.slow();
      const scholar = new Scholar(page, sandbox, locale);
      const { id } = await scholar.startAt('loan');
      await scholar.payment.giveCard(CARD.declined);
      await scholar.at(scholar.on('confirmation/failed'));
      await expect(page.getByText(scholar.messages.result.failed.advice)).toBeVisible();
      await axe(page);
      await page.getByRole('link', { name: scholar.messages.result.failed.pay }).click();
      await scholar.payment.showCode();
      await axe(page);
      for (const waiting of [scholar.on('payment/callback'), '/regisscholarship/credit/redirect-kbank']) {
        await page.goto(scholar.path(waiting));
        await expect(page.getByText(scholar.messages.payment.return.title)).toBeVisible();
        await axe(page);
      }
      await sandbox.settle(id, 'successful');
      await page.reload(); // The payment return page polls at once.
      await scholar.at(scholar.on('confirm'));
      await expect(scholar.confirm).toBeVisible();
      await axe(page);
      await scholar.confirmAll();
      await axe(page);
    });

    test('pages that nobody can go on from', async ({ page, sandbox, axe }) => {
      test.slow();
      const scholar = new Scholar(page, sandbox, locale);
      const { messages, path } = scholar;
      const session = await scholar.prepared('loan');
      await sandbox.setStatus(session.id, 'campaign_changed');
      await scholar.storeSession(session);
      for (const [address, sentence] of [
        [scholar.on('payment'), messages.campaign.changed.title],
        ['/regisscholarship/early-bird', messages.campaign.closed.title],
        ['/regisscholarship/no-such-campaign', messages.errors.notFound.title],
        ['/regisscholarship/sports-talent/confirmation/complete', messages.payment.applicationNotFound.title],
        ['/regisscholarship/credit/redirect-kbank', messages.payment.applicationNotFound.title],
        ['/regisscholarship/sports-talent/continue/7/no-token', messages.resume.action],
      ] as const) {
        await page.goto(path(address));
        await expect(page.getByText(sentence).first()).toBeVisible();
        await axe(page);
      }
    });
  });
}
