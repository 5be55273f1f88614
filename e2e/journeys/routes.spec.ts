import { expect, test } from '@playwright/test';

test('a page is never served for a missing asset', async ({ request }) => {
  const answer = await request.get('/_astro/gone.js');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).not.toContain('html');
});

test('a page is not for posting to', async ({ request }) => {
  expect((await request.post('/regisbachelor')).status()).toBe(405);
});
