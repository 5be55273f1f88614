// People who do not code change the site's words: in a copy of the texts, with a studio of its own for each language.
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../src/config/locales.ts';
import { interpolate } from '../../src/lib/interpolate.ts';
import { ROOT } from '../../src/tools/setup/paths.mjs';
import { textsFor } from '../../src/tools/studio/texts/say.ts';
import { expect, test as base } from '../support/fixtures.ts';

interface Studio {
  readonly address: string;
  readonly path: (path: string) => string;
}

const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('exit', () => reject(new Error(said)));
  });

const PARTS = ['locales', 'src/content/policies', 'docs/recipes/add-a-message.md'];

function copyParts(root: string): void {
  for (const part of PARTS) {
    rmSync(join(root, part), { recursive: true, force: true });
    cpSync(join(ROOT, part), join(root, part), { recursive: true });
  }
}

/** It takes seconds to start, so one serves all tests of a worker. */
const test = base.extend<{ studio: Studio }, { runningStudio: Studio }>({
  runningStudio: [
    async ({}, use) => {
      const root = mkdtempSync(join(tmpdir(), 'studio-'));
      copyParts(root);
      const server = spawn(process.execPath, ['--import', 'tsx', 'src/tools/studio/serve.ts'], {
        cwd: ROOT,
        env: { ...process.env, STUDIO_ROOT: root, STUDIO_PORT: '0' },
      });
      const ended = new Promise((resolve) => server.once('close', resolve));
      await use({ address: await addressOf(server), path: (path) => join(root, path) });
      server.kill('SIGTERM');
      await ended;
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  studio: async ({ page, runningStudio }, use) => {
    copyParts(runningStudio.path(''));
    await use(runningStudio);
    // A page asks while somebody types; what it still waits for ends with it.
    await page.close();
  },
});

const boxIn = (page: Page, key: string, label: string): Locator =>
  page.getByRole('group', { name: key, exact: true }).getByLabel(label, { exact: true });

/** What an editor does in each language of the interface; the other language's texts are changed as well. */
const EDITS: Readonly<Record<Locale, { word: string; wrongWord: RegExp; paragraph: string; alt: string }>> = {
  th: { word: 'ปิดหน้าต่างนี้', wrongWord: /โปรด/, paragraph: 'ย่อหน้าใหม่ของเรา', alt: 'ตราของมหาวิทยาลัย' },
  en: {
    word: 'Close this window',
    wrongWord: /please/,
    paragraph: 'Our new paragraph.',
    alt: 'The seal of the university',
  },
};
const WRONG: Readonly<Record<Locale, string>> = { th: 'โปรดกรอกรหัส', en: 'Enter the code, please' };

for (const language of LOCALES) {
  test.describe(`the studio, ${language}`, { tag: ['@desktop', '@one-host'] }, () => {
    const texts = textsFor(language);
    const label = texts.languages[language];

    test('a word is changed, seen on a phone, saved, and told to the developer', async ({ page, studio, axe }) => {
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

    test('what is not saved is told again after Back', async ({ page, studio }) => {
      const { word } = EDITS[language];
      page.on('dialog', (dialog) => void dialog.accept());
      await page.goto(`${studio.address}/${language}/messages?group=otp`);
      await boxIn(page, 'otp.close', label).fill(word);
      const unsaved = page.getByText(interpolate(texts.messages.unsaved, { count: 1 }));
      await expect(unsaved).toBeVisible();
      await page.getByRole('link', { name: texts.nav.changes, exact: true }).click();
      await expect(unsaved).toBeHidden();
      await page.goBack();
      await expect(boxIn(page, 'otp.close', label)).toHaveValue(word);
      await expect(unsaved).toBeVisible();
      await expect(page.getByRole('button', { name: texts.messages.save })).toBeEnabled();
    });

    test('mistakes in a message are told in plain language, and nothing is saved', async ({ page, studio, axe }) => {
      const file = studio.path(`locales/${language}/otp.json`);
      const before = readFileSync(file, 'utf8');
      await page.goto(`${studio.address}/${language}/messages?group=otp`);
      const sent = boxIn(page, 'otp.sent', label);
      await sent.fill((await sent.inputValue()).replace('{{phone}}', ''));
      const lost = interpolate(texts.problems.lost, { placeholder: '{{phone}}' });
      await expect(page.getByText(lost)).toBeVisible();
      await expect(sent).toHaveAttribute('aria-invalid', 'true');
      const title = boxIn(page, 'otp.title', label);
      await title.fill(WRONG[language]);
      await expect(page.locator('.field-error', { hasText: EDITS[language].wrongWord })).toBeVisible();
      await page.getByRole('button', { name: texts.messages.save }).click();
      await expect(page.getByText(interpolate(texts.messages.refused, { count: 2 }))).toBeVisible();
      expect(readFileSync(file, 'utf8')).toBe(before);
      await axe(page);
      for (const key of ['otp.sent', 'otp.title']) {
        await page
          .getByRole('group', { name: key, exact: true })
          .getByRole('button', { name: texts.messages.undo })
          .click();
      }
      await expect(page.getByText(texts.messages.nothing)).toBeVisible();
      await expect(page.locator('.field-error')).toHaveCount(0);
    });

    test('a policy gets a paragraph and a picture once its version is right', async ({ page, studio, axe }) => {
      const { paragraph, alt } = EDITS[language];
      const file = studio.path(`src/content/policies/${language}/privacy.md`);
      const before = readFileSync(file, 'utf8');
      await page.goto(`${studio.address}/${language}/policies/privacy`);
      const preview = page.frameLocator(`#preview-${language}`);
      await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
      const body = page.locator(`#body-${language}`);
      await body.fill(`${await body.inputValue()}\n\n${paragraph}`);
      await page.getByLabel(texts.pictures.file).setInputFiles(join(ROOT, 'public/apple-touch-icon.png'));
      for (const locale of LOCALES) {
        const name = interpolate(texts.pictures.alt, { language: texts.languages[locale] });
        await page.getByLabel(name).fill(EDITS[locale].alt);
      }
      await page.getByRole('button', { name: texts.pictures.insert }).click();
      await expect(preview.getByText(paragraph)).toBeVisible();
      await expect
        .poll(() => preview.getByRole('img', { name: alt }).evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      const version = page.getByLabel(texts.policies.version, { exact: true });
      await version.fill('2');
      await page.getByRole('button', { name: texts.policies.save }).click();
      await expect(page.getByText(texts.problems.version)).toBeVisible();
      await expect(version).toBeFocused();
      expect(readFileSync(file, 'utf8')).toBe(before);
      await axe(page);
      await version.fill('2.0');
      await page.getByRole('button', { name: texts.policies.save }).click();
      await expect(page.getByText(texts.policies.saved, { exact: true })).toBeVisible();
      expect(readFileSync(file, 'utf8')).toContain(`\n\n${paragraph}\n\n![${alt}](../pictures/apple-touch-icon.png)\n`);
      expect(existsSync(studio.path('src/content/policies/pictures/apple-touch-icon.png'))).toBe(true);
    });
  });
}
