import type { Page } from '@playwright/test';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';

/** What the fields of a page hold, apart from the country code, which is chosen from the start. */
const heldBy = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main :is(input, select)')]
      .filter((control) => control.name !== 'phone_country')
      .filter((control) =>
        control.matches('[type="radio"], [type="checkbox"]') ? control.matches(':checked') : control.value,
      )
      .map(({ name, value }) => `${name}=${value}`),
  );
const keptBy = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('adm:')),
  );

async function deleteData(applicant: Applicant): Promise<void> {
  const { page, messages } = applicant;
  const { action, primary } = messages.dialogs.clearDevice;
  await page.getByRole('button', { name: action }).click();
  await page.getByRole('dialog').getByRole('button', { name: primary }).click();
  await expect(page.getByText(messages.result.complete.cleared)).toBeVisible();
}

test.describe('data that was deleted from this device', { tag: '@phone' }, () => {
  for (const [how, before] of [
    ['as the browser has kept its pages', () => undefined],
    // A page that listens to this event is not kept, but loaded and filled in again.
    ['as the browser loads its pages again', () => window.addEventListener('unload', () => undefined)],
  ] as const)
    test(`does not come back by the Back button, ${how}`, async ({ page, sandbox }) => {
      await page.addInitScript(before);
      const applicant = new Applicant(page, sandbox, 'th');
      await page.goto(applicant.path('/dashboard'));
      await page.locator('[name="phone"]').fill(applicant.phone);
      await page.locator('[name="email"]').fill(applicant.email);
      await applicant.openStart();
      await applicant.fillStart();
      await applicant.next();
      await applicant.enterCode();
      await applicant.at('/regisbachelor/faculty');
      await deleteData(applicant);
      const kept = (await keptBy(page)).filter((key) => key !== 'adm:consent');
      expect(kept).toEqual(['adm:cleared', 'adm:cleared']);
      for (const path of ['/regisbachelor', '/dashboard']) {
        await page.goBack();
        await expect(page.locator('main form, #cleared p').first()).toBeVisible();
        // A page that was loaded again is hydrated once somebody uses it.
        const form = page.locator('main form');
        if ((await form.count()) > 0) await form.locator(':is(input, select):visible').first().focus();
        await expect(page.locator('main form[data-hydrated], #cleared p').first()).toBeVisible();
        expect(await heldBy(page), path).toEqual([]);
        expect(
          (await keptBy(page)).filter((key) => key !== 'adm:consent'),
          path,
        ).toEqual(['adm:cleared', 'adm:cleared']);
      }
    });

  test('does not stay in another tab', async ({ page, context, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'en');
    await applicant.openStart();
    await applicant.fillPerson();
    const other = await context.newPage();
    await other.goto(applicant.path('/regisgraduate'));
    const graduate = new Applicant(other, sandbox, 'en', 'graduate');
    await graduate.field('first_name').fill('Somebody');
    const { origin } = new URL(page.url());
    await deleteData(graduate);
    await expect(page.getByText(applicant.messages.result.complete.cleared)).toBeVisible();
    // On another host, this tab holds nothing from before the deletion.
    const isSameHost = new URL(page.url()).origin === origin;
    const kept = (await keptBy(page)).filter((key) => key !== 'adm:consent');
    expect(kept).toEqual(isSameHost ? ['adm:cleared', 'adm:cleared'] : ['adm:cleared']);
    await page.goBack();
    expect(await heldBy(page)).toEqual([]);
  });
});
