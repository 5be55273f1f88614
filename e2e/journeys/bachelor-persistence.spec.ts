import type { Page } from '@playwright/test';
import { LOCALES, otherLocale } from '../../src/config/locales.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectKept, QUERY, toggle } from '../support/persistence.ts';
import { PaymentPage } from '../support/payment-page.ts';
import { ROUND, type DoneStep } from '../support/prepare.ts';
import { IN_THAI } from '../support/sizes.ts';

/** Matches the typed ID number with and without hyphens. */
const ID_NUMBER = /1-?2345-?67890-?12-?1/;

interface KeptStep {
  readonly done?: DoneStep;
  readonly path: string;
  readonly interpolate: (applicant: Applicant) => Promise<void>;
}
const STEPS: readonly KeptStep[] = [
  { path: '/regisbachelor', interpolate: (applicant) => applicant.fillStart() },
  { done: 'start', path: '/regisbachelor/faculty', interpolate: (applicant) => applicant.fillFaculty(ROUND.referral) },
  { done: 'faculty', path: '/regisbachelor/education', interpolate: (applicant) => applicant.fillEducation() },
  { done: 'education', path: '/regisbachelor/scholarship', interpolate: (applicant) => applicant.fillScholarship() },
  {
    done: 'scholarship',
    path: '/regisbachelor/upload-document',
    interpolate: (applicant) => applicant.fillDocuments(),
  },
];

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
    for (const { done, path, interpolate } of STEPS) {
      test(path, async ({ page, sandbox }) => {
        const applicant = new Applicant(page, sandbox, locale);
        if (done) await applicant.startAt(done, ROUND.paid, QUERY);
        else await applicant.openStart(QUERY);
        await interpolate(applicant);
        await expectKept(applicant, path);
        expect(await storedText(page)).not.toMatch(ID_NUMBER);
      });
    }

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
