import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UPLOAD_LIMIT_BYTES } from '../../src/config/constants.ts';
import { nginxBrotliModule } from '../../src/tools/setup/ensure-programs.mjs';
import { SITE, textOf } from '../built/site.ts';
import { LONG_LIST, sendRaw, serve, type Served } from './server.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

const asset = (ending: string): string => readdirSync(join(SITE, '_astro')).find((name) => name.endsWith(ending)) ?? '';
const script = asset('.js');

describe('files', () => {
  test.each([
    ['.js', 'text/javascript; charset=utf-8'],
    ['.css', 'text/css; charset=utf-8'],
  ])('one with a hashed name that ends with %s is kept for good', async (ending, type) => {
    const { status, headers } = await served.get(`/_astro/${asset(ending)}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': type,
      'x-content-type-options': 'nosniff',
    });
  });

  test('texts travel compressed, as the visitor can read them', async () => {
    const accepted = [...(nginxBrotliModule() ? (['br'] as const) : []), 'gzip', undefined] as const;
    for (const address of ['/regisbachelor', `/_astro/${script}`]) {
      for (const encoding of accepted) {
        const answer = await served.get(address, { headers: encoding ? { 'Accept-Encoding': encoding } : {} });
        expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([encoding, 'Accept-Encoding']);
        const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
        const text = encoding ? unpack[encoding](answer.body) : answer.body;
        expect(text.toString()).toBe(textOf(address === '/regisbachelor' ? 'regisbachelor/index.html' : address));
      }
    }
  });

  test.each(['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/logo.svg'])(
    '%s is there',
    async (address) => {
      const { status, headers } = await served.get(address);
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    },
  );
});

describe('the API behind', () => {
  const upload = (bytes: number) =>
    served.get('/api/application/upload-file', {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: { 'X-Application-Token': 'secret' },
    });

  test('gets what the browser sent, and its response comes back as it was', async () => {
    const form = new TextEncoder().encode('objectId=1&status=success');
    const answer = await served.get('/api/payment/return/?x=%2F', { method: 'POST', body: form });
    expect(answer.status).toBe(303);
    expect(answer.headers).toMatchObject({
      location: '/regisbachelor/credit/redirect-kbank',
      'cache-control': 'private',
    });
    // The API sends no policy of its own, and nothing of it may run as a page.
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    const asked = served.asked.at(-1);
    expect(asked).toMatchObject({ method: 'POST', path: '/api/payment/return/?x=%2F', bytes: form.length });
    expect(asked?.headers['x-forwarded-host']).toBe(`localhost:${served.nginx.port}`);
  });

  test.each([502, 503, 504])(
    'shows nobody a %i who comes back from the bank, and passes it on elsewhere',
    async (code) => {
      const headers = { 'X-Answer': String(code) };
      const returned = await served.get('/api/payment/return/kbank', { method: 'POST', headers });
      expect([returned.status, returned.headers.location]).toEqual([303, '/regisbachelor/credit/redirect-kbank']);
      const call = await served.get('/api/application/7', { headers });
      expect([call.status, call.body.toString()]).toEqual([code, '']);
    },
  );

  test('compresses long lists for those who can read that', async () => {
    const list = (encoding: string) =>
      served.get('/api/schools', { headers: { 'X-Answer': '200', 'Accept-Encoding': encoding } });
    const [packed, plain] = [await list('gzip'), await list('identity')];
    expect([packed.headers['content-encoding'], gunzipSync(packed.body).toString()]).toEqual(['gzip', LONG_LIST]);
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, LONG_LIST]);
  });

  test('is kept by no cache where it says nothing of it, and only asked by HTTPS', async () => {
    const { headers } = await served.get('/api/schools', { headers: { 'X-Answer': '200' } });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'strict-transport-security': 'max-age=63072000' });
  });

  test.each(['evil.example', 'localhost@evil.example', 'localhost:<script>', 'LOCALHOST'])(
    'hears the name that nginx has checked, whatever stands in the header: %s',
    async (name) => {
      const { port } = served.nginx;
      const head = `GET http://localhost:${port}/api/x HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`;
      expect(await sendRaw(port, head)).toContain('HTTP/1.1 303 ');
      expect(served.asked.at(-1)?.headers['x-forwarded-host']).toBe(`localhost:${port}`);
    },
  );

  test('a document of 32 MB passes with its token, one of 33 MB does not', async () => {
    expect((await upload(UPLOAD_LIMIT_BYTES)).status).toBe(303);
    expect(served.asked.at(-1)).toMatchObject({
      bytes: UPLOAD_LIMIT_BYTES,
      headers: { 'x-application-token': 'secret' },
    });
    const calls = served.asked.length;
    const refused = await upload(33 * 1024 * 1024);
    expect([refused.status, JSON.parse(refused.body.toString())]).toEqual([
      413,
      { message: 'A file may have 32 MB at most.' },
    ]);
    expect(served.asked).toHaveLength(calls);
  });
});
