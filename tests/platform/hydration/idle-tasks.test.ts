// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fillPlaceholders, mayPrefetch } from '../../../src/platform/hydration/idle-tasks.ts';

test.each([
  [true, { onLine: true }],
  [true, { onLine: true, connection: { effectiveType: '4g', saveData: false } }],
  [false, { onLine: false }],
  [false, { onLine: true, connection: { saveData: true } }],
  [false, { onLine: true, connection: { effectiveType: '2g' } }],
  [false, { onLine: true, connection: { effectiveType: 'slow-2g' } }],
])('prefetching: %s for %o', (expected, line) => {
  expect(mayPrefetch(line)).toBe(expected);
});

test('the next page of a campaign is that of the campaign in the URL', () => {
  expect(fillPlaceholders('/en/regisscholarship/-/faculty-type', '/en/regisscholarship/star')).toBe(
    '/en/regisscholarship/star/faculty-type',
  );
  expect(fillPlaceholders('/regisbachelor/faculty', '/regisbachelor')).toBe('/regisbachelor/faculty');
});
