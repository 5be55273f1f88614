import { Applicant } from './applicant.ts';
import { expect, test } from './fixtures.ts';

test('the page of the next step is fetched ahead, once', { tag: '@phone' }, async ({ page, sandbox }) => {
  const applicant = new Applicant(page, sandbox, 'th');
  await applicant.keep(await applicant.prepared('faculty'));
  await page.goto(applicant.path('/regisbachelor/faculty'));
  await expect(page.locator('script[type="speculationrules"]')).toBeAttached();
  await page.locator('header a').first().hover(); // A moment, as before any press.
  await page.evaluate((next) => {
    location.assign(next);
  }, '/regisbachelor/education');
  await applicant.at('/regisbachelor/education');
  const delivery = await page.evaluate(
    () => performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'deliveryType') as unknown)[0],
  );
  expect(delivery).toBe('navigational-prefetch');
});
