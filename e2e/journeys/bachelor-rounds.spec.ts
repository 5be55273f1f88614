import { LOCALES } from '../../src/config/locales.ts';
import { interpolate } from '../../src/lib/interpolate.ts';
import { MESSAGES } from '../../src/sandbox/shared/messages.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { ROUND } from '../support/prepare.ts';
import { IN_ENGLISH } from '../support/sizes.ts';

/** Admission rounds that ask for a referral code, and rounds that are closed. */
for (const locale of LOCALES) {
  const said = (messages: readonly [th: string, en: string]): string => messages[locale === 'th' ? 0 : 1];

  test.describe(`rounds, ${locale}`, { tag: IN_ENGLISH[locale] }, () => {
    test('a referral code is asked for, judged by the server, and let through', async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      await applicant.startAt('start');
      const round = page.locator('.tile').filter({ has: page.locator(`input[value="${ROUND.referral}"]`) });
      await expect(round).toContainText(applicant.messages.fields.prices.codeRequired);
      await applicant.fillFaculty(ROUND.referral);
      const code = applicant.field('referral_code');

      await code.fill('');
      await applicant.next();
      await expect(code).toHaveAccessibleDescription(new RegExp(applicant.messages.fields.required.referral_code));

      await code.fill('WRONG-1');
      await applicant.next();
      await expect(code).toHaveAccessibleDescription(new RegExp(said(MESSAGES.referralWrong)));
      await code.fill('adm-2026');
      await applicant.next();
      await applicant.at('/regisbachelor/education');
    });

    test('a closed round says so and cannot be chosen', async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      await applicant.startAt('start');
      const closed = page.locator(`input[name="campaign_id"][value="${ROUND.closed}"]`);
      await expect(closed).toBeDisabled();
      await expect(page.locator('.tile').filter({ has: closed })).toContainText(
        interpolate(applicant.messages.fields.closed, { name: '' }).trim(),
      );
    });
  });
}
