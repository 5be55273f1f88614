import { LOCALES, otherLocale } from '../../src/config/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import { CAMPAIGN } from '../support/prepare-scholarship.ts';
import { Scholar } from '../people/scholarship-applicant.ts';
import { IN_ENGLISH, IN_NEITHER, IN_THAI } from '../support/sizes.ts';
import { wordsOf } from '../support/messages.ts';

/** Resumes a scholarship application: by the duplicate dialog, by code, by link, and with an expired token. */
for (const locale of LOCALES) {
  test.describe(`resuming a scholarship, ${locale}`, () => {
    test('a duplicate is warned of and resumes by code', { tag: IN_NEITHER[locale] }, async ({ page, sandbox }) => {
      const scholar = new Scholar(page, sandbox, locale);
      const { duplicate } = scholar.messages.dialogs;
      const { id } = await scholar.prepared('programme');
      await scholar.openCampaign();
      await scholar.fillStart();
      await scholar.next();
      const warning = page.getByRole('dialog', { name: duplicate.title });
      await expect(warning).toContainText(duplicate.message);
      await warning.getByRole('button', { name: duplicate.primary }).click();
      await scholar.enterCode();
      await scholar.at(scholar.on('personal-information'));
      expect((await scholar.session()).id).toBe(id);
      expect(await sandbox.applicationsOf(scholar.phone)).toHaveLength(1);
    });

    test('by code, to the first step that is not done', { tag: IN_NEITHER[locale] }, async ({ page, sandbox }) => {
      const scholar = new Scholar(page, sandbox, locale);
      const { id } = await scholar.prepared('personal');
      await scholar.openCampaign();
      await page.getByRole('button', { name: scholar.messages.flow.recover.action }).click();
      await scholar.code.identify(scholar);
      await scholar.enterCode();
      await scholar.at(scholar.on('education-loan'));
      expect((await scholar.session()).id).toBe(id);
    });

    test(
      'by link, which goes along into the other language',
      { tag: IN_NEITHER[locale] },
      async ({ page, sandbox }) => {
        const scholar = new Scholar(page, sandbox, locale);
        const { id, token } = await scholar.prepared('programme');
        await scholar.open(`continue/${id}/${token}`);
        expect(page.url()).not.toContain(token);
        await expect(page.getByRole('button', { name: scholar.messages.resume.action })).toBeEnabled();
        await page.locator('[data-language-toggle]').click();
        await page.getByRole('button', { name: wordsOf(otherLocale(locale)).resume.action }).click();
        await expect(page).toHaveURL(/\/star-scholars\/personal-information$/);
        expect(await scholar.session()).toEqual({ id, token });
      },
    );

    test('an expired token asks for a code in place', { tag: IN_NEITHER[locale] }, async ({ page, sandbox }) => {
      const scholar = new Scholar(page, sandbox, locale);
      const { id } = await scholar.startAt('personal');
      await scholar.loaded();
      await sandbox.expireTokens(id);
      await scholar.fillLoan();
      await scholar.next();
      await scholar.enterCode();
      await scholar.at(scholar.on('payment'));
    });

    test('a confirmed application leads to its result', { tag: IN_ENGLISH[locale] }, async ({ page, sandbox }) => {
      const scholar = new Scholar(page, sandbox, locale, CAMPAIGN.free);
      const session = await scholar.startAt('loan');
      await scholar.confirmAll();
      await scholar.storeSession(session);
      await scholar.open('confirm');
      await scholar.payment.expectComplete();
      expect((await sandbox.ledger(session.id)).counts.confirms).toBe(1);
    });

    test(
      'a step too far leads back, and nothing can be confirmed before it is paid',
      { tag: IN_THAI[locale] },
      async ({ page, sandbox }) => {
        const scholar = new Scholar(page, sandbox, locale);
        await scholar.open('confirm');
        await scholar.at(scholar.prefix);
        await scholar.startAt('start');
        await scholar.open('education-loan');
        await scholar.at(scholar.on('faculty-type'));
        const other = new Scholar(page, sandbox, locale);
        await other.startAt('loan');
        for (const part of ['confirm', 'confirmation/complete', 'confirmation/failed']) {
          await other.open(part);
          await other.at(other.on('payment'));
        }
      },
    );
  });
}
