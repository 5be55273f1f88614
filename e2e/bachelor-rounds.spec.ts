import { LOCALES } from '../src/config/locales.ts';
import { MESSAGES } from '../src/sandbox/words.ts';
import { Applicant } from './applicant.ts';
import { expect, test } from './fixtures.ts';
import { ROUND } from './prepare.ts';
import { ONE_SIZE } from './sizes.ts';

/** Admission rounds that ask for a code, or that one cannot apply in. */
for (const locale of LOCALES) {
  const said = (words: readonly [th: string, en: string]): string => words[locale === 'th' ? 0 : 1];

  test.describe(`rounds, ${locale}`, { tag: ONE_SIZE[locale] }, () => {
    test('a referral code is asked for, judged by the server, and let through', async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      await applicant.holding('start');
      await expect(applicant.field('referral_code')).toHaveCount(0);
      await applicant.fillFaculty(ROUND.referral);
      const code = applicant.field('referral_code');

      await code.fill('');
      await applicant.next();
      await expect(code).toHaveAccessibleDescription(new RegExp(applicant.words.fields.labels.referral_code));
      await expect(code).toHaveAttribute('aria-invalid', 'true');

      await code.fill('WRONG-1');
      await applicant.next();
      await expect(code).toHaveAccessibleDescription(new RegExp(said(MESSAGES.referralWrong)));
      await code.fill('adm-2026');
      await applicant.next();
      await applicant.at('/regisbachelor/education');
    });

    test('a closed round is refused at its field', async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      await applicant.holding('start');
      await applicant.fillFaculty(ROUND.closed);
      await applicant.next();
      await expect(applicant.field('campaign_id')).toHaveAccessibleDescription(
        new RegExp(said(MESSAGES.campaignClosed)),
      );
      await applicant.at('/regisbachelor/faculty');
    });

    test('no intake is open: an alert says so, and what was typed is kept', async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      await sandbox.setIntake('bachelor', false);
      await applicant.openStart();
      await applicant.fillStart();
      await applicant.next();
      await applicant.enterCode();
      const alert = page.getByRole('alertdialog', { name: applicant.words.dialogs.noIntake.title });
      await expect(alert).toContainText(said(MESSAGES.intakeClosed));
      await alert.getByRole('button').click();
      await expect(alert).toHaveCount(0);
      await expect(applicant.field('first_name')).toHaveValue('ณัฏฐ์ฐิตา');

      await sandbox.setIntake('bachelor', true);
      await applicant.next();
      await applicant.at('/regisbachelor/faculty');
    });
  });
}
