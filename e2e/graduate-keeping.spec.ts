import { UTM_KEY } from '../src/config/storage-keys.ts';
import { LOCALES, otherLocale } from '../src/config/locales.ts';
import { expect, test } from './fixtures.ts';
import { GraduateApplicant } from './graduate-applicant.ts';
import { expectKept, QUERY, toggle } from './keeping.ts';
import { PaymentPage } from './payment-page.ts';
import type { DoneStep } from './prepare.ts';
import { ONE_SIZE } from './sizes.ts';
import { wordsOf } from './words.ts';

interface FormPage {
  readonly done?: DoneStep;
  readonly path: string;
  readonly fill: (applicant: GraduateApplicant) => Promise<void>;
}
const PAGES: readonly FormPage[] = [
  { path: '/regisgraduate', fill: (applicant) => applicant.fillStart() },
  { done: 'start', path: '/regisgraduate/faculty', fill: (applicant) => applicant.fillFaculty('202') },
  { done: 'faculty', path: '/regisgraduate/education', fill: (applicant) => applicant.fillEducation() },
  { done: 'education', path: '/regisgraduate/scholarship', fill: (applicant) => applicant.fillScholarship() },
];

/** What a graduate applicant typed stays, step by step. */
for (const locale of LOCALES) {
  test.describe(`graduate, kept over a reload and the language toggle, ${locale}`, { tag: ONE_SIZE[locale] }, () => {
    for (const { done, path, fill: fillPage } of PAGES) {
      test(path, async ({ page, sandbox }) => {
        const applicant = new GraduateApplicant(page, sandbox, locale);
        if (done) await applicant.holding(done, applicant.rounds.paid, QUERY);
        else await applicant.openStart(QUERY);
        await fillPage(applicant);
        await expectKept(applicant, path);
      });
    }

    test('documents, review and an open Thai QR', async ({ page, sandbox }) => {
      const applicant = new GraduateApplicant(page, sandbox, locale);
      const other = otherLocale(locale);
      await applicant.holding('scholarship', applicant.rounds.paid, QUERY);
      await applicant.fillDocuments();
      await page.reload();
      const received = (words: typeof applicant.words) =>
        expect(page.getByText(words.upload.states.received, { exact: true })).toHaveCount(2);
      await received(applicant.words);
      await toggle(page, '/regisgraduate/upload-document', other);
      await received(wordsOf(other));
      await toggle(page, '/regisgraduate/upload-document', locale);
      await applicant.next();
      await applicant.at('/regisgraduate/payment');

      await page.goto(applicant.path(`/regisgraduate/payment${QUERY}`));
      const payment = new PaymentPage(applicant);
      await payment.open();
      await payment.showCode();
      const code = (await payment.code.getAttribute('src')) ?? '';
      await page.reload();
      await expect(payment.code).toHaveAttribute('src', code);
      await toggle(page, '/regisgraduate/payment', other);
      await expect(payment.code).toHaveAttribute('src', code);
    });

    test('an advert seen in one language is told by an application in the other', async ({ page, sandbox }) => {
      const applicant = new GraduateApplicant(page, sandbox, locale);
      const there = otherLocale(locale) === 'th' ? '/' : '/en';
      const long = 'x'.repeat(300);
      await page.goto(`${there}?utm_source=letter&utm_campaign=${long}&utm_term=a%00b%0D%0Ac&utm_id=7`);
      const isKept = () => page.evaluate((key) => localStorage.getItem(key) !== null, UTM_KEY);
      await expect.poll(isKept).toBe(true);
      await page.locator('[data-language-toggle]').click();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.getByRole('link', { name: applicant.words.pages.home.graduate.title }).click();
      await applicant.at('/regisgraduate');
      await applicant.fillStart();
      await applicant.next();
      await applicant.enterCode();
      await applicant.at('/regisgraduate/faculty');
      const { id } = await applicant.session();
      const fields = JSON.parse(String((await sandbox.ledger(id)).applications[0]?.['fields'])) as object;
      expect(Object.entries(fields).filter(([name]) => name.startsWith('utm_'))).toEqual([
        ['utm_source', 'letter'],
        ['utm_campaign', long.slice(0, 100)],
        ['utm_term', 'abc'],
      ]);
    });
  });
}
