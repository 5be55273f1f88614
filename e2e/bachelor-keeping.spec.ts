import type { Page } from '@playwright/test';
import { LOCALES, otherLocale } from '../src/config/locales.ts';
import { Applicant } from './applicant.ts';
import { expect, test } from './fixtures.ts';
import { expectKept, QUERY, toggle } from './keeping.ts';
import { PaymentPage } from './payment-page.ts';
import { ROUND, type DoneStep } from './prepare.ts';
import { ONE_SIZE } from './sizes.ts';

/** The number that is typed, with or without its hyphens. */
const ID_NUMBER = /1-?2345-?67890-?12-?1/;

interface KeptStep {
  readonly done?: DoneStep;
  readonly path: string;
  readonly fill: (applicant: Applicant) => Promise<void>;
}
const STEPS: readonly KeptStep[] = [
  { path: '/regisbachelor', fill: (applicant) => applicant.fillStart() },
  { done: 'start', path: '/regisbachelor/faculty', fill: (applicant) => applicant.fillFaculty(ROUND.referral) },
  { done: 'faculty', path: '/regisbachelor/education', fill: (applicant) => applicant.fillEducation() },
  { done: 'education', path: '/regisbachelor/scholarship', fill: (applicant) => applicant.fillScholarship() },
  { done: 'scholarship', path: '/regisbachelor/upload-document', fill: (applicant) => applicant.fillDocuments() },
];

/** Everything a browser can keep, as one text. */
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
  test.describe(`kept over a reload and the language toggle, ${locale}`, { tag: ONE_SIZE[locale] }, () => {
    for (const { done, path, fill } of STEPS) {
      test(path, async ({ page, sandbox }) => {
        const applicant = new Applicant(page, sandbox, locale);
        if (done) await applicant.holding(done, ROUND.paid, QUERY);
        else await applicant.openStart(QUERY);
        await fill(applicant);
        await expectKept(applicant, path);
        expect(await storedText(page)).not.toMatch(ID_NUMBER);
      });
    }

    test('review, an open Thai QR and the outcome', async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      const { id } = await applicant.holding('documents', ROUND.paid, QUERY);
      const payment = new PaymentPage(applicant);
      await expect(page.getByRole('heading', { name: applicant.words.review.title })).toBeVisible();
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
