import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { wordsOf } from '../support/messages.ts';

const { gallery } = wordsOf('en');
const WIDTHS = [320, 390, 615, 639, 640, 1280];

const openGallery = async (page: Page): Promise<void> => {
  await page.goto('/en/dashboard/form-example');
  // A press before an island is hydrated is lost on this page.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const [opener, most] of [
  ['alert', 300],
  ['alertError', 300],
  ['savedDialog', 598],
  ['modal', 598],
] as const) {
  test(
    `at every width, "${opener}" is at most ${most} px wide and inside the window`,
    { tag: '@desktop' },
    async ({ page }) => {
      await openGallery(page);
      await press(page, gallery[opener]);
      const dialog = page.locator('dialog[open]');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const { x, width: measured } = (await dialog.boundingBox()) ?? { x: -1, width: 0 };
        expect(measured, `${width} px`).toBeLessThanOrEqual(most);
        expect(measured, `${width} px`).toBeGreaterThan(Math.min(most, width) - 60);
        expect(x, `${width} px`).toBeGreaterThanOrEqual(0);
        expect(x + measured, `${width} px`).toBeLessThanOrEqual(width);
      }
    },
  );
}
