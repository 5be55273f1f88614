// Editors without knowledge of code change the site's policies. Each language has a studio with its own copy of the
// texts.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '../../src/config/locales.ts';
import { interpolate } from '../../src/lib/interpolate.ts';
import { ROOT } from '../../src/tools/setup/paths.mjs';
import { textsFor } from '../../src/tools/studio/texts/explain.ts';
import { expect } from '../support/fixtures.ts';
import { ONLY_IN_ALL } from '../support/sizes.ts';
import { test } from '../support/studio.ts';

/** What an editor writes in each language. */
const EDITS: Readonly<Record<Locale, { paragraph: string; alt: string }>> = {
  th: { paragraph: 'ย่อหน้าใหม่ของเรา', alt: 'ตราของมหาวิทยาลัย' },
  en: { paragraph: 'Our new paragraph.', alt: 'The seal of the university' },
};

for (const language of LOCALES) {
  test.describe(`the studio's policies, ${language}`, { tag: ['@desktop', '@one-host', ONLY_IN_ALL] }, () => {
    const texts = textsFor(language);

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
      await expect(page.locator('.field-error', { hasText: texts.problems.version })).toBeVisible();
      await expect(version).toBeFocused();
      expect(readFileSync(file, 'utf8')).toBe(before);
      await axe(page);
      await version.fill('2.0');
      const effective = page.getByLabel(texts.policies.effective, { exact: true });
      await effective.fill('2099-01-01');
      await page.getByRole('button', { name: texts.policies.save }).click();
      await expect(page.getByText(texts.policies.saved, { exact: true })).toBeVisible();
      expect(readFileSync(file, 'utf8')).toContain(`\n\n${paragraph}\n\n![${alt}](../pictures/apple-touch-icon.png)\n`);
      expect(existsSync(studio.path('src/content/policies/pictures/apple-touch-icon.png'))).toBe(true);
    });

    test('a changed text is kept, and is not saved until its version is chosen', async ({ page, studio, axe }) => {
      const { paragraph } = EDITS[language];
      const file = studio.path(`src/content/policies/${language}/cookies.md`);
      const before = readFileSync(file, 'utf8');
      const [, version = ''] = /^version: '(.*)'$/m.exec(before) ?? [];
      page.on('dialog', (dialog) => void dialog.accept());
      await page.goto(`${studio.address}/${language}/policies/cookies`);
      const state = page.locator('#state');
      await expect(state).toHaveText(texts.messages.nothing);
      const body = page.locator(`#body-${language}`);
      const text = await body.inputValue();
      await body.fill(`${text}\n\n##${paragraph}`);
      await expect(state).toContainText(texts.policies.unsaved);
      await expect(state).toContainText(interpolate(texts.policies.stays.version.short, { version }));
      await page.getByRole('button', { name: texts.policies.save }).click();
      const broken = page.locator('#problems').getByRole('button');
      await expect(broken).toContainText(interpolate(texts.problems.headingSpace, { marks: '##' }));
      await broken.click();
      await expect(body).toBeFocused();
      const selected = (box: HTMLTextAreaElement): string => box.value.slice(box.selectionStart, box.selectionEnd);
      expect(await body.evaluate(selected)).toBe(`##${paragraph}`);
      await page.reload();
      await expect(body).toHaveValue(`${text}\n\n##${paragraph}`);
      await body.fill(`${text}\n\n## ${paragraph}`);
      await expect(page.locator('.field-error')).toHaveCount(0);
      await page.getByRole('button', { name: texts.policies.save }).click();
      const choice = page.locator('#choice').getByRole('button');
      await expect(choice.first()).toBeFocused();
      expect(readFileSync(file, 'utf8')).toBe(before);
      await axe(page);
      await choice.first().press('Enter');
      await expect(state).toHaveText(texts.policies.saved);
      expect(readFileSync(file, 'utf8')).not.toContain(`version: '${version}'`);
      expect(readFileSync(file, 'utf8')).toContain(`\n\n## ${paragraph}\n`);
    });
  });
}
