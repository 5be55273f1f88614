import { LOCALES } from '../../src/config/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import { COURSE } from '../support/prepare-short-course.ts';
import { IN_ENGLISH } from '../support/sizes.ts';
import { Trainee } from '../people/short-course-applicant.ts';

for (const locale of LOCALES) {
  test.describe(`resuming a short course by code, ${locale}`, () => {
    test(
      'a link to another course asks first; the course is changed by hand, or a new application begun',
      { tag: IN_ENGLISH[locale] },
      async ({ page, sandbox }) => {
        const trainee = new Trainee(page, sandbox, locale);
        const { otherCourse } = trainee.messages.dialogs;
        const drone = locale === 'th' ? 'นักบินโดรนเชิงพาณิชย์' : 'Commercial Drone Pilot';
        const question = page.getByRole('dialog', { name: otherCourse.title });
        const { id } = await trainee.startAt('course');
        await page.goto(trainee.path('/regisshortcourse?course=drone-pilot'));
        await expect(question).toContainText(trainee.courseName);
        await expect(question).toContainText(drone);
        await page.keyboard.press('Escape');
        await expect(question).toHaveCount(0);
        await expect(trainee.search).toHaveValue(trainee.courseName);
        await trainee.search.fill(drone.slice(0, 8));
        await trainee.suggestions.filter({ hasText: drone }).click();
        await trainee.next();
        await trainee.at('/regisshortcourse/course');
        await expect(page.locator('[name="short_course_id"]')).toHaveValue('5');
        await trainee.next();
        await trainee.at('/regisshortcourse/personal-information');
        const courseOf = async () => String((await sandbox.ledger(id)).applications[0]?.['fields']);
        expect(await courseOf()).toContain('"short_course_id":"5"');

        await page.goto(trainee.path(`/regisshortcourse?course=${COURSE.slug}`));
        await question.getByRole('button', { name: otherCourse.secondary }).click();
        await expect(trainee.search).toHaveValue(trainee.courseName);
        await trainee.next();
        await trainee.at('/regisshortcourse/course');
        await expect(page.locator('[name="short_course_id"]')).toHaveValue(COURSE.id);
        await expect(page.locator('input[name="first_name"]')).toHaveValue('');
        expect(await courseOf()).toContain('"short_course_id":"5"');
      },
    );
  });
}
