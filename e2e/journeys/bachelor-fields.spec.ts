import { LOCALES } from '../../src/config/locales.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { IN_ENGLISH } from '../support/sizes.ts';

for (const locale of LOCALES) {
  test.describe(`fields, ${locale}`, { tag: IN_ENGLISH[locale] }, () => {
    test('education: wrong values are shown at once, a school is found by postcode or typed', async ({
      page,
      sandbox,
    }) => {
      const applicant = new Applicant(page, sandbox, locale);
      const { rules } = applicant.messages.errors;
      await applicant.startAt('faculty');
      const wrong = [
        ['id_number', '1234567890123', rules['national-id']],
        ['gpax', '4.01', rules.gpax],
        ['academic_year', '1250', rules['academic-year']],
      ] as const;
      for (const [name, value, sentence] of wrong) {
        await applicant.field(name).fill(value);
        await applicant.field(name).blur();
        await expect(page.locator(`[data-error-for="${name}"]`)).toHaveText(sentence);
        await expect(applicant.field(name)).toHaveAttribute('aria-invalid', 'true');
      }
      await applicant.choose('id_type', 'passport');
      await applicant.field('id_number').fill('aa1234567');
      await applicant.findSchoolBy('postcode');
      await applicant.field('postcode').fill('๑๐๙๐๐');
      await applicant.pick('district_id');
      await applicant.pick('school_id', 'other');
      await applicant.field('school_name').fill('โรงเรียนตัวอย่างวิทยา');
      await applicant.choose('education_level', 'graduated');
      await applicant.field('gpax').fill('4,00');
      await applicant.field('academic_year').fill('2026');
      await applicant.field('study_duration').selectOption('3');
      await applicant.next();
      await applicant.at('/regisbachelor/scholarship');
    });

    test('the review shows every answer; a change comes back to it', async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      const { fields, flow, review, common } = applicant.messages;
      await applicant.startAt('documents');
      const main = page.getByRole('main');
      for (const shown of ['ณัฏฐ์ฐิตา', applicant.phone, '3.50', '•••• ', fields.options.scholarship_interest.yes]) {
        await expect(main).toContainText(shown);
      }
      await expect(main).not.toContainText('1234567890121');
      const row = main.locator('dl > div').filter({ hasText: fields.labels.gpax });
      await row.getByRole('link', { name: review.change }).click();
      await applicant.at('/regisbachelor/education');
      await expect(applicant.field('gpax')).toHaveValue('3.50');
      await expect(applicant.field('gpax')).toBeFocused();
      await applicant.field('gpax').fill('3.75');
      await page.getByRole('button', { name: flow.saveReview }).click();
      const saved = page.getByRole('alertdialog', { name: applicant.messages.dialogs.savedAlert.title });
      await saved.getByRole('button', { name: common.close }).click();
      await applicant.at('/regisbachelor/payment');
      await expect(row).toContainText('3.75');
      await expect(row).toContainText(review.changed);
      await expect(row.getByRole('link')).toBeFocused();
      await expect(row).toBeInViewport({ ratio: 1 });

      // Of a group, the option that was chosen: the space bar must not choose another one.
      const loan = main.locator('dl > div').filter({ hasText: fields.labels.student_loan_interest });
      await loan.getByRole('link', { name: review.change }).click();
      await applicant.at('/regisbachelor/scholarship');
      await expect(page.getByRole('radio', { checked: true }).and(page.locator(':focus'))).toHaveAttribute(
        'name',
        'student_loan_interest',
      );
    });

    test('leaving is offered with the application saved', async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      const { flow } = applicant.messages;
      const { saved } = applicant.messages.dialogs;
      await applicant.startAt('education');
      await applicant.choose('scholarship_interest', 'yes');
      const leave = page.getByRole('button', { name: flow.saveAndExit });
      const dialog = page.getByRole('dialog', { name: saved.title });
      await leave.click();
      await dialog.getByRole('button', { name: saved.primary }).click();
      await expect(dialog).toHaveCount(0);
      await expect(leave).toBeFocused();
      await leave.click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await leave.click();
      await dialog.getByRole('button', { name: saved.secondary }).click();
      await expect(page).toHaveURL((url) => url.pathname === applicant.path('/') || url.pathname === '/en');
      await page.goto(applicant.path('/regisbachelor/scholarship'));
      await expect.poll(() => applicant.answers()).toMatchObject({ scholarship_interest: 'yes' });
    });
  });
}

test(
  'a step that may not be entered yet leads to the first unfinished one',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    await page.goto('/regisbachelor/education');
    await applicant.at('/regisbachelor');
    await applicant.startAt('start');
    for (const early of ['education', 'scholarship', 'upload-document', 'payment']) {
      await page.goto(`/regisbachelor/${early}`);
      await applicant.at('/regisbachelor/faculty');
    }
  },
);
