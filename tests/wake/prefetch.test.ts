// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mayPrefetch, realAddress } from '../../src/wake/prefetch.ts';

test.each([
  [true, { onLine: true }],
  [true, { onLine: true, connection: { effectiveType: '4g', saveData: false } }],
  [false, { onLine: false }],
  [false, { onLine: true, connection: { saveData: true } }],
  [false, { onLine: true, connection: { effectiveType: '2g' } }],
  [false, { onLine: true, connection: { effectiveType: 'slow-2g' } }],
])('fetching ahead: %s for %o', (expected, line) => {
  expect(mayPrefetch(line)).toBe(expected);
});

test('the next page of a campaign is that of the campaign in the address', () => {
  expect(realAddress('/en/regisscholarship/-/faculty-type', '/en/regisscholarship/star')).toBe(
    '/en/regisscholarship/star/faculty-type',
  );
  expect(realAddress('/regisbachelor/faculty', '/regisbachelor')).toBe('/regisbachelor/faculty');
});
