import { LOCALES, otherLocale } from '../../src/config/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectKept, QUERY, toggle } from '../support/persistence.ts';
import { CAMPAIGN } from '../support/prepare-scholarship.ts';
import { Scholar } from '../people/scholarship-applicant.ts';
import { IN_ENGLISH, IN_THAI } from '../support/sizes.ts';

for (const locale of LOCALES) {
  test.describe(`a scholarship survives a reload and the language toggle, ${locale}`, () => {
    // The only step of this flow that has parts.
    test('personal-information', { tag: IN_ENGLISH[locale] }, async ({ page, sandbox }) => {
      test.slow();
      const scholar = new Scholar(page, sandbox, locale);
      await scholar.startAt('programme', QUERY);
      await scholar.fillPersonal();
      await scholar.answerQuestion();
      await expectKept(scholar, scholar.on('personal-information'));
    });

    test('review and result', { tag: IN_THAI[locale] }, async ({ page, sandbox }) => {
      const scholar = new Scholar(page, sandbox, locale, CAMPAIGN.free);
      const session = await scholar.prepared('loan');
      await scholar.storeSession(session);
      await scholar.open(`confirm${QUERY}`);
      await expect(scholar.confirm).toBeVisible();
      await page.reload();
      await expect(scholar.confirm).toBeVisible();
      await toggle(page, scholar.on('confirm'), otherLocale(locale));
      await toggle(page, scholar.on('confirm'), locale);
      await scholar.confirmAll();
      await page.locator('[data-language-toggle]').click();
      await expect(page.locator('html')).toHaveAttribute('lang', otherLocale(locale));
      await new Scholar(page, sandbox, otherLocale(locale), CAMPAIGN.free).payment.expectComplete();
    });
  });
}
