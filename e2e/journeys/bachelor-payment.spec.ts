import { LOCALES } from '../../src/config/locales.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { countReads } from '../support/count-reads.ts';
import { CARD, PaymentPage } from '../support/payment-page.ts';
import { IN_ENGLISH } from '../support/sizes.ts';

/** Every course that the payment of a bachelor application can take, from the review to the result. */
for (const locale of LOCALES) {
  test.describe(`payment, ${locale}`, { tag: IN_ENGLISH[locale] }, () => {
    test('by card, through the post of the bank', async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      const reads = countReads(page, 'payment/available-method');
      const { id } = await applicant.startAt('documents');
      const payment = new PaymentPage(applicant);
      await payment.open();
      await payment.choose('card');
      expect(reads()).toBe(1);
      await payment.giveCard(CARD.checked);
      await payment.answerBank('approve');
      await payment.expectComplete();
      await expect(page.getByText(applicant.messages.payment.methods.card)).toBeVisible();
      expect((await sandbox.ledger(id)).charges).toMatchObject([{ method: 'card', status: 'successful' }]);
    });

    test('a declined card gives advice, takes no money, and leads to Thai QR', async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      const { result, payment: messages } = applicant.messages;
      const { id } = await applicant.startAt('documents');
      const payment = new PaymentPage(applicant);
      await payment.open();
      await payment.giveCard(CARD.checkedDeclined);
      await payment.answerBank('approve');
      await applicant.at('/regisbachelor/confirmation/failed');

      const told = page.getByRole('alert').filter({ hasText: result.failed.title });
      await expect(told).toContainText(messages.noMoneyTakenAndSaved);
      await page.getByRole('link', { name: result.failed.pay }).click();
      await applicant.at('/regisbachelor/payment');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.headings.application);
      await expect(page.getByText(messages.lastAttempt.failed)).toBeVisible();
      await payment.showCode();
      await sandbox.settle(id, 'successful');
      await payment.expectComplete();
      expect((await sandbox.ledger(id)).charges.map(({ status }) => status)).toEqual(['failed', 'successful']);
    });
  });
}

test('the bank form can be closed, and a card paid at once then', { tag: '@desktop' }, async ({ page, sandbox }) => {
  const applicant = new Applicant(page, sandbox, 'en');
  const { id } = await applicant.startAt('documents');
  const payment = new PaymentPage(applicant);
  await payment.open();
  const overlay = await payment.openCardForm();
  // Nothing behind it can be reached.
  const isReached = () =>
    page
      .locator('main a')
      .first()
      .evaluate((link: HTMLElement) => {
        const { activeElement } = document;
        link.focus();
        const isIt = document.activeElement === link;
        if (activeElement instanceof HTMLElement) activeElement.focus();
        return isIt;
      });
  expect(await isReached()).toBe(false);
  await page.frameLocator('.payment-container iframe').locator('#close').click();
  await expect(overlay).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Pay THB/ })).toBeFocused();
  expect(await isReached()).toBe(true);
  expect((await sandbox.ledger(id)).counts.charges).toBe(0);
  await payment.giveCard(CARD.approved);
  await payment.expectComplete();
});

test(
  'approved at the bank after a QR in another tab has taken its place, the card leads to that QR',
  { tag: '@phone' },
  async ({ page, context, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    const { id } = await applicant.startAt('documents');
    const payment = new PaymentPage(applicant);
    await payment.open();
    await payment.giveCard(CARD.checked);
    await expect(page).toHaveURL(/3ds/);
    const other = await context.newPage();
    await other.goto(applicant.path('/regisbachelor/payment'));
    const inOther = new PaymentPage(new Applicant(other, sandbox, 'th'));
    await inOther.changeMethod();
    await inOther.showCode();
    await payment.answerBank('approve');
    await applicant.at('/regisbachelor/payment');
    await expect(payment.code).toBeVisible();
    expect((await sandbox.ledger(id)).charges.map(({ status }) => status)).toEqual(['cancelled', 'pending']);
  },
);

for (const locale of LOCALES) {
  test(
    `one press shows all of a code in the first screen of a phone, ${locale}`,
    { tag: '@phone' },
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const applicant = new Applicant(page, sandbox, locale);
      const { qr } = applicant.messages.payment;
      await applicant.startAt('documents');
      const payment = new PaymentPage(applicant);
      await payment.open();
      await payment.start();
      await expect(payment.code).toBeVisible();
      const save = page.getByRole('link', { name: qr.save });
      for (const part of [page.getByText(qr.band), payment.code, save]) await expect(part).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: qr.enlarge }).click();
      const dialog = page.getByRole('dialog', { name: qr.heading });
      await expect(dialog.getByRole('img', { name: /\d/ })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
  );
}
