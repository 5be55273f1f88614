import { expect, test } from 'vitest';
import { onFlowHost } from '../../../src/tools/serve/flow-hosts.ts';

test.each([
  ['http://localhost:4321/regisbachelor/faculty', undefined],
  ['http://regisbachelor.localhost:4321/_astro/page.abc.js', undefined],
  ['http://regisbachelor.localhost:4321/', { path: '/regisbachelor/' }],
  ['http://regisbachelor.localhost:4321/faculty', { path: '/regisbachelor/faculty' }],
  ['http://regisgraduate-dev.localhost:4321/en/faculty', { path: '/en/regisgraduate/faculty' }],
  ['http://regisbachelor.localhost:4321/regisbachelor/faculty?a=1', { elsewhere: '/faculty?a=1' }],
  ['http://regisbachelor.localhost:4321/regisbachelor//other.example/x', { elsewhere: '/other.example/x' }],
  ['http://regisbachelor.localhost:4321/en/privacy-policy', { elsewhere: 'http://localhost:4321/en/privacy-policy' }],
  ['http://dashboard.localhost:4321/', { path: '/dashboard/' }],
  ['http://dashboard.localhost:4321/cookies-policy', { path: '/dashboard/cookies-policy' }],
  ['http://regisscholarship.localhost:4321/en?a=1', { elsewhere: '/en/star-scholars?a=1' }],
  ['http://regisscholarship.localhost:4321/star-scholars', { path: '/regisscholarship/star-scholars' }],
  ['http://regisbachelor.localhost:4321/nope', { path: '/regisbachelor/nope' }],
])('%s leads where it leads in production', (address, answer) => {
  expect(onFlowHost(new URL(address), 'star-scholars')).toEqual(answer);
});
