import { LOCALES } from '../src/config/locales.ts';
import { expect, test } from './fixtures.ts';
import { CARD } from './payment-page.ts';
import { CAMPAIGN } from './prepare-scholarship.ts';
import { Scholar } from './scholar.ts';
import { ONE_SIZE } from './sizes.ts';

/** Every page and dialog of the scholarship flow, empty, wrong and filled. */
for (const locale of LOCALES) {
  test.describe(`accessibility of scholarships, ${locale}`, { tag: ONE_SIZE[locale] }, () => {
    test('campaign, registration, the duplicate dialog and the code', async ({ page, sandbox, axe }) => {
      test.slow();
      const scholar = new Scholar(page, sandbox, locale);
      await scholar.openCampaign();
      await axe(page);
      await scholar.next();
      await expect(page.getByText(scholar.words.errors.summaryTitle)).toBeVisible();
      await axe(page);
      await scholar.fillStart();
      await scholar.fillInterest();
      await axe(page);
      await scholar.prepared('start');
      await scholar.next();
      const { duplicate } = scholar.words.dialogs;
      const warning = page.getByRole('dialog', { name: duplicate.title });
      await expect(warning).toBeVisible();
      await axe(page);
      await warning.getByRole('button', { name: duplicate.confirm }).click();
      await expect(scholar.code.input).toBeVisible();
      await axe(page);
    });

    test('programme, personal information and documents, loan', async ({ page, sandbox, axe }) => {
      test.slow();
      const newcomer = new Scholar(page, sandbox, locale);
      await newcomer.holding('start');
      await axe(page);
      const scholar = new Scholar(page, sandbox, locale);
      await scholar.holding('programme');
      await expect(scholar.documentCard('id_card')).toBeVisible();
      await axe(page);
      await scholar.next();
      await expect(page.getByText(scholar.words.errors.summaryTitle)).toBeVisible();
      await axe(page);
      await scholar.fillPersonal();
      await scholar.fillDocuments();
      await axe(page);
      const other = new Scholar(page, sandbox, locale, CAMPAIGN.free);
      await other.holding('personal');
      await other.fillLoan();
      await axe(page);
    });

    test('payment, waiting, failure, review and outcome', async ({ page, sandbox, axe }) => {
      test.slow();
      const scholar = new Scholar(page, sandbox, locale);
      const { id } = await scholar.holding('loan');
      await scholar.payment.giveCard(CARD.declined);
      await scholar.at(scholar.on('confirmation/failed'));
      await expect(page.getByText(scholar.words.outcome.failed.advice)).toBeVisible();
      await axe(page);
      await page.getByRole('link', { name: scholar.words.outcome.failed.pay }).click();
      await scholar.payment.showCode();
      await axe(page);
      for (const waiting of [scholar.on('payment/callback'), '/regisscholarship/credit/redirect-kbank']) {
        await page.goto(scholar.path(waiting));
        await expect(page.getByText(scholar.words.payment.callback.title)).toBeVisible();
        await axe(page);
      }
      await sandbox.settle(id, 'successful');
      await page.reload(); // The waiting page asks at once.
      await scholar.at(scholar.on('confirm'));
      await expect(scholar.confirm).toBeVisible();
      await axe(page);
      await scholar.confirmAll();
      await axe(page);
    });

    test('pages that nobody can go on from', async ({ page, sandbox, axe }) => {
      test.slow();
      const scholar = new Scholar(page, sandbox, locale);
      const { words, path } = scholar;
      const session = await scholar.prepared('loan');
      await sandbox.setStatus(session.id, 'campaign_changed');
      await scholar.keep(session);
      for (const [address, sentence] of [
        [scholar.on('payment'), words.campaign.changed.title],
        ['/regisscholarship/early-bird', words.campaign.closed.title],
        ['/regisscholarship/no-such-campaign', words.errors.notFound.title],
        ['/regisscholarship/sports-talent/confirmation/complete', words.payment.lost.title],
        ['/regisscholarship/credit/redirect-kbank', words.payment.lost.title],
        ['/regisscholarship/sports-talent/continue/7/no-token', words.resume.action],
      ] as const) {
        await page.goto(path(address));
        await expect(page.getByText(sentence).first()).toBeVisible();
        await axe(page);
      }
    });
  });
}
