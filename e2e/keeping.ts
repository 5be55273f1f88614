import { expect, type Page } from '@playwright/test';
import { otherLocale, type Locale } from '../src/config/locales.ts';
import { routePath } from './on-hosts.ts';
import type { Person } from './person.ts';

/** Stands in the address of every page that must keep what is typed: it must stay too. */
export const QUERY = '?from=letter';

/** Goes to the page in the other language by the header's toggle; path and query must stay. */
export async function toggle(page: Page, path: string, to: Locale): Promise<void> {
  await page.locator('[data-language-toggle]').click();
  await expect(page).toHaveURL(
    (url) => routePath(url) === (to === 'th' ? path : `/${to}${path}`) && url.search === QUERY,
  );
  await expect(page.locator('html')).toHaveAttribute('lang', to);
}

/** What is typed on a page stays over a reload and over the language toggle, there and back. */
export async function expectKept(applicant: Person, path: string): Promise<void> {
  const { page, locale } = applicant;
  // By decision the number of an identity card is the one thing that is not kept.
  const { id_number: _secret, ...typed } = await applicant.answers();
  expect(Object.keys(typed).length).toBeGreaterThan(0);
  const kept = () => expect.poll(() => applicant.answers()).toEqual(typed);
  await page.reload();
  await kept();
  await toggle(page, path, otherLocale(locale));
  await kept();
  await toggle(page, path, locale);
  await kept();
}
