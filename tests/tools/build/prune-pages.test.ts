import { expect, test } from 'vitest';
import { hashOf, prunedCspOf } from '../../../src/tools/build/prune-pages.ts';

const source = (text: string): string => `'${hashOf(text)}'`;
const page = (sources: string): string =>
  `<meta http-equiv="content-security-policy" content="script-src 'self'${sources};"><style>a{}</style>` +
  '<script>run()</script><script type="module" src="/a.js"></script>';

test('a policy keeps the hashes of what its page holds', () => {
  const held = ` ${source('run()')} ${source('a{}')}`;
  expect(prunedCspOf(page(`${held} ${source('other()')}`))).toBe(page(held));
});

test('the empty text is a style and no script', () => {
  const empty = ` ${source('')}`;
  expect(prunedCspOf(page(`${empty}; style-src 'self'${empty}`))).toBe(page(`; style-src 'self'${empty}`));
});

test('a page without a policy stays as it is', () => expect(prunedCspOf('<p>text</p>')).toBe('<p>text</p>'));
