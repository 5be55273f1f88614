import { LOCALES } from '../../src/config/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import { COURSE, FEE } from '../support/prepare-short-course.ts';
import { IN_ENGLISH, IN_NEITHER, IN_THAI } from '../support/sizes.ts';
import { Trainee } from '../people/short-course-applicant.ts';

/** Resumes a short-course application: by the duplicate dialog, by code, by link, and with an expired token. */
for (const locale of LOCALES) {
  test.describe(`resuming a short course, ${locale}`, () => {
    test('a duplicate is warned of and resumes by code', { tag: IN_NEITHER[locale] }, async ({ page, sandbox }) => {
      const trainee = new Trainee(page, sandbox, locale);
      const { duplicate } = trainee.messages.dialogs;
      const { id } = await trainee.prepared('personal');
      await trainee.openStart('?course=1');
      await expect(trainee.search).toHaveValue(trainee.courseName);
      await trainee.next();
      await trainee.at('/regisshortcourse/course');
      await trainee.fillCourse();
      await trainee.next();
      await page
        .getByRole('dialog', { name: duplicate.title })
        .getByRole('button', { name: duplicate.primary })
        .click();
      await trainee.enterCode();
      await trainee.at('/regisshortcourse/promotion');
      expect((await trainee.session()).id).toBe(id);
      expect(await sandbox.applicationsOf(trainee.phone)).toHaveLength(1);
    });

    test('a link opens it at the first gap', { tag: IN_NEITHER[locale] }, async ({ page, sandbox }) => {
      const trainee = new Trainee(page, sandbox, locale);
      const { id, token } = await trainee.prepared('course');
      await page.goto(trainee.path(`/regisshortcourse/continue/${id}/${token}`));
      expect(page.url()).not.toContain(token);
      await page.getByRole('button', { name: trainee.messages.resume.action }).click();
      await trainee.at('/regisshortcourse/personal-information');
      expect(await trainee.session()).toEqual({ id, token });
    });
  });

  test.describe(`resuming a short course by code, ${locale}`, () => {
    test('from the first page, which then offers to go on', { tag: IN_ENGLISH[locale] }, async ({ page, sandbox }) => {
      const trainee = new Trainee(page, sandbox, locale);
      const { flow } = trainee.messages;
      await trainee.prepared('promotion', FEE.referral);
      await trainee.openStart();
      await page.getByRole('button', { name: flow.recover.action }).click();
      await trainee.code.identify(trainee);
      await trainee.enterCode();
      await trainee.at('/regisshortcourse/upload-document');
      await trainee.openStart();
      await expect(page.getByRole('link', { name: flow.existing.action })).toBeVisible();
      await expect(trainee.search).toHaveValue(trainee.courseName);
      await page.getByRole('link', { name: flow.existing.action }).click();
      await trainee.at('/regisshortcourse/upload-document');
    });

    test('upload-document names its application', { tag: IN_THAI[locale] }, async ({ page, sandbox }) => {
      const trainee = new Trainee(page, sandbox, locale);
      const { id } = await trainee.prepared('promotion', FEE.referral);
      await page.goto(trainee.path(`/regisshortcourse/upload-document/${id}`));
      await trainee.code.identify(trainee);
      await trainee.enterCode();
      await trainee.fillDocuments();
      const { files } = (await sandbox.ledger(id)).counts;
      await trainee
        .documentCard('id_card')
        .getByRole('button', { name: trainee.messages.upload.removeName.replace('{{name}}', 'id_card.pdf') })
        .click();
      await expect(trainee.documentCard('id_card').getByText(trainee.messages.upload.states.missing)).toBeVisible();
      // The deletion can be undone for ten seconds.
      await expect.poll(async () => (await sandbox.ledger(id)).counts.files).toBe(files - 1);
    });

    test(
      'a refused token asks for a code in place, and the step is sent once',
      { tag: IN_NEITHER[locale] },
      async ({ page, sandbox }) => {
        const trainee = new Trainee(page, sandbox, locale);
        const { id } = await trainee.startAt('course');
        await trainee.loaded();
        await trainee.fillParticipant();
        await trainee.fillCompany();
        await sandbox.expireTokens(id);
        await trainee.next();
        await trainee.enterCode();
        await trainee.at('/regisshortcourse/promotion');
        // The refused call, that of the participant, is repeated first.
        const steps = (await sandbox.calls()).filter(({ path }) => path === 'short-course-application/{id}/personal');
        expect(steps.map(({ count }) => count)).toEqual([1]);
      },
    );

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
