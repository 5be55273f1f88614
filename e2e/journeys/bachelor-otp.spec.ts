import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/config/locales.ts';
import { MESSAGES } from '../../src/sandbox/shared/messages.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { IN_THAI } from '../support/sizes.ts';

/** Matches a message whose placeholder is a number. */
const counted = (sentence: string): RegExp => new RegExp(sentence.replace(/\{\{\w+\}\}/, '\\d+'));
const thaiDigits = (code: string): string => code.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'.charAt(Number(digit)));

/** Pastes from the clipboard with the keyboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

for (const locale of LOCALES) {
  const said = (messages: readonly [th: string, en: string]): string => messages[locale === 'th' ? 0 : 1];

  test.describe(`one-time code, ${locale}`, { tag: IN_THAI[locale] }, () => {
    test('a reload keeps the wait, and a new code replaces the old one', async ({ page, sandbox }) => {
      await page.clock.install();
      const applicant = new Applicant(page, sandbox, locale);
      const { code, messages } = applicant;
      await applicant.openStart();
      await applicant.fillStart();
      await applicant.next();
      await expect(code.input).toBeVisible();
      const first = await sandbox.code(applicant.phone);
      const [{ ref_code } = { ref_code: '' }] = await sandbox.inbox(applicant.phone);
      await expect(code.box).toContainText(ref_code);
      await expect(code.box.getByText(counted(messages.otp.resendIn))).toBeVisible();
      await expect(code.resend).toHaveCount(0);

      await page.reload();
      await expect(code.box).toContainText(ref_code);
      expect(await sandbox.inbox(applicant.phone)).toHaveLength(1);

      await sandbox.moveClock(61_000);
      await page.clock.fastForward(61_000);
      await code.resend.click();
      await expect(code.box.getByRole('status')).toHaveText(messages.otp.resent);
      const second = await sandbox.code(applicant.phone, 2);
      expect(second).not.toBe(first);
      await code.enter(first);
      await expect(code.input).toHaveAccessibleDescription(new RegExp(said(MESSAGES.codeWrong)));
      // What is typed takes the place of the code that was refused.
      await page.keyboard.type(second);
      await page.keyboard.press('Enter');
      await applicant.at('/regisbachelor/faculty');
    });

    test('spaces, Thai digits and a whole message are understood, and nothing is sent unasked', async ({
      page,
      sandbox,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const applicant = new Applicant(page, sandbox, locale);
      const { code } = applicant;
      await applicant.openStart();
      await applicant.fillStart();
      await applicant.next();
      const otp = await sandbox.code(applicant.phone);
      const [message] = await sandbox.inbox(applicant.phone);
      const forms = [`${otp.slice(0, 3)} ${otp.slice(3)}`, thaiDigits(otp), message?.text ?? ''];
      await code.input.click();
      for (const form of forms) {
        await code.input.fill('');
        await paste(page, form);
        await expect(code.input).toHaveValue(otp);
        // A keyboard's strip puts the whole text in, without a paste; the browser would cut it at a `maxlength`.
        await code.input.fill('');
        await page.keyboard.insertText(form);
        await expect(code.input).toHaveValue(otp);
      }
      await code.input.fill('');
      await page.keyboard.type(thaiDigits(otp));
      await expect(code.input).toHaveValue(otp);
      expect(await sandbox.calls()).not.toContainEqual(expect.objectContaining({ path: 'application/otp/validate' }));
      await code.confirm.click();
      await applicant.at('/regisbachelor/faculty');
    });
  });
}
