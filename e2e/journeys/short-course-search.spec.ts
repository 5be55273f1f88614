import { LOCALES } from '../../src/config/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import { countReads } from '../support/count-reads.ts';
import { delayIslands } from '../support/unhydrated-islands.ts';
import { COURSE } from '../support/prepare-short-course.ts';
import { IN_ENGLISH, IN_THAI } from '../support/sizes.ts';
import { Trainee } from '../people/short-course-applicant.ts';

/** Searches for a course: by keyboard, by a link and before hydration. */
for (const locale of LOCALES) {
  test.describe(`course search, ${locale}`, () => {
    test(
      'by keyboard alone, with the number of results announced',
      { tag: IN_THAI[locale] },
      async ({ page, sandbox }) => {
        const trainee = new Trainee(page, sandbox, locale);
        const { found } = trainee.messages.fields.search;
        const reads = countReads(page, 'short-course-application/search-course');
        await trainee.openStart();
        // The press that hydrates the island also opens the list.
        await page.getByLabel(trainee.messages.fields.labels.course_search).first().click();
        await expect(trainee.search).toBeFocused();
        await expect(trainee.suggestions).toHaveCount(9);
        expect(reads()).toBe(1);
        await page.keyboard.press('Escape');
        await page.keyboard.type(locale === 'th' ? 'ตลาด' : 'market');
        await expect(trainee.suggestions).toHaveCount(1);
        await expect(page.getByRole('status').filter({ hasText: found.replace('{{count}}', '1') })).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await expect(trainee.search).toHaveAttribute('aria-activedescendant', /.+/);
        await page.keyboard.press('Enter');
        await expect(trainee.suggestions).toHaveCount(0);
        await expect(trainee.search).toHaveValue(
          locale === 'th' ? 'การตลาดดิจิทัลเบื้องต้น' : 'Digital Marketing Essentials',
        );
        await page.keyboard.press('Enter');
        await trainee.at('/regisshortcourse/course');
        await expect(page.locator('[name="short_course_id"]')).toHaveValue('2');
      },
    );

    test('the link of an advert names the course', { tag: IN_THAI[locale] }, async ({ page, sandbox }) => {
      const trainee = new Trainee(page, sandbox, locale);
      await trainee.openStart(`?course=${COURSE.slug}&utm_source=ad`);
      await expect(trainee.search).toHaveValue(trainee.courseName);
      await expect(page).toHaveURL((url) => url.search === '?utm_source=ad');
      await trainee.next();
      await trainee.at('/regisshortcourse/course');
      await expect(page.locator('[name="short_course_id"]')).toHaveValue(COURSE.id);
    });

    test(
      'text typed before hydration stays, and is searched for afterwards',
      { tag: IN_ENGLISH[locale] },
      async ({ page, sandbox }) => {
        const trainee = new Trainee(page, sandbox, locale);
        const release = await delayIslands(page, trainee.path('/regisshortcourse'));
        await trainee.openStart();
        const field = page.getByLabel(trainee.messages.fields.labels.course_search).first();
        await field.pressSequentially(trainee.courseName.slice(0, 8));
        await expect(trainee.form).not.toHaveAttribute('data-hydrated');
        release();
        await expect(trainee.search).toBeFocused();
        await expect(trainee.search).toHaveValue(trainee.courseName.slice(0, 8));
        await trainee.search.press('ArrowDown');
        await expect(trainee.suggestions.filter({ hasText: trainee.courseName })).toBeVisible();
      },
    );
  });
}
