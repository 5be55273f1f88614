// Two people change the same message at the same time.
import { readFileSync, writeFileSync } from 'node:fs';
import { LOCALES, type Locale } from '../../src/config/locales.ts';
import { interpolate } from '../../src/lib/interpolate.ts';
import { textsFor } from '../../src/tools/studio/texts/explain.ts';
import { expect } from '../support/fixtures.ts';
import { ONLY_IN_ALL } from '../support/sizes.ts';
import { test } from '../support/studio.ts';

const TEXTS: Readonly<Record<Locale, { mine: string; theirs: string }>> = {
  th: { mine: 'ปิดหน้าต่างนี้', theirs: 'ปิดกล่องนี้' },
  en: { mine: 'Close this window', theirs: 'Close this box' },
};

for (const language of LOCALES) {
  test.describe(
    `a message that a colleague has changed, ${language}`,
    { tag: ['@desktop', '@one-host', ONLY_IN_ALL] },
    () => {
      const { messages, languages } = textsFor(language);
      const { mine, theirs } = TEXTS[language];

      test.beforeEach(async ({ page, studio }) => {
        const file = studio.path(`locales/${language}/otp.json`);
        await page.goto(`${studio.address}/${language}/messages?group=otp`);
        const group = page.getByRole('group', { name: 'otp.close', exact: true });
        await group.getByLabel(languages[language], { exact: true }).fill(mine);
        await expect(page.getByText(interpolate(messages.unsaved, { count: 1 }))).toBeVisible();
        writeFileSync(file, readFileSync(file, 'utf8').replace(/("close": )".*"/, `$1"${theirs}"`));
        await page.getByRole('button', { name: messages.save }).click();
        await expect(group.getByRole('group', { name: messages.conflict })).toContainText(theirs);
        expect(readFileSync(file, 'utf8')).toContain(theirs);
      });

      test('my text replaces it only by a second save, and undo gives the text of the colleague', async ({
        page,
        studio,
      }) => {
        const file = studio.path(`locales/${language}/otp.json`);
        const group = page.getByRole('group', { name: 'otp.close', exact: true });
        const box = group.getByLabel(languages[language], { exact: true });
        await group.getByRole('button', { name: messages.keepMine }).click();
        await expect(box).toHaveValue(mine);
        await group.getByRole('button', { name: messages.undo }).click();
        await expect(box).toHaveValue(theirs);
        await expect(page.getByText(messages.nothing)).toBeVisible();
        await box.fill(mine);
        await page.getByRole('button', { name: messages.save }).click();
        await expect(page.getByText(interpolate(messages.saved, { count: 1 }))).toBeVisible();
        expect(readFileSync(file, 'utf8')).toContain(`"close": "${mine}"`);
      });

      test('undo while both texts are shown gives the text of the colleague, and asks no more', async ({ page }) => {
        const group = page.getByRole('group', { name: 'otp.close', exact: true });
        await group.getByRole('button', { name: messages.undo }).click();
        await expect(group.getByLabel(languages[language], { exact: true })).toHaveValue(theirs);
        await expect(group.getByRole('button', { name: messages.keepMine })).toHaveCount(0);
        await expect(page.getByText(messages.nothing)).toBeVisible();
      });

      test('the text of the colleague is taken, and nothing is left to save', async ({ page, studio }) => {
        const group = page.getByRole('group', { name: 'otp.close', exact: true });
        await group.getByRole('button', { name: messages.takeTheirs }).click();
        await expect(group.getByLabel(languages[language], { exact: true })).toHaveValue(theirs);
        await expect(page.getByText(messages.nothing)).toBeVisible();
        expect(readFileSync(studio.path(`locales/${language}/otp.json`), 'utf8')).toContain(`"close": "${theirs}"`);
      });
    },
  );
}
