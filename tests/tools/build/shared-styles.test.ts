import { expect, test } from 'vitest';
import { sharedStylesOf, styleFileOf, withSharedStyles } from '../../../src/tools/build/shared-styles.ts';

const CSS = 'a{color:red}';
const SHARED = new Set([CSS]);
const page = (route: string, styles: string): string =>
  `<head>${styles}<style>astro-island{display:contents}</style></head><body data-route="${route}">`;

test.each([
  'bachelor.faculty',
  'short-course.course',
  'bachelor.payment',
  'scholarship.confirm',
  'bachelor.confirmation-failed',
])('%s, which comes after another page, links to its styles', (route) => {
  const html = page(route, `<style>${CSS}</style>`);
  expect(sharedStylesOf(html)).toBe(CSS);
  expect(withSharedStyles(html, SHARED)).toBe(page(route, `<link rel="stylesheet" href="${styleFileOf(CSS)}">`));
});

test.each(['bachelor', 'scholarship', 'bachelor.continue', 'bachelor.payment-callback', 'dashboard', 'not-found'])(
  '%s, where people arrive, keeps its styles and names their file',
  (route) => {
    const html = page(route, `<style>${CSS}b{}</style>`);
    expect(sharedStylesOf(html)).toBeUndefined();
    expect(withSharedStyles(html, SHARED)).toBe(
      page(route, `<style data-file="${styleFileOf(CSS)}">${CSS}b{}</style>`),
    );
  },
);

test('a page with other styles stays as it is', () => {
  const html = page('home', '<style>i{}</style>');
  expect(withSharedStyles(html, SHARED)).toBe(html);
});

test('the name of the file changes with the styles', () => {
  expect(styleFileOf(CSS)).toMatch(/^\/_astro\/styles\.[\w-]{8}\.css$/);
  expect(styleFileOf(CSS)).toBe(styleFileOf('a{color:red}'));
  expect(styleFileOf(CSS)).not.toBe(styleFileOf('a{color:blue}'));
});
