import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillLocalStorage } from '../support/storage-faults.ts';

test.describe('a browser whose localStorage is full', { tag: '@phone' }, () => {
  test('carries the application from page to page', async ({ page, sandbox }) => {
    await page.addInitScript(fillLocalStorage);
    const applicant = new Applicant(page, sandbox, 'th');
    await applicant.openStart();
    await applicant.fillStart();
    await expect(page.getByText(applicant.messages['form-help'].storage.tab)).toHaveCount(1);
    await applicant.next();
    await applicant.enterCode();
    await applicant.at('/regisbachelor/faculty');
    await applicant.fillFaculty();
    const typed = await applicant.answers();
    await page.reload();
    await expect.poll(() => applicant.answers()).toEqual(typed);
    await applicant.next();
    await applicant.at('/regisbachelor/education');
    await expect(applicant.field('id_type')).toBeVisible();
    expect(await sandbox.applicationsOf(applicant.phone)).toHaveLength(1);
  });

  test('moves nothing under a press that began before the page was ready', async ({ page, sandbox }) => {
    await page.addInitScript(fillLocalStorage);
    const applicant = new Applicant(page, sandbox, 'th');
    await applicant.openStart();
    // The page's code has run, and knows that storage is full; React takes over when the press has ended.
    const island = page.locator('astro-island[component-url*="BachelorStep"]');
    await island.evaluate((element) => import(element.getAttribute('component-url') ?? ''));
    const choice = applicant.form.locator('input[value="four_year"]');
    await choice.hover();
    await page.mouse.down();
    const warning = page.getByText(applicant.messages['form-help'].storage.tab);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    await expect(warning).toHaveCount(0);
    await page.mouse.up();
    await expect(applicant.form).toHaveAttribute('data-hydrated');
    await expect(choice).toBeChecked();
    await expect(warning).toBeVisible();
  });
});
