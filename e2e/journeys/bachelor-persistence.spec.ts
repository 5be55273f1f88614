import type { Page } from '@playwright/test';
import { LOCALES, otherLocale } from '../../src/config/locales.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectKept, QUERY, toggle } from '../support/persistence.ts';
import { PaymentPage } from '../support/payment-page.ts';
import { ROUND } from '../support/prepare.ts';
import { IN_THAI } from '../support/sizes.ts';

/** Matches the typed ID number with and without hyphens. */
const ID_NUMBER = /1-?2345-?67890-?12-?1/;

/** Returns all storage and cookies of the browser as one text. */
async function storedText(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => [
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    await indexedDB.databases(),
    history.state as unknown,
  ]);
  return JSON.stringify([kept, await page.context().cookies()]);
}

for (const locale of LOCALES) {
  test.describe(`survives a reload and the language toggle, ${locale}`, { tag: IN_THAI[locale] }, () => {
    // Of all steps, this one has the name of a school, which is another one in the other language, and a secret number.
    test('/regisbachelor/education', async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      await applicant.startAt('faculty', ROUND.paid, QUERY);
      await applicant.fillEducation();
      await expectKept(applicant, '/regisbachelor/education');
      expect(await storedText(page)).not.toMatch(ID_NUMBER);
    });

    test('review, an open Thai QR and the result', async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      const { id } = await applicant.startAt('documents', ROUND.paid, QUERY);
      const payment = new PaymentPage(applicant);
      await expect(page.getByRole('heading', { name: applicant.messages.review.title })).toBeVisible();
      await page.reload();
      await payment.open();
      await payment.showCode();
      const code = (await payment.code.getAttribute('src')) ?? '';

      await page.reload();
      await expect(payment.code).toHaveAttribute('src', code);
      await toggle(page, '/regisbachelor/payment', otherLocale(locale));
      await expect(payment.code).toHaveAttribute('src', code);
      await toggle(page, '/regisbachelor/payment', locale);
      await expect(payment.code).toHaveAttribute('src', code);
      expect((await sandbox.ledger(id)).counts.charges).toBe(1);

      await sandbox.settle(id, 'successful');
      await payment.expectComplete();
      await page.reload();
      await payment.expectComplete();
    });
  });
}
