import { expect, test } from 'vitest';
import { pageOf } from '../../src/config/page-settings.ts';
import { routeNames } from '../../src/config/routes.ts';

test('search engines keep landing pages, costs and policies only, each at one address', () => {
  const indexed = routeNames.filter((name) => pageOf(name).robots === 'index' && !pageOf(name).canonical);
  expect(indexed.sort()).toEqual(
    ['home', 'costs', 'privacy-policy', 'cookies-policy', 'bachelor', 'graduate', 'short-course', 'scholarship'].sort(),
  );
});
