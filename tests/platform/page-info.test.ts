// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { localeOfPage } from '../../src/platform/page-info.ts';

test.each([
  ['/regisbachelor', 'th'],
  ['/en/regisbachelor', 'en'],
])('a translator that writes its language into the document does not change the language of %s', (path, locale) => {
  window.history.replaceState(null, '', path);
  document.documentElement.lang = 'my';
  expect(localeOfPage()).toBe(locale);
});
