import { LOCALES, otherLocale } from '../../src/config/locales.ts';
import { UTM_KEY } from '../../src/config/storage-keys.ts';
import { clearStorage } from '../support/clear-storage.ts';
import { countEffort } from '../people/effort.ts';
import { expect, test } from '../support/fixtures.ts';
import { ForeignGraduate, GraduateApplicant } from '../people/graduate-applicant.ts';
import { PaymentPage } from '../support/payment-page.ts';
import { IN_BOTH, IN_ENGLISH } from '../support/sizes.ts';

// Who rejects cookies also stops the parameters of adverts.
test.use({ consent: 'accepted' });

const UTM = { utm_source: 'line', utm_medium: 'ad', utm_campaign: 'ป.โท 2570', utm_content: 'b-1', utm_term: '<b>' };

/** Goes through the graduate flow on the built site. */
for (const locale of LOCALES) {
  test.describe(`graduate, ${locale}`, { tag: IN_BOTH[locale] }, () => {
    test('a new application, from an advert to the paid Thai QR', async ({ page, sandbox }) => {
      test.slow();
      const isForeign = locale === 'en';
      const applicant = new (isForeign ? ForeignGraduate : GraduateApplicant)(page, sandbox, locale);
      const expectEffort = await countEffort(page);
      await applicant.openStart(`?${new URLSearchParams(UTM).toString()}`);
      await applicant.fillStart();
      await applicant.next();
      await applicant.enterCode();
      await applicant.at('/regisgraduate/faculty');
      await applicant.fillFaculty();
      await applicant.next();
      await applicant.at('/regisgraduate/education');
      await applicant.fillEducation();
      await applicant.next();
      await applicant.at('/regisgraduate/scholarship');
      await applicant.fillScholarship();
      await applicant.next();
      await applicant.at('/regisgraduate/upload-document');
      if (isForeign) {
        // On another device the number is written in another way.
        await sandbox.moveClock(120_000);
        await clearStorage(page);
        await applicant.openStart();
        await page.getByRole('button', { name: applicant.messages.flow.recover.action }).click();
        await applicant.code.box.locator('[name="phone_country"]').selectOption('MM');
        await applicant.code.identify({ phone: `+95 ${applicant.phone}`, email: applicant.email });
        await applicant.enterCode(2);
        await applicant.at('/regisgraduate/upload-document');
      }
      await applicant.fillDocuments();
      await applicant.next();
      await applicant.at('/regisgraduate/payment');
      const { fields } = applicant.messages;
      const answers = page.getByRole('main').getByRole('definition');
      for (const told of [
        fields.options.degree.master,
        `${isForeign ? fields.options.prefix_name.ms : applicant.rank} ณัฏฐ์ฐิตา ณ ตัวอย่าง`,
        fields.options.loan_type.student_loan_fund,
      ])
        await expect.poll(() => answers.allTextContents()).toContain(told);

      const payment = new PaymentPage(applicant);
      await payment.open();
      await payment.showCode();
      const { id } = await applicant.session();
      await sandbox.settle(id, 'successful');
      await payment.expectComplete();
      expectEffort(locale === 'th' ? { taps: 46, characters: 102 } : { taps: 48, characters: 170 });

      const { counts, applications } = await sandbox.ledger(id);
      expect(counts).toMatchObject({ applications: 1, charges: 1, codes: isForeign ? 2 : 1, files: 2 });
      expect(applications).toMatchObject([{ type: 'graduate' }]);
      expect(JSON.parse(String(applications[0]?.['fields']))).toMatchObject({
        ...UTM,
        degree: 'master',
        rank: isForeign ? '' : applicant.rank,
      });
    });
  });

  test.describe(`graduate, every way, ${locale}`, () => {
    test('another degree asks for the programme again', { tag: IN_ENGLISH[locale] }, async ({ page, sandbox }) => {
      const applicant = new GraduateApplicant(page, sandbox, locale);
      await applicant.startAt('documents');
      await applicant.openStart();
      await applicant.unfold();
      await expect(applicant.page.locator('form input[name="degree"][value="master"]')).toBeChecked();
      await applicant.choose('degree', 'doctoral');
      await applicant.pick('faculty_id');
      await applicant.next();
      await applicant.at('/regisgraduate/faculty');
      await page.goto(applicant.path('/regisgraduate/payment'));
      await applicant.at('/regisgraduate/faculty');
      await applicant.pick('campaign_id');
      await applicant.pick('course_type_id', '31');
      await expect(page.locator('form [type="radio"][name="course_type_id"]')).toHaveCount(1);
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
