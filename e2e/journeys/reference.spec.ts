import { expect, test } from '../support/fixtures.ts';

// Any violation of its policy would fail the test.
test(
  'the reference of the API is readable, can be searched and asks no other host',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.goto('/sandbox/reference');
    await expect(page.getByRole('heading', { name: 'University admissions API' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Campaigns one can apply in' })).toBeVisible();
    await page.getByRole('textbox').fill('payment');
    await expect(
      page.getByRole('menuitem', { name: 'Starts the charge of a scholarship application' }).first(),
    ).toBeVisible();
    expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
  },
);
