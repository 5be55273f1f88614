import { openGallery } from '../specification/gallery.ts';
import { expect, test } from '../support/fixtures.ts';
import { wordsOf } from '../support/messages.ts';

const { gallery, common } = wordsOf('en');
test('below an open dialog the page does not scroll, afterwards it does', { tag: '@desktop' }, async ({ page }) => {
  await openGallery(page);
  const opener = page.getByRole('button', { name: gallery.modal, exact: true });
  // Examples above may still grow. The browser then scrolls along with them by whole pixels, and what is in sight stays.
  const place = () => opener.evaluate((element) => element.getBoundingClientRect().top);
  await opener.click();
  await expect(page.locator('dialog[data-modal="example"]')).toBeVisible();
  const before = await place();
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, -400);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.mouse.wheel(0, -400);
  await expect.poll(place).toBeGreaterThan(before + 1);
});

test(
  'a page that is left for another site is covered while that is awaited, and free again after Back',
  { tag: '@desktop' },
  async ({ page }) => {
    let answer = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('https://courses.tharndao.example/**', async (route) => {
      await isAnswered;
      await route.fulfill({ contentType: 'text/html', body: '<title>Courses</title>' });
    });
    await page.goto('/en');
    await page.locator('#unsure-title').scrollIntoViewIfNeeded();
    const link = page.locator('main a[href^="https://courses."]');
    // Playwright would wait for the other site before it looks at the page.
    const covered = await link.evaluate((one: HTMLAnchorElement) => {
      one.click();
      const overlay = document.querySelector<HTMLDialogElement>('.loading-overlay');
      const { width = 0, height = 0 } = overlay?.querySelector('svg')?.getBoundingClientRect() ?? {};
      return { isOpen: overlay?.open, name: overlay?.getAttribute('aria-label'), logo: [width, height] };
    });
    expect(covered).toEqual({ isOpen: true, name: common.loading, logo: [80, 80] });
    answer();
    await expect(page).toHaveTitle('Courses');
    await page.goBack();
    await expect(link).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await link.focus();
    await expect(link).toBeFocused();
  },
);
