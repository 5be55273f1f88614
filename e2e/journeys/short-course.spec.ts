import { LOCALES } from '../../src/config/locales.ts';
import { interpolate } from '../../src/lib/interpolate.ts';
import { countEffort } from '../people/effort.ts';
import { expect, test } from '../support/fixtures.ts';
import { CARD, PaymentPage } from '../support/payment-page.ts';
import { FEE } from '../support/prepare-short-course.ts';
import { IN_BOTH, IN_ENGLISH } from '../support/sizes.ts';
import { Trainee } from '../people/short-course-applicant.ts';

// Who rejects cookies also stops the parameters of adverts.
test.use({ consent: 'accepted' });

/**
 * Goes through the short-course flow on the built site, from the search to the result, with every method of payment.
 */
for (const locale of LOCALES) {
  test(
    `a new application with a referral code is paid by Thai QR, ${locale}`,
    { tag: IN_BOTH[locale] },
    async ({ page, sandbox }) => {
      test.slow();
      const trainee = new Trainee(page, sandbox, locale);
      const expectEffort = await countEffort(page);
      await trainee.openStart('?utm_source=office');
      await trainee.findCourse();
      await trainee.next();
      await trainee.at('/regisshortcourse/course');
      await trainee.fillCourse(FEE.referral);
      await trainee.next();
      await trainee.enterCode();
      await trainee.at('/regisshortcourse/personal-information');
      await trainee.fillParticipant();
      await (locale === 'th' ? trainee.fillCompany() : trainee.fillForeignCompany());
      await trainee.next();
      await trainee.at('/regisshortcourse/promotion');
      await trainee.fillPromotion();
      await trainee.next();
      await trainee.at('/regisshortcourse/upload-document');
      await trainee.fillDocuments();
      await trainee.next();
      await trainee.at('/regisshortcourse/payment');

      const main = page.getByRole('main');
      const invoice =
        locale === 'th'
          ? {
              branch: '00000',
              tax_id: '0105536000313',
              shipping_postcode: '10900',
              tax_postcode: '81120',
              shipping_province_id: '10',
            }
          : { receipt_issued_to: 'foreign_company', tax_address: '1 Example Road, 068898, Singapore' };
      for (const shown of [
        trainee.courseName,
        ...Object.values(invoice).slice(1, 2),
        interpolate(trainee.messages.review.price.amountForAll, { people: 3 }),
        trainee.messages.fields.options.promotion_interest.yes,
      ])
        await expect(main).toContainText(shown);
      const payment = new PaymentPage(trainee);
      await payment.open();
      await payment.showCode();
      const { id } = await trainee.session();
      await sandbox.settle(id, 'successful');
      await payment.expectComplete();
      expectEffort(locale === 'th' ? { taps: 32, characters: 192 } : { taps: 21, characters: 162 });
      // The longest result of all is filed as one sheet.
      await expect(page.getByRole('heading', { name: trainee.messages.copy.invoice.title })).toBeVisible();
      const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1);

      const { counts, applications } = await sandbox.ledger(id);
      expect(counts).toMatchObject({ applications: 1, charges: 1, codes: 1, files: 1 });
      const fields = JSON.parse(String(applications[0]?.['fields'])) as Record<string, string>;
      expect(fields).toMatchObject({
        short_course_id: '1',
        utm_source: 'office',
        referral_code: 'ADM-2026',
        attendees: '3',
        ...invoice,
        promotion_interest: 'yes',
      });
      expect(fields).not.toHaveProperty('course_search');
      expect(await sandbox.calls()).toContainEqual(
        expect.objectContaining({ method: 'POST', path: 'short-course-application/{id}/participant', count: 1 }),
      );
    },
  );

  test(
    `a course without documents is paid by card, ${locale}`,
    { tag: IN_ENGLISH[locale] },
    async ({ page, sandbox }) => {
      const trainee = new Trainee(page, sandbox, locale);
      const { id } = await trainee.startAt('personal');
      await trainee.fillPromotion();
      await trainee.next();
      await trainee.at('/regisshortcourse/payment');
      const main = page.getByRole('main');
      await expect(main).toContainText(trainee.messages.review.price.amount);
      await expect(main).toContainText('3,500');
      // On a phone there is only room for the amount beside the button.
      await expect(main.locator('.action-bar p')).toHaveText(/(THB\s3,500|3,500\sบาท)$/);
      // The documents step is not in the stepper.
      await expect(page.locator('[data-step="payment"]')).toHaveText(/^5/);
      await expect(page).toHaveTitle(new RegExp(interpolate(trainee.messages.flow.position, { step: 5, steps: 5 })));
      const payment = new PaymentPage(trainee);
      await payment.open();
      await payment.giveCard(CARD.checked);
      await payment.answerBank('approve');
      await payment.expectComplete();
      await expect(main).toContainText(trainee.courseName);
      expect((await sandbox.ledger(id)).charges).toMatchObject([{ method: 'card', status: 'successful' }]);
    },
  );
}
