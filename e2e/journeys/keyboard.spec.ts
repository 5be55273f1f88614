import { LOCALES } from '../../src/config/locales.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { goThroughByKeyboard } from '../support/by-keyboard.ts';
import { site } from '../../src/config/site.ts';
import { expect, test } from '../support/fixtures.ts';
import { ONLY_IN_ALL } from '../support/sizes.ts';
import { bachelorFlow } from '../support/whole-flows.ts';

for (const locale of LOCALES) {
  test.describe(
    `by keyboard alone, ${locale}`,
    { tag: locale === 'th' ? '@desktop' : ['@desktop', ONLY_IN_ALL] },
    () => {
      test('past the header', async ({ page, sandbox }) => {
        const applicant = new Applicant(page, sandbox, locale);
        const { common } = applicant.messages;
        await applicant.openStart();
        const university = site.name[locale];
        await expect(page).toHaveTitle(new RegExp(`${university} \\| ${common.siteTitle}$`));

        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: common.skipToContent })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.locator('#content')).toBeFocused();
      });

      // `npm run e2e -- --config e2e/accessibility` goes through the other flows.
      test('from the first field to the result, with files and a card', async ({ page, sandbox }) => {
        test.slow();
        await goThroughByKeyboard(bachelorFlow, { page, sandbox, locale });
      });

      test('a dialog keeps the focus, and gives it back', async ({ page, sandbox }) => {
        const applicant = new Applicant(page, sandbox, locale);
        await applicant.openStart();
        const find = page.getByRole('button', { name: applicant.messages.flow.recover.action });
        await find.focus();
        await page.keyboard.press('Enter');
        await expect(applicant.code.box).toBeVisible();
        for (let press = 0; press < 10; press += 1) {
          await page.keyboard.press('Tab');
          expect(
            await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName),
            'not the page behind',
          ).toMatch(/DIALOG|BODY/);
          expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
            false,
          );
        }
        await page.keyboard.press('Escape');
        await expect(applicant.code.box).toHaveCount(0);
        await expect(find).toBeFocused();
      });
    },
  );
}
