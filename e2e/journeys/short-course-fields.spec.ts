import { LOCALES, otherLocale } from '../../src/config/locales.ts';
import { MESSAGES } from '../../src/sandbox/shared/messages.ts';
import { expect, test } from '../support/fixtures.ts';
import { QUERY, toggle } from '../support/persistence.ts';
import { FEE } from '../support/prepare-short-course.ts';
import { IN_ENGLISH, IN_THAI } from '../support/sizes.ts';
import { Trainee } from '../people/short-course-applicant.ts';

for (const locale of LOCALES) {
  test.describe(`a short course survives a reload and the language toggle, ${locale}`, () => {
    test(
      '/regisshortcourse: a chosen course, named in the language of the page',
      { tag: IN_THAI[locale] },
      async ({ page, sandbox }) => {
        const path = '/regisshortcourse';
        const trainee = new Trainee(page, sandbox, locale);
        const other = new Trainee(page, sandbox, otherLocale(locale));
        await trainee.openStart(QUERY);
        await trainee.findCourse();
        await page.reload();
        await expect(trainee.search).toHaveValue(trainee.courseName);
        await toggle(page, path, other.locale);
        await expect(other.search).toHaveValue(other.courseName);
        await toggle(page, path, locale);
        await expect(trainee.search).toHaveValue(trainee.courseName);
        await trainee.next();
        await trainee.at('/regisshortcourse/course');
      },
    );
  });

  test.describe(`short-course fields, ${locale}`, { tag: IN_ENGLISH[locale] }, () => {
    test('the same address as on the invoice hides and does not send the other one', async ({ page, sandbox }) => {
      const trainee = new Trainee(page, sandbox, locale);
      const { id } = await trainee.startAt('course');
      await trainee.fillParticipant();
      await trainee.fillCompany();
      await trainee.field('same_as_invoice').check();
      await expect(trainee.field('shipping_address')).toHaveCount(0);
      await trainee.next();
      await trainee.at('/regisshortcourse/promotion');
      const fields = String((await sandbox.ledger(id)).applications[0]?.['fields']);
      expect(fields).toContain('"same_as_invoice":"yes"');
      expect(fields).not.toContain('shipping_');
      await page.getByRole('link', { name: trainee.messages.flow.back }).click();
      await trainee.at('/regisshortcourse/personal-information');
      await expect(trainee.field('same_as_invoice')).toBeChecked();
    });

    test('the referral code is judged by the server', async ({ page, sandbox }) => {
      const trainee = new Trainee(page, sandbox, locale);
      await trainee.openStart('?course=1');
      await expect(trainee.search).toHaveValue(trainee.courseName);
      await trainee.next();
      await trainee.at('/regisshortcourse/course');
      await trainee.fillCourse(FEE.referral);
      const box = page.getByRole('main');
      await expect(box).toContainText(locale === 'th' ? 'ลด 1,000 บาท' : '1,000 baht off');
      await trainee.field('referral_code').fill('WRONG-1');
      await trainee.next();
      await trainee.enterCode();
      await expect(trainee.field('referral_code')).toHaveAccessibleDescription(
        new RegExp(MESSAGES.referralWrong[locale === 'th' ? 0 : 1]),
      );
      await trainee.field('referral_code').fill('adm-2026');
      await trainee.next();
      await trainee.at('/regisshortcourse/personal-information');
    });
  });
}
