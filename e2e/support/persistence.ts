import { expect, type Page } from '@playwright/test';
import { otherLocale, type Locale } from '../../src/config/locales.ts';
import { routePath } from './on-hosts.ts';
import type { Person } from '../people/person.ts';
import { SCHOOL_SEARCH } from './prepare.ts';

/** This query must survive a reload and the language toggle. */
export const QUERY = '?from=letter';

/** Switches the language in the header and expects path and query to stay. */
export async function toggle(page: Page, path: string, to: Locale): Promise<void> {
  await page.locator('[data-language-toggle]').click();
  await expect(page).toHaveURL(
    (url) => routePath(url) === (to === 'th' ? path : `/${to}${path}`) && url.search === QUERY,
  );
  await expect(page.locator('html')).toHaveAttribute('lang', to);
}

/** Expects typed values to survive a reload, and the language toggle in both directions. */
export async function expectKept(applicant: Person, path: string): Promise<void> {
  const { page, locale } = applicant;
  // ID numbers are the only values that are not stored.
  const { id_number: _secret, ...typed } = await applicant.answers();
  expect(Object.keys(typed).length).toBeGreaterThan(0);
  /** The name of a school is shown in the language of the page. */
  const expectTyped = (shownIn: Locale) => {
    const isTranslated = shownIn !== locale && typed['school_search'];
    const school: Record<string, unknown> = isTranslated
      ? { school_search: expect.stringContaining(SCHOOL_SEARCH[shownIn]) }
      : {};
    return expect.poll(() => applicant.answers()).toEqual({ ...typed, ...school });
  };
  await page.reload();
  await expectTyped(locale);
  await toggle(page, path, otherLocale(locale));
  await expectTyped(otherLocale(locale));
  await toggle(page, path, locale);
  await expectTyped(locale);
}
