import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ACCESS_LOG, API_ERROR_LOG } from '../../src/tools/deploy/nginx-log.ts';
import { startLocalSite } from '../../src/tools/serve/local-nginx-site.ts';
import { SITE } from '../built/site.ts';
import { freePort, sendRaw, serve, type Served } from './server.ts';

const SECRET = 'token-that-nobody-may-read';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

const written = (name: string, text: string) =>
  vi.waitFor(() => {
    const line = served.nginx
      .log(name)
      .split('\n')
      .find((one) => one.includes(text));
    expect(line).toBeDefined();
    return line ?? '';
  }, 5000);

test('/healthz responds whatever the name, and leaves no line', async () => {
  const { port } = served.nginx;
  for (const host of [`localhost:${port}`, 'regisbachelor.localhost', '10.0.0.7', 'unknown.example']) {
    const answer = await sendRaw(port, `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(answer, host).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*\r\n\r\nok\n$/);
  }
  await served.get('/robots.txt');
  await written(ACCESS_LOG, '/robots.txt');
  expect(served.nginx.log(ACCESS_LOG)).not.toContain('health');
});

test('a call has one number: at the API, in the browser and in the log, with the host, the API and its response', async () => {
  const { headers } = await served.get('/api/application/7', { headers: { 'X-Request-Id': SECRET } });
  const id = String(headers['x-request-id']);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(served.asked.at(-1)?.headers['x-request-id']).toBe(id);
  const line = await written(ACCESS_LOG, id);
  expect(line).toMatch(/host=localhost .* upstream="127\.0\.0\.1:\d+" upstream_status="303" upstream_time="\d+\.\d+"$/);
  expect((await served.get('/regisbachelor')).headers['x-request-id']).toBeUndefined();
});

test('a call that is too long is refused before the API hears of it', async () => {
  const calls = served.asked.length;
  const { status, body } = await served.get('/api/application/initial', {
    method: 'POST',
    body: new Uint8Array(300_000),
  });
  expect([status, JSON.parse(body.toString())]).toEqual([
    413,
    { message: 'A call without a file may have 256 kB at most.' },
  ]);
  expect(served.asked).toHaveLength(calls);
});

test('nginx does not start while the name of the API cannot be found, and says so', async () => {
  const start = startLocalSite({ root: SITE, port: await freePort(), forwards: { '/api/': 'https://api.invalid' } });
  await expect(start).rejects.toThrow('host not found in upstream "api.invalid:443"');
});

describe('when the API is down', () => {
  beforeAll(() => served.stopApi());

  test.each([
    ['a call', '/api/application/7', 'GET'],
    ['an upload', '/api/scholarship-application/file', 'POST'],
  ])('the log says why %s got no response', async (_what, path, method) => {
    const id = String((await served.get(path, { method })).headers['x-request-id']);
    const line = await written(ACCESS_LOG, id);
    expect(line).toMatch(/" 502 .* upstream="127\.0\.0\.1:\d+" upstream_status="502"/);
    const connection = /connection=(\d+)/.exec(line)?.[1];
    expect(await written(API_ERROR_LOG, `*${connection} `)).toContain('connect() failed (111: Connection refused)');
  });

  test('it contains neither a referrer nor a query, so that no token gets into it', async () => {
    const page = `http://localhost/regisbachelor/continue/7/${SECRET}`;
    const calls = [
      served.get('/api/application/7', { headers: { Referer: page } }),
      served.get('/api/application/upload-file', { method: 'POST', headers: { Referer: page } }),
      served.get(`/api/application-dashboard/?token=${SECRET}`),
      served.get('/api/payment/return/kbank', { method: 'POST', headers: { Referer: page } }),
    ];
    const ids = (await Promise.all(calls)).map(({ headers }) => String(headers['x-request-id']));
    for (const id of ids) expect(await written(ACCESS_LOG, id)).toContain('upstream_status="502"');
    expect(served.nginx.logs()).not.toContain(SECRET);
  });
});
