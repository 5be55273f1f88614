import { UTM_KEY } from '../../src/config/storage-keys.ts';
import { LOCALES, otherLocale } from '../../src/config/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import { GraduateApplicant } from '../people/graduate-applicant.ts';
import { expectKept, QUERY, toggle } from '../support/persistence.ts';
import { PaymentPage } from '../support/payment-page.ts';
import type { DoneStep } from '../support/prepare.ts';
import { IN_ENGLISH, IN_NEITHER } from '../support/sizes.ts';
import { wordsOf } from '../support/messages.ts';

// Who rejects cookies also stops the parameters of adverts.
test.use({ consent: 'accepted' });

interface FormPage {
  readonly done?: DoneStep;
  readonly path: string;
  readonly interpolate: (applicant: GraduateApplicant) => Promise<void>;
}
const PAGES: readonly FormPage[] = [
  { path: '/regisgraduate', interpolate: (applicant) => applicant.fillStart() },
  { done: 'start', path: '/regisgraduate/faculty', interpolate: (applicant) => applicant.fillFaculty('202') },
  { done: 'faculty', path: '/regisgraduate/education', interpolate: (applicant) => applicant.fillEducation() },
  { done: 'education', path: '/regisgraduate/scholarship', interpolate: (applicant) => applicant.fillScholarship() },
];

/** What a graduate applicant typed survives a reload and a change of language, step by step. */
for (const locale of LOCALES) {
  test.describe(`graduate, survives a reload and the language toggle, ${locale}`, () => {
    for (const { done, path, interpolate: fillPage } of PAGES) {
      test(path, { tag: IN_NEITHER[locale] }, async ({ page, sandbox }) => {
        const applicant = new GraduateApplicant(page, sandbox, locale);
        if (done) await applicant.startAt(done, applicant.rounds.paid, QUERY);
        else await applicant.openStart(QUERY);
        await fillPage(applicant);
        await expectKept(applicant, path);
      });
    }

    test('documents, review and an open Thai QR', { tag: IN_NEITHER[locale] }, async ({ page, sandbox }) => {
      const applicant = new GraduateApplicant(page, sandbox, locale);
      const other = otherLocale(locale);
      await applicant.startAt('scholarship', applicant.rounds.paid, QUERY);
      await applicant.fillDocuments();
      await page.reload();
      const received = (messages: typeof applicant.messages) =>
        expect(page.getByText(messages.upload.states.received, { exact: true })).toHaveCount(2);
      await received(applicant.messages);
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

    test(
      'campaign parameters of an advert go with an application in the other language',
      { tag: IN_ENGLISH[locale] },
      async ({ page, sandbox }) => {
        const applicant = new GraduateApplicant(page, sandbox, locale);
        const there = otherLocale(locale) === 'th' ? '/' : '/en';
        const long = 'x'.repeat(300);
        await page.goto(`${there}?utm_source=letter&utm_campaign=${long}&utm_term=a%00b%0D%0Ac&utm_id=7`);
        const isKept = () => page.evaluate((key) => localStorage.getItem(key) !== null, UTM_KEY);
        await expect.poll(isKept).toBe(true);
        await page.locator('[data-language-toggle]').click();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await page.getByRole('link', { name: applicant.messages.graduate.card.title }).click();
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
      },
    );
  });
}
