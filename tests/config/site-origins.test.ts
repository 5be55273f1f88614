import { expect, test } from 'vitest';
import { ownOrigins } from '../../src/config/site-origins.ts';

const MAIN = 'https://apply.uni.ac.th';

test('each host beside the main one counts once', () => {
  const sisters = ['https://regisbachelor.uni.ac.th', 'https://dashboard.uni.ac.th/', 'https://dashboard.uni.ac.th'];
  expect(ownOrigins(MAIN, sisters)).toEqual(['https://regisbachelor.uni.ac.th', 'https://dashboard.uni.ac.th']);
});

test.each([
  ['no address', undefined],
  ['the main host itself', 'https://apply.uni.ac.th/'],
  ['a page of another site', 'https://other.example/apply'],
])('%s is none', (_what, address) => {
  expect(ownOrigins(MAIN, [address])).toEqual([]);
});
