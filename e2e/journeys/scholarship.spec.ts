import { LOCALES } from '../../src/config/locales.ts';
import { countEffort } from '../people/effort.ts';
import { expect, test } from '../support/fixtures.ts';
import { routePath } from '../support/on-hosts.ts';
import { OtpDialog } from '../support/otp-dialog.ts';
import { CARD, PaymentPage } from '../support/payment-page.ts';
import { CAMPAIGN } from '../support/prepare-scholarship.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { OneNameScholar, Scholar, StatelessScholar } from '../people/scholarship-applicant.ts';
import { IN_BOTH, IN_ENGLISH } from '../support/sizes.ts';

// Who rejects cookies also stops the parameters of adverts.
test.use({ consent: 'accepted' });

/** Goes through the scholarship flow on the built site, from the campaign page to the result. */
for (const locale of LOCALES) {
  test.describe(`scholarships, ${locale}`, { tag: IN_BOTH[locale] }, () => {
    test('a new application is paid by Thai QR and confirmed', async ({ page, sandbox }) => {
      test.slow();
      const hasOneName = locale === 'en';
      const scholar = new (hasOneName ? OneNameScholar : StatelessScholar)(page, sandbox, locale);
      const oneName = scholar instanceof OneNameScholar ? scholar : undefined;
      const expectEffort = await countEffort(page);
      await scholar.openCampaign('?utm_source=school');
      await scholar.fillStart();
      await scholar.fillInterest();
      await scholar.next();
      await scholar.enterCode();
      await scholar.at(scholar.on('faculty-type'));
      await scholar.fillProgramme();
      await scholar.next();
      await scholar.at(scholar.on('personal-information'));
      await scholar.fillPersonal();
      await scholar.fillDocuments();
      await scholar.answerQuestion();
      await scholar.next();
      await scholar.at(scholar.on('education-loan'));
      await scholar.fillLoan();
      await scholar.next();
      await scholar.at(scholar.on('payment'));
      await scholar.payment.showCode();
      const { id } = await scholar.session();
      await sandbox.settle(id, 'successful');
      await scholar.at(scholar.on('confirm'));
      await oneName?.expectOneName();
      await scholar.confirmAll();
      expectEffort(locale === 'th' ? { taps: 45, characters: 195 } : { taps: 47, characters: 196 });

      expect(await scholar.session()).toEqual({ id: '', token: '' });
      const { counts, applications } = await sandbox.ledger(id);
      expect(counts).toMatchObject({ applications: 1, charges: 1, codes: 1, files: 3, confirms: 1 });
      expect(JSON.parse(String(applications[0]?.['fields']))).toMatchObject({
        utm_source: 'school',
        student_no: 'AD66001234',
        last_name: hasOneName ? '-' : 'ณ ตัวอย่าง',
        id_number: hasOneName ? 'G643500000123' : '0234567890122',
        education: 'm6',
        loan_type: 'student_loan_fund',
      });
      // The tab still shows the result, although id and token are deleted.
      await page.reload();
      await scholar.payment.expectComplete();
      if (!oneName) return;
      const { result, copy } = scholar.messages;
      await oneName.expectOneName();
      await page.getByRole('button', { name: result.complete.copy, exact: true }).click();
      await expect(page.getByRole('button', { name: copy.otherLanguage })).toBeVisible();
      await oneName.expectOneName();
      await page.getByRole('button', { name: copy.otherLanguage }).click();
      await expect(page.locator('article[lang="th"]')).toBeVisible();
      await oneName.expectOneName();
      await page.getByRole('button', { name: result.complete.copyBack }).click();
      const { origin } = new URL(page.url());
      await page.getByRole('link', { name: result.complete.dashboard }).click();
      await expect(page).toHaveURL((url) => routePath(url).startsWith('/en/dashboard'));
      await sandbox.setStatus(id, 'passed');
      if (new URL(page.url()).origin === origin) await page.reload();
      else {
        // On a host of its own, the dashboard asks who comes.
        const signIn = new OtpDialog(page, scholar.messages, page.getByRole('main'));
        await signIn.identify(scholar);
        await signIn.enter(await sandbox.code(scholar.phone, 2));
      }
      await oneName.expectOneName();
    });
  });

  test.describe(`scholarships, every way, ${locale}`, { tag: IN_ENGLISH[locale] }, () => {
    test('by card, through the return page that all campaigns share', async ({ page, sandbox }) => {
      const scholar = new Scholar(page, sandbox, locale);
      const { id } = await scholar.startAt('loan');
      const returned = page.waitForRequest(/\/regisscholarship\/credit\/redirect-kbank/);
      await scholar.payment.giveCard(CARD.checked);
      await scholar.payment.answerBank('approve');
      await returned;
      await scholar.confirmAll();
      expect((await sandbox.ledger(id)).charges).toMatchObject([{ method: 'card', status: 'successful' }]);
    });

    test('by card, while a bachelor application is paid for in another tab', async ({ page, context, sandbox }) => {
      const scholar = new Scholar(page, sandbox, locale);
      const { id } = await scholar.startAt('loan');
      await scholar.payment.giveCard(CARD.checked);
      await expect(page).toHaveURL(/3ds/);
      const applicant = new Applicant(await context.newPage(), sandbox, locale);
      await applicant.startAt('documents');
      const payment = new PaymentPage(applicant);
      await payment.open();
      await payment.showCode();
      await scholar.payment.answerBank('approve');
      await scholar.confirmAll();
      expect((await sandbox.ledger(id)).charges).toMatchObject([{ method: 'card', status: 'successful' }]);
    });

    test('a free campaign passes over the payment', async ({ page, sandbox }) => {
      const scholar = new Scholar(page, sandbox, locale, CAMPAIGN.free);
      await scholar.openCampaign();
      await expect(page.locator('#landing-facts')).toContainText(scholar.messages.campaign.facts.free);
      const { id } = await scholar.startAt('personal');
      await scholar.fillLoan();
      await scholar.next();
      await scholar.at(scholar.on('confirm'));
      await expect(page.locator('[data-step="payment"]')).toHaveCount(0);
      await expect(page.locator('[data-step="confirm"]')).toHaveText(/^5/);
      await scholar.confirmAll();
      expect((await sandbox.ledger(id)).counts).toMatchObject({ charges: 0, confirms: 1 });
    });
  });
}
