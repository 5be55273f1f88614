import { Applicant } from '../people/bachelor-applicant.ts';
import { GraduateApplicant } from '../people/graduate-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { changeStored, STORAGE_CHANGES } from '../support/storage-faults.ts';

test.describe('storage', { tag: '@phone' }, () => {
  test('on a shared device stays in the tab', async ({ page, sandbox, context }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    await applicant.openStart();
    await page.getByLabel(applicant.messages.flow.sharedDevice.label).check();
    await applicant.field('first_name').fill('ฐิตา');
    await page.reload();
    await expect(applicant.field('first_name')).toHaveValue('ฐิตา');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    const other = new Applicant(await context.newPage(), sandbox, 'th');
    await other.openStart();
    await expect(other.field('first_name')).toHaveValue('');
  });

  test('that is deleted on a step that saves nothing: the next page asks for a code', async ({ page, sandbox }) => {
    const applicant = new GraduateApplicant(page, sandbox, 'en');
    await applicant.storeSession(await applicant.prepared('documents'));
    await page.goto(applicant.path('/regisgraduate/upload-document'));
    await expect(applicant.continue).toBeVisible();
    await page.evaluate(changeStored, STORAGE_CHANGES['is deleted']);
    await applicant.next();
    await applicant.at('/regisgraduate/payment');
    await applicant.code.identify(applicant);
    await applicant.enterCode();
    await expect(page.getByRole('button', { name: applicant.messages.review.confirm })).toBeVisible();
  });
});
