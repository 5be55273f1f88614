import { expect, test } from 'vitest';
import { brokenLinks } from '../../src/layouts/legal-page-links.ts';

const HEADINGS = new Set(['your-rights']);

test('links to pages of the same language, to headings and to the outside are right', () => {
  const text =
    'See [cookies](/en/cookies-policy), [a part](/en/privacy-policy#x), [rights](#your-rights), [law](https://example.org/a), [us](mailto:a@example.org), [call](tel:+6620000000).';
  expect(brokenLinks(text, 'en', HEADINGS)).toEqual([]);
});

test.each([
  ['a page that does not exist', '/en/cookie-policy'],
  ['a page of the other language', '/cookies-policy'],
  ['a heading that does not exist', '#your-right'],
  ['an address without its scheme', 'www.example.org'],
  ['an address that is not encrypted', 'http://example.org'],
  ['a script', 'javascript:alert'],
  ['nothing', ''],
])('%s is told', (_what, target) => {
  expect(brokenLinks(`[text](${target})`, 'en', HEADINGS)).toEqual([target]);
});

test('a picture is no link, and a link that follows one is', () => {
  expect(brokenLinks('![a plan](../pictures/plan.png) and [more](/none)', 'en', HEADINGS)).toEqual(['/none']);
});
