import { LOCALES } from '../../src/config/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import { CAMPAIGN } from '../support/prepare-scholarship.ts';
import { Scholar } from '../people/scholarship-applicant.ts';
import { IN_THAI } from '../support/sizes.ts';

/** Opens the slugs of another campaign, of one that has ended, and of one that has changed. */
for (const locale of LOCALES) {
  test.describe(`campaigns, ${locale}`, { tag: IN_THAI[locale] }, () => {
    test('two in one browser do not mix', async ({ page, sandbox }) => {
      const star = new Scholar(page, sandbox, locale);
      const sports = new Scholar(page, sandbox, locale, CAMPAIGN.free);
      const mine = await star.startAt('personal');
      await sports.openCampaign();
      await expect(sports.field('first_name')).toHaveValue('');
      await sports.fillStart();
      await sports.next();
      await sports.enterCode();
      await sports.at(sports.on('faculty-type'));
      expect(await star.session()).toEqual(mine);
      const other = await sports.session();
      expect(other.id).not.toBe(mine.id);

      await star.open('education-loan');
      await star.fillLoan();
      await star.next();
      await star.at(star.on('payment'));
      await star.payment.showCode();
      await sandbox.settle(mine.id, 'successful');
      await star.confirmAll();
      expect(await sports.session()).toEqual(other);
      await sports.open('personal-information');
      await sports.at(sports.on('faculty-type'));
    });
  });
}
