import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMON_HEADERS } from '../../../src/tools/deploy/headers.ts';
import { precompress } from '../../../src/tools/deploy/precompress.ts';
import { staticSite } from '../../../src/tools/serve/static-site.ts';

const LONG = 'text '.repeat(400);
const RESUME = `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self';">`;
const FILES: Record<string, string> = {
  'index.html': `home ${LONG}`,
  '404.html': 'not found, th',
  'en/404.html': 'not found, en',
  'regisbachelor/index.html': 'bachelor',
  'regisbachelor/continue/-/index.html': RESUME,
  'en/regisbachelor/upload-document/index.html': 'upload, en',
  'regisscholarship/-/index.html': 'campaign',
  'regisscholarship/credit/redirect-kbank/index.html': 'return',
  '_astro/page.abc123.js': `let a=1;${LONG}`,
  '_astro/worker.abc123.mjs': 'export {}',
  '.hidden': 'secret',
  _headers: '/*',
  'logo.png': 'picture',
  'scholarships.json': '["star"]',
};

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const root = join(folder, 'dist');
const site = staticSite(root);
const get = async (path: string, init?: RequestInit) => site.request(`http://site.test${path}`, init);

beforeAll(async () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  writeFileSync(join(folder, 'outside.txt'), 'secret');
  await precompress(root);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('what is served at a URL', () => {
  test.each([
    ['/regisbachelor', 200, 'bachelor'],
    ['/regisbachelor/', 200, 'bachelor'],
    ['/regisbachelor?lang=en', 200, 'bachelor'],
    ['/regisbachelor/continue/7/abc', 200, RESUME],
    ['/regisbachelor/continue/abc', 200, RESUME],
    ['/en/regisbachelor/upload-document/7', 200, 'upload, en'],
    ['/regisscholarship/ทุนดี', 200, 'campaign'],
    ['/regisscholarship/%E0%B8%97%E0%B8%B8%E0%B8%99', 200, 'campaign'],
    ['/regisscholarship/credit/redirect-kbank', 200, 'return'],
    ['/regisscholarship/credit', 404, 'not found, th'],
    ['/nope', 404, 'not found, th'],
    ['/en/nope', 404, 'not found, en'],
    ['/404.html', 404, 'Not found\n'],
    ['/dashboard/x.css', 404, 'Not found\n'],
    ['/_astro/gone.js', 404, 'Not found\n'],
    ['/_headers', 404, 'not found, th'],
    ['/_astro/worker.abc123.mjs.br', 404, 'Not found\n'],
    ['/.hidden', 404, 'Not found\n'],
    ['/..%2foutside.txt', 404, 'Not found\n'],
    ['/%2e%2e/outside.txt', 404, 'Not found\n'],
    ['/a%5c..%5c..%5coutside.txt', 404, 'Not found\n'],
    ['/%E0%A4%A', 404, 'not found, th'],
  ])('%s → %i %s', async (path, status, text) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(text);
  });

  test('HEAD has the headers and no body, other methods are refused', async () => {
    const head = await get('/regisbachelor', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const post = await get('/regisbachelor', { method: 'POST' });
    expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('headers', () => {
  test.each(['/', '/nope'])(
    '%s has the common headers, and its own policy with what a page cannot say of itself',
    async (path) => {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries(COMMON_HEADERS)) expect(headers.get(name), name).toBe(value);
      expect(headers.get('Content-Security-Policy')).toMatch(/frame-ancestors 'none'/);
    },
  );

  test('a page with a policy repeats it', async () => {
    const { headers } = await get('/regisbachelor/continue/7/abc');
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self'; frame-ancestors 'none'; trusted-types dompurify picture-worker pdf-worker; require-trusted-types-for 'script'",
    );
  });

  test.each([
    ['/', 'no-cache'],
    ['/regisbachelor', 'private, max-age=600'],
    ['/regisbachelor/continue/7/abc', 'no-store'],
    ['/nope', 'no-store'],
    ['/_astro/gone.js', 'no-store'],
    ['/_astro/page.abc123.js', 'public, max-age=31536000, immutable'],
  ])('%s is cached as %s', async (path, rule) => {
    expect((await get(path)).headers.get('Cache-Control')).toBe(rule);
  });

  test('a module that ends in .mjs is a script', async () => {
    expect((await get('/_astro/worker.abc123.mjs')).headers.get('Content-Type')).toMatch(/^text\/javascript/);
  });
});

describe('compression', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
  ])('%s gets %s', async (accepted, encoding) => {
    const answer = await get('/', { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    const body = Buffer.from(await answer.arrayBuffer());
    const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(FILES['index.html']);
  });

  test('a file that a new build has replaced is served again', async () => {
    const ask = async () => {
      const answer = await get('/_astro/page.abc123.js', { headers: { 'Accept-Encoding': 'br' } });
      return brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
    };
    expect(await ask()).toContain('let a=1');
    writeFileSync(join(root, '_astro/page.abc123.js'), `let a=2;${LONG}`);
    await precompress(root);
    expect(await ask()).toContain('let a=2');
  });

  test('a file that the build left uncompressed is sent as it is', async () => {
    const answer = await get('/logo.png', { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect([answer.headers.get('Content-Encoding'), await answer.text()]).toEqual([null, 'picture']);
  });

  test('caches learn that the response depends on what is accepted', async () => {
    expect((await get('/')).headers.get('Vary')).toBe('Accept-Encoding');
  });
});

test('the list of open campaigns is served as it is now, also to clients that accept compressed files', async () => {
  writeFileSync(join(root, 'scholarships.json'), '["star","brand-new"]');
  const answer = await get('/scholarships.json', { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect(await answer.json()).toEqual(['star', 'brand-new']);
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
});
