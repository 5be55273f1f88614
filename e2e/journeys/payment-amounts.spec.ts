import type { Locator } from '@playwright/test';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { PaymentPage } from '../support/payment-page.ts';
import { ROUND, type Round } from '../support/prepare.ts';

/** While a QR code is open, the amount changes or the server fails. */
test.describe('an open QR code', { tag: '@phone' }, () => {
  const withCode = async (applicant: Applicant) => {
    const session = await applicant.startAt('documents');
    const payment = new PaymentPage(applicant);
    await payment.open();
    await payment.showCode();
    return { payment, ...session };
  };
  /** Chooses another round on the step, as an applicant does who comes from the review. */
  const chooseRound = async (applicant: Applicant, round: Round): Promise<void> => {
    const { page, messages } = applicant;
    await page.goto(`${applicant.path('/regisbachelor/faculty')}?return=review`);
    await applicant.fillFaculty(round);
    await page.getByRole('button', { name: messages.flow.saveReview }).click();
    const saved = page.getByRole('alertdialog', { name: messages.dialogs.savedAlert.title });
    await expect(saved).toHaveAccessibleDescription(messages.dialogs.savedAlert.message);
    await saved.getByRole('button', { name: messages.common.close }).click();
    await applicant.at('/regisbachelor/payment');
  };
  const told = (applicant: Applicant): Locator =>
    applicant.page.getByRole('alert').filter({ hasText: applicant.messages.payment.outdated.title });

  test('gives way to the new amount, after the answers were checked and by a press', async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'en');
    const { payment, id } = await withCode(applicant);
    await chooseRound(applicant, ROUND.referral);
    await payment.open();
    await expect(told(applicant)).toContainText(/THB\s500,.*THB\s300\./);
    await expect(payment.code).toBeHidden();
    expect((await sandbox.ledger(id)).charges).toMatchObject([{ status: 'pending', amount: 500 }]);
    await payment.showCode();
    await expect(told(applicant)).toBeHidden();
    await sandbox.settle(id, 'successful');
    await payment.expectComplete();
    expect((await sandbox.ledger(id)).charges).toMatchObject([
      { status: 'cancelled', amount: 500 },
      { status: 'successful', amount: 300 },
    ]);
  });
});
