import { expect, test } from '../support/fixtures.ts';
import { watchForeign } from '../support/foreign-hosts.ts';
import { MOST_LAYOUT_SHIFT, watchLayoutShift } from '../support/layout-shift.ts';
import { expectedPages } from '../support/route-table.ts';
import { watchRequests } from '../support/settled.ts';
import { IN_BOTH, IN_NEITHER } from '../support/sizes.ts';

/** One page of each kind, four in each language; the URLs of applications lead to a first page. */
const USUAL = [
  '/',
  '/regisbachelor/faculty',
  '/regisshortcourse',
  '/regisscholarship/any-slug',
  '/en/privacy-policy',
  '/en/dashboard',
  '/en/regisgraduate',
  '/en/regisbachelor/continue/7/abc',
];

test.describe('every page opens without an error or a refusal by its policy, asks nothing of anybody else, and does not move', () => {
  // No choice about cookies has been made. Payment pages load the card provider's script only when a card is selected.
  test.use({ consent: 'unasked' });

  for (const { address, locale } of expectedPages) {
    const tag = (USUAL.includes(address) ? IN_BOTH : IN_NEITHER)[locale];
    test(address, { tag }, async ({ page, baseURL, tolerate }) => {
      const foreign = watchForeign(page, baseURL ?? '');
      const settled = watchRequests(page);
      const layoutShift = await watchLayoutShift(page, tolerate);
      await page.goto(address);
      await settled();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(foreign).toEqual([]);
      const { shift, what } = await layoutShift();
      expect(shift, what.join('\n')).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
    });
  }
});
