// Editors without knowledge of code change the site's messages. Each language has a studio with its own copy of the
// texts.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { LOCALES, otherLocale, type Locale } from '../../src/config/locales.ts';
import { interpolate } from '../../src/lib/interpolate.ts';
import { textsFor } from '../../src/tools/studio/texts/explain.ts';
import { expect } from '../support/fixtures.ts';
import { ONLY_IN_ALL } from '../support/sizes.ts';
import { test } from '../support/studio.ts';

const boxIn = (page: Page, key: string, label: string): Locator =>
  page.getByRole('group', { name: key, exact: true }).getByLabel(label, { exact: true });

/** What an editor writes in each language. */
const EDITS: Readonly<Record<Locale, { word: string; wrongWord: RegExp; wrong: string }>> = {
  th: { word: 'ปิดหน้าต่างนี้', wrongWord: /โปรด/, wrong: 'โปรดกรอกรหัส' },
  en: { word: 'Close this window', wrongWord: /please/, wrong: 'Enter the code, please' },
};

for (const language of LOCALES) {
  test.describe(`the studio's messages, ${language}`, { tag: ['@desktop', '@one-host', ONLY_IN_ALL] }, () => {
    const texts = textsFor(language);
    const label = texts.languages[language];

    test('a word is changed, seen on a phone, saved, and reported to the developer', async ({ page, studio, axe }) => {
      const { word } = EDITS[language];
      const file = studio.path(`locales/${language}/otp.json`);
      const before = readFileSync(file, 'utf8');
      await page.goto(`${studio.address}/${language}/messages`);
      await page.getByLabel(texts.messages.search, { exact: true }).fill('otp.close');
      await page.getByLabel(texts.messages.search, { exact: true }).press('Enter');
      const box = boxIn(page, 'otp.close', label);
      await box.fill(word);
      await expect(page.frameLocator('#preview').getByText(word)).toBeVisible();
      await page.getByLabel(texts.messages.showAs).selectOption('button');
      await expect(page.frameLocator('#preview').locator('.button-primary', { hasText: word })).toBeVisible();
      await axe(page);
      await page.getByRole('button', { name: texts.messages.save }).press('Enter');
      await expect(page.getByText(interpolate(texts.messages.saved, { count: 1 }))).toBeVisible();
      expect(readFileSync(file, 'utf8')).toBe(before.replace(/("close": )".*"/, `$1"${word}"`));
      await page.getByRole('link', { name: texts.nav.changes, exact: true }).click();
      await expect(page.getByText(word)).toBeVisible();
      await expect(page.locator('#sentence')).toContainText(`locales/${language}/otp.json`);
      await axe(page);
    });

    test('what is typed before the program of the page comes can be saved', async ({ page, studio }) => {
      const { word } = EDITS[language];
      let letCome = (): void => undefined;
      const mayCome = new Promise<void>((resolve) => (letCome = resolve));
      await page.route('**/edit-messages.ts', async (route) => {
        await mayCome;
        await route.continue();
      });
      await page.goto(`${studio.address}/${language}/messages?group=otp`, { waitUntil: 'commit' });
      await boxIn(page, 'otp.close', label).fill(word);
      letCome();
      await page.getByRole('button', { name: texts.messages.save }).click();
      await expect(page.getByText(interpolate(texts.messages.saved, { count: 1 }))).toBeVisible();
      expect(readFileSync(studio.path(`locales/${language}/otp.json`), 'utf8')).toContain(`"close": "${word}"`);
    });

    test('what is not saved stays after Back, a reload and a change of the language', async ({ page, studio }) => {
      const { word } = EDITS[language];
      page.on('dialog', (dialog) => void dialog.accept());
      await page.goto(`${studio.address}/${language}/messages?group=otp`);
      await boxIn(page, 'otp.close', label).fill(word);
      const unsaved = page.getByText(interpolate(texts.messages.unsaved, { count: 1 }));
      await expect(unsaved).toBeVisible();
      const isThere = async (): Promise<void> => {
        await expect(unsaved).toBeVisible();
        await expect(boxIn(page, 'otp.close', label)).toHaveValue(word);
      };
      await page.getByRole('link', { name: texts.nav.changes, exact: true }).click();
      await expect(page.getByText(texts.elsewhere)).toBeVisible();
      await page.goBack();
      await isThere();
      await page.reload();
      await isThere();
      const other = textsFor(otherLocale(language));
      await page.getByRole('link', { name: texts.otherLanguage, exact: true }).click();
      await expect(page.getByText(interpolate(other.messages.unsaved, { count: 1 }))).toBeVisible();
      await page.getByRole('link', { name: other.otherLanguage, exact: true }).click();
      await isThere();
      await page.getByRole('link', { name: texts.groups.errors, exact: true }).click();
      await page.locator('#elsewhere').getByRole('link', { name: texts.groups.otp, exact: true }).click();
      await isThere();
      await page.getByRole('button', { name: texts.messages.save }).click();
      await expect(page.getByText(interpolate(texts.messages.saved, { count: 1 }))).toBeVisible();
      await page.reload();
      await expect(page.getByText(texts.messages.nothing)).toBeVisible();
    });

    test('mistakes in a message are explained in plain language, and nothing is saved', async ({
      page,
      studio,
      axe,
    }) => {
      const file = studio.path(`locales/${language}/otp.json`);
      const before = readFileSync(file, 'utf8');
      await page.goto(`${studio.address}/${language}/messages?group=otp`);
      const sent = boxIn(page, 'otp.sent', label);
      await sent.fill((await sent.inputValue()).replace('{{phone}}', ''));
      const lost = interpolate(texts.problems.lost, { placeholder: '{{phone}}' });
      await expect(page.getByText(lost)).toBeVisible();
      await expect(sent).toHaveAttribute('aria-invalid', 'true');
      const title = boxIn(page, 'otp.title', label);
      await title.fill(EDITS[language].wrong);
      await expect(page.locator('.field-error', { hasText: EDITS[language].wrongWord })).toBeVisible();
      await page.getByRole('button', { name: texts.messages.save }).click();
      await expect(page.getByText(interpolate(texts.messages.refused, { count: 2 }))).toBeVisible();
      expect(readFileSync(file, 'utf8')).toBe(before);
      // The list of problems covers half of a link beneath it, which axe reports as a target that is too small.
      await axe(page, '[data-key], .studio-bar');
      const places = page.locator('#problems').getByRole('button');
      await expect(places).toHaveCount(2);
      await places.filter({ hasText: `otp.title (${label})` }).click();
      await expect(title).toBeFocused();
      await places.filter({ hasText: lost }).press('Enter');
      await expect(sent).toBeFocused();
      for (const key of ['otp.sent', 'otp.title']) {
        await page
          .getByRole('group', { name: key, exact: true })
          .getByRole('button', { name: texts.messages.undo })
          .click();
      }
      await expect(page.getByText(texts.messages.nothing)).toBeVisible();
      await expect(page.locator('.field-error')).toHaveCount(0);
      await expect(places).toHaveCount(0);
      await axe(page);
    });
  });
}
