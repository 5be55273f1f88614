import { LOCALES } from '../../src/config/locales.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { PaymentPage } from '../support/payment-page.ts';
import { filledIn, record, recordScreens, screensOf } from './measures.ts';
import { watchRequests } from '../support/settled.ts';
import { placeOf, primaryButton } from './places.ts';

/** Measures the review, the choice of a method, the Thai QR, and its outcomes. */
for (const locale of LOCALES)
  test(`review and payment, ${locale}`, async ({ page, sandbox }, info) => {
    test.slow();
    const applicant = new Applicant(page, sandbox, locale);
    const payment = new PaymentPage(applicant);
    const { messages, path, prefix } = applicant;
    const settled = watchRequests(page);
    const measure = async (row: string): Promise<void> => {
      await settled();
      recordScreens(info, row, { [filledIn(locale)]: await screensOf(page) });
    };
    const measureButton = async (row: string): Promise<void> => {
      await settled();
      const button = await primaryButton(page);
      if (!button) throw new Error('There is no button');
      const { y, cutOff } = button;
      record(info, 'primary button as the page opens', row, { [`${locale} y`]: y, [`${locale} cut off`]: cutOff });
    };
    await applicant.startAt('documents');
    await expect(page.getByRole('button', { name: messages.review.confirm })).toBeVisible();
    await measureButton('bachelor, review');
    await payment.open();
    await expect(page.getByRole('radio', { name: messages.payment.methods.thai_qr })).toBeChecked();
    await measureButton('choice of a method');
    await measure('choice of a method');

    await payment.start();
    await expect(payment.code).toBeVisible();
    await measure('running QR');
    const inWindow = {
      'Thai QR': payment.code,
      'save button': page.getByRole('link', { name: messages.payment.qr.save }),
    };
    for (const [row, target] of Object.entries(inWindow)) {
      const { y, lowerEdge } = await placeOf(target);
      record(info, 'in the window after one press', row, { [`${locale} y`]: y, [`${locale} lower edge`]: lowerEdge });
    }

    const { id } = await applicant.session();
    await sandbox.settle(id, 'expired');
    await page.reload();
    await expect(page.getByText(messages.payment.qr.expired.title)).toBeVisible();
    await measure('expired QR');
    await page.getByRole('button', { name: messages.payment.qr.expired.again }).click();
    await expect(payment.code).toBeVisible();
    await sandbox.settle(id, 'failed');
    await page.goto(path(`${prefix}/confirmation/failed`));
    await expect(page.getByRole('link', { name: messages.result.failed.pay })).toBeVisible();
    await measure('failed');
  });
