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

    test("one campaign's link does not open at another's address", async ({ page, sandbox }) => {
      const star = new Scholar(page, sandbox, locale);
      const { id, token } = await star.prepared('start');
      const sports = new Scholar(page, sandbox, locale, CAMPAIGN.free);
      await sports.open(`continue/${id}/${token}`);
      await page.getByRole('button', { name: star.messages.resume.action }).click();
      await expect(page.getByText(star.messages.resume.invalidLink.title)).toBeVisible();
      expect(await sports.session()).toEqual({ id: '', token: '' });
    });

    test('the id of a campaign leads to its slug', async ({ page, sandbox }) => {
      const scholar = new Scholar(page, sandbox, locale);
      await page.goto(scholar.path(`/regisscholarship/${scholar.campaign.id}?utm_source=school`));
      await scholar.at(scholar.prefix);
      await expect(page).toHaveURL(/\?utm_source=school$/);
      await expect(scholar.campaignName).toBeVisible();
    });

    test('one that has ended says so, and how to go on', async ({ page, sandbox }) => {
      const scholar = new Scholar(page, sandbox, locale, CAMPAIGN.ended);
      const { closed, chooseOther } = scholar.messages.campaign;
      await scholar.openCampaign();
      await expect(page.getByText(closed.title, { exact: true })).toBeVisible();
      await expect(scholar.form).toHaveCount(0);
      await scholar.open('education-loan');
      await expect(page.getByText(closed.title, { exact: true })).toBeVisible();
      await page.getByRole('link', { name: chooseOther }).click();
      await expect(page).toHaveURL((url) => url.pathname.replace(/\/$/, '') === (locale === 'th' ? '' : '/en'));
    });

    test('a campaign that cannot be read can be read again, and the form is there', async ({ page, sandbox }) => {
      const scholar = new Scholar(page, sandbox, locale);
      await sandbox.injectFailure({ match: { path: 'scholarship-campaign/{slug}' }, status: 503 });
      await scholar.openStart();
      await expect(scholar.field('first_name')).toBeEditable();
      const retry = page.getByRole('button', { name: scholar.messages.common.retry });
      await expect(retry).toBeVisible();
      await sandbox.removeFailures();
      await retry.click();
      await expect(scholar.campaignName).toBeVisible();
    });

    test('a changed price is announced', async ({ page, sandbox }) => {
      const scholar = new Scholar(page, sandbox, locale);
      const session = await scholar.prepared('loan');
      await sandbox.setStatus(session.id, 'campaign_changed', '200 → 500');
      await scholar.storeSession(session);
      await scholar.open('payment');
      const { changed, help, chooseOther } = scholar.messages.campaign;
      const told = page.getByRole('status').filter({ hasText: changed.title });
      await expect(told).toContainText(changed.message);
      await expect(told).toContainText('200 → 500');
      await expect(page.getByRole('link', { name: help })).toHaveAttribute('target', '_blank');
      await expect(page.getByRole('link', { name: chooseOther })).toHaveAttribute('href', /#scholarships$/);
    });
  });
}
