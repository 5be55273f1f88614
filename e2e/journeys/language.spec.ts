import { expect, test } from '../support/fixtures.ts';

const DAY = 86_400;

/** The language rule (docs/spec.md, section 9; docs/spec-decisions.md, 1.8) in a browser. */
test('the cookie of the language, and where it leads', { tag: '@phone' }, async ({ page, context }) => {
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
  const opened = async (address: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return page.locator('html').getAttribute('lang');
  };

  await test.step('none: Thai, for a year, on every path', async () => {
    expect(await opened('/en/privacy-policy')).toBe('en');
    const set = await cookie();
    expect(set).toMatchObject({ value: 'th', path: '/', sameSite: 'Lax' });
    const days = ((set?.expires ?? 0) - Date.now() / 1000) / DAY;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThanOrEqual(365);
  });

  await test.step('the cookie leads on / only', async () => {
    await page.goto('/privacy-policy?lang=en');
    await expect(page).toHaveURL(/\/en\/privacy-policy$/);
    await page.goto('/?utm_source=x');
    await expect(page).toHaveURL(/\/en\?utm_source=x$/);
    expect(await opened('/cookies-policy')).toBe('th');
    await expect(page).toHaveURL(/\/cookies-policy$/);
  });
});
