import { LOCALES, otherLocale } from '../src/config/locales.ts';
import { expect, test } from './fixtures.ts';
import { CAMPAIGN } from './prepare-scholarship.ts';
import { Scholar } from './scholar.ts';
import { ONE_SIZE } from './sizes.ts';
import { wordsOf } from './words.ts';

/** Coming back to a scholarship application: by the duplicate dialog, by code, by link, and with a worn token. */
for (const locale of LOCALES) {
  test.describe(`resuming a scholarship, ${locale}`, { tag: ONE_SIZE[locale] }, () => {
    test('a duplicate is warned of and resumes by code', async ({ page, sandbox }) => {
      const scholar = new Scholar(page, sandbox, locale);
      const { duplicate } = scholar.words.dialogs;
      const { id } = await scholar.prepared('programme');
      await scholar.openCampaign();
      await scholar.fillStart();
      await scholar.next();
      const warning = page.getByRole('dialog', { name: duplicate.title });
      await expect(warning).toContainText(duplicate.message);
      await warning.getByRole('button', { name: duplicate.confirm }).click();
      await scholar.enterCode();
      await scholar.at(scholar.on('personal-information'));
      expect((await scholar.session()).id).toBe(id);
      expect(await sandbox.applicationsOf(scholar.phone)).toHaveLength(1);
    });

    test('by code, to the first step that is not done', async ({ page, sandbox }) => {
      const scholar = new Scholar(page, sandbox, locale);
      const { id } = await scholar.prepared('personal');
      await scholar.openCampaign();
      await page.getByRole('button', { name: scholar.words.flow.find.action }).click();
      await scholar.code.identify(scholar);
      await scholar.enterCode();
      await scholar.at(scholar.on('education-loan'));
      expect((await scholar.session()).id).toBe(id);
    });

    test('by link, which goes along into the other language', async ({ page, sandbox }) => {
      const scholar = new Scholar(page, sandbox, locale);
      const { id, token } = await scholar.prepared('programme');
      await scholar.open(`continue/${id}/${token}`);
      expect(page.url()).not.toContain(token);
      await expect(page.getByRole('button', { name: scholar.words.resume.action })).toBeEnabled();
      await page.locator('[data-language-toggle]').click();
      await page.getByRole('button', { name: wordsOf(otherLocale(locale)).resume.action }).click();
      await expect(page).toHaveURL(/\/star-scholars\/personal-information$/);
      expect(await scholar.session()).toEqual({ id, token });
    });

    test('a worn token is asked for in place', async ({ page, sandbox }) => {
      const scholar = new Scholar(page, sandbox, locale);
      const { id } = await scholar.holding('personal');
      await expect(page.getByText(scholar.words.flow.saved.server)).toBeVisible(); // The page has read the application.
      await sandbox.expireTokens(id);
      await scholar.fillLoan();
      await scholar.next();
      await scholar.enterCode();
      await scholar.at(scholar.on('payment'));
    });

    test('a confirmed one goes to its outcome', async ({ page, sandbox }) => {
      const scholar = new Scholar(page, sandbox, locale, CAMPAIGN.free);
      const session = await scholar.holding('loan');
      await scholar.confirmAll();
      await scholar.keep(session);
      await scholar.open('confirm');
      await scholar.payment.expectComplete();
      expect((await sandbox.ledger(session.id)).counts.confirms).toBe(1);
    });

    test('a step too far leads back, and nothing can be confirmed before it is paid', async ({ page, sandbox }) => {
      const scholar = new Scholar(page, sandbox, locale);
      await scholar.open('confirm');
      await scholar.at(scholar.prefix);
      await scholar.holding('start');
      await scholar.open('education-loan');
      await scholar.at(scholar.on('faculty-type'));
      const other = new Scholar(page, sandbox, locale);
      await other.holding('loan');
      for (const part of ['confirm', 'confirmation/complete', 'confirmation/failed']) {
        await other.open(part);
        await other.at(other.on('payment'));
      }
    });
  });
}
