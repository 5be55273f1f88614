import { readFileSync } from 'node:fs';
import { LOCALES } from '../../src/config/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import { onMainHost } from '../support/on-hosts.ts';
import { IN_ENGLISH, IN_NEITHER, IN_THAI, type Tags } from '../support/sizes.ts';

const PAGES = ['/privacy-policy', '/cookies-policy', '/dashboard/privacy-policy', '/dashboard/cookies-policy'];
/** The usual run opens one text in each language, under each of the two prefixes. */
const USUAL: Readonly<Record<string, Tags>> = { '/privacy-policy': IN_THAI, '/dashboard/cookies-policy': IN_ENGLISH };

const versionOf = (policy: string): string => {
  const text = readFileSync(new URL(`../../src/content/policies/th/${policy}.md`, import.meta.url), 'utf8');
  return /^version: ["'](.+)["']$/m.exec(text)?.[1] ?? 'no version';
};

for (const locale of LOCALES) {
  test.describe(`policies, ${locale}`, () => {
    for (const path of PAGES) {
      test(
        `${path} says its version and date, leads to its parts and needs no React`,
        { tag: USUAL[path]?.[locale] ?? IN_NEITHER[locale] },
        async ({ page, axe }) => {
          const scripts: string[] = [];
          page.on('request', (request) => {
            if (request.resourceType() === 'script') scripts.push(request.url());
          });
          await page.goto(locale === 'th' ? path : `/${locale}${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const version = versionOf(path.endsWith('cookies-policy') ? 'cookies' : 'privacy').replace(
            '.',
            String.raw`\.`,
          );
          await expect(page.getByText(new RegExp(`${version}.*${locale === 'th' ? 2569 : 2026}\\s*$`))).toBeVisible();
          const links = page.locator('nav[aria-labelledby="contents"] a');
          expect(await links.count()).toBeGreaterThan(3);
          await links.last().click();
          await expect(page.locator('.policy-text h2').last()).toBeInViewport();
          const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(onMainHost(url))).text()));
          expect(texts.filter((text) => text.includes('Symbol.for("react.'))).toEqual([]);
          await axe(page);
        },
      );
    }
  });
}
