import { LOCALES } from '../../src/config/locales.ts';
import { MESSAGES } from '../../src/sandbox/shared/messages.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { ROUND } from '../support/prepare.ts';
import { ONE_SIZE } from '../support/sizes.ts';

/** Admission rounds that ask for a referral code, and rounds that are closed. */
for (const locale of LOCALES) {
  const said = (messages: readonly [th: string, en: string]): string => messages[locale === 'th' ? 0 : 1];

  test.describe(`rounds, ${locale}`, { tag: ONE_SIZE[locale] }, () => {
    test('a referral code is asked for, judged by the server, and let through', async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      await applicant.startAt('start');
      await expect(applicant.field('referral_code')).toHaveCount(0);
      await applicant.fillFaculty(ROUND.referral);
      const code = applicant.field('referral_code');

      await code.fill('');
      await applicant.next();
      await expect(code).toHaveAccessibleDescription(new RegExp(applicant.messages.fields.labels.referral_code));
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
      await applicant.startAt('start');
      await applicant.fillFaculty(ROUND.closed);
      await applicant.next();
      await expect(applicant.field('campaign_id')).toHaveAccessibleDescription(
        new RegExp(said(MESSAGES.campaignClosed)),
      );
      await applicant.at('/regisbachelor/faculty');
    });

    test('no intake is open: an alert says so, and what was typed stays', async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      await sandbox.setIntake('bachelor', false);
      await applicant.openStart();
      await applicant.fillStart();
      await applicant.next();
      await applicant.enterCode();
      const alert = page.getByRole('alertdialog', { name: applicant.messages.dialogs.noIntake.title });
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
