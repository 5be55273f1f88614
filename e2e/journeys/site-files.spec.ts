import { expect, test } from '../support/fixtures.ts';

test('crawlers find the indexed pages, in both languages, and nothing with an application in it', async ({
  request,
}) => {
  const robots = await request.get('/robots.txt');
  expect(await robots.text()).toContain('Disallow: /api/');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(pages).toEqual(expect.arrayContaining(['/', '/en', '/regisbachelor', '/en/regisbachelor', '/privacy-policy']));
  expect(pages.filter((path) => /continue|payment|upload|confirmation|dashboard/.test(path))).toEqual([]);
  for (const path of pages) expect((await request.get(path)).status(), path).toBe(200);
});

test('security.txt says where to report a security problem', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  expect(text).toMatch(/^Contact: mailto:/m);
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? '';
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});
