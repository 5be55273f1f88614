// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { fillPlaceholders, mayPrefetch, prefetchNextPage } from '../../../src/platform/hydration/idle-tasks.ts';

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

const prefetched = (head: string, body: string): (string | null)[][] => {
  document.head.innerHTML = head;
  document.body.innerHTML = body;
  prefetchNextPage();
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map((link) => [
    link.getAttribute('as'),
    link.getAttribute('href'),
  ]);
};
const STYLES = '<style data-file="/_astro/styles.x.css"></style>';
const INTRO = '<div data-next-page="/regisbachelor/faculty"></div>';

test('the first page fetches the next one, and the styles that it links to', () => {
  expect(prefetched(STYLES, INTRO)).toEqual([
    ['document', '/regisbachelor/faculty'],
    ['style', '/_astro/styles.x.css'],
  ]);
});

test('a page that knows no next one fetches the styles', () => {
  expect(prefetched(STYLES, '')).toEqual([['style', '/_astro/styles.x.css']]);
});

test('a page that links to them itself fetches only the next one', () => {
  expect(prefetched('', INTRO)).toEqual([['document', '/regisbachelor/faculty']]);
});

test('without a connection nothing is fetched', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(prefetched(STYLES, INTRO)).toEqual([]);
});
