import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMON_HEADERS } from '../../src/tools/deploy/headers.ts';
import { CALL_LIMITS, UPLOADS_AT_ONCE } from '../../src/tools/deploy/limits.ts';
import { BUSY, UNLIMITED_NETWORKS } from '../../src/tools/deploy/nginx-maps.ts';
import { serve, type Served } from './server.ts';

const MINUTE_MS = 60_000;

const EXEMPT = '192.0.2.7';

let served: Served;
let lasting: string;
beforeAll(async () => {
  lasting = mkdtempSync(join(tmpdir(), 'operator-'));
  writeFileSync(join(lasting, UNLIMITED_NETWORKS), '192.0.2.0/28 1;\n');
  // As behind a proxy, so that a test may come from any address.
  const operatorLines = 'set_real_ip_from 127.0.0.1; real_ip_header X-Client;';
  served = await serve({ limited: true, base: '/v1', lasting, operatorLines });
});
afterAll(async () => {
  await served.close();
  rmSync(lasting, { recursive: true });
});

const many = (count: number, path: string, method = 'POST', client = (_index: number) => '127.0.0.1') =>
  Promise.all(
    Array.from({ length: count }, (_, index) => served.get(path, { method, headers: { 'X-Client': client(index) } })),
  );
const isRefused = ({ status }: { readonly status: number }): boolean => status === 429;

test.each([
  ['code', '/api/application/otp/request'],
  ['try', '/api/application/otp/validate'],
  ['registration', '/api/short-course-application/initial'],
  ['upload', '/api/scholarship-application/file'],
])('too often is refused as the API would refuse it, and the API does not hear of it: %s', async (name, path) => {
  const { burst = 0, perMinute = 0 } = CALL_LIMITS.find((limit) => limit.name === name) ?? {};
  const started = performance.now();
  const before = served.asked.length;
  const answers = await many(burst + 120, path);
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 303).length + refused.length).toBe(answers.length);
  expect(served.asked.length - before).toBe(answers.length - refused.length);
  const meanwhile = Math.ceil((perMinute * (performance.now() - started)) / MINUTE_MS);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(name === 'upload' ? UPLOADS_AT_ONCE : 1 + burst);
  expect(answers.length - refused.length).toBeLessThanOrEqual(1 + burst + meanwhile);
  const { headers, body } = refused[0] ?? {};
  expect(headers).toMatchObject({
    'retry-after': '10',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  for (const [header, value] of Object.entries(COMMON_HEADERS)) expect(headers?.[header.toLowerCase()]).toBe(value);
  expect(JSON.parse(String(body))).toEqual({ message: 'Too many calls from this address.' });
});

test('all addresses of one IPv6 network are limited together, and another network is not', async () => {
  const path = '/api/application/otp/request';
  const ofHousehold = (index: number): string => `2001:db8:1:2:${(index + 1).toString(16)}::1`;
  expect((await many(200, path, 'POST', ofHousehold)).filter(isRefused).length).toBeGreaterThan(100);
  expect((await many(5, path, 'POST', () => '2001:db8:1:3::1')).filter(isRefused)).toEqual([]);
});

test('a network that the operator exempts is not limited, and its neighbour is', async () => {
  const path = '/api/scholarship-application/otp/request';
  expect((await many(200, path, 'POST', () => EXEMPT)).filter(isRefused)).toEqual([]);
  expect((await many(200, path, 'POST', () => '192.0.2.16')).filter(isRefused).length).toBeGreaterThan(100);
});

test.each(['.json', '/', '%20', '.json/x', '%0a'])(
  'a call with %j behind its path counts as the call',
  async (ending) => {
    const path = '/api/short-course-application/otp/request';
    const client = `198.51.100.${ending.charCodeAt(1) || 1}`;
    await many(61, path, 'POST', () => client);
    const others = await many(60, path + ending, 'POST', () => client);
    expect(others.filter(isRefused).length).toBeGreaterThan(50);
  },
);

test('a semicolon is in the path of no call, so the API never hears of one', async () => {
  const before = served.asked.length;
  for (const path of ['otp/request;a=1', 'otp;a=1/request', 'otp/request%3ba=1'])
    expect((await served.get(`/api/application/${path}`, { method: 'POST' })).status).toBe(404);
  expect(served.asked).toHaveLength(before);
});

test('everything else passes as often as it comes', async () => {
  const calls = await many(150, '/api/payment/check?application_id=7', 'GET');
  const pages = await many(150, '/regisbachelor', 'GET');
  expect(new Set([...calls, ...pages].map(({ status }) => status))).toEqual(new Set([303, 200]));
  expect(pages[0]?.headers['retry-after']).toBeUndefined();
});

test('an API below a path gets the rest as it was sent, the address of the visitor and the number of the call', async () => {
  const { headers } = await served.get('/api/application/a%2Fb?x=%2F');
  const asked = served.asked.at(-1);
  expect([asked?.path, asked?.headers['x-request-id'], asked?.headers['x-forwarded-for']]).toEqual([
    '/v1/api/application/a%2Fb?x=%2F',
    headers['x-request-id'],
    '127.0.0.1',
  ]);
  await served.stopApi();
  const refused = await served.get('/api/application/7');
  expect([refused.status, refused.headers['x-request-id']]).toEqual([502, expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect((await served.get('/api/payment/return/kbank', { method: 'POST' })).status).toBe(303);
});

test('on a busy evening the operator puts off calls that save, each for another time, and no other call', async () => {
  const busy = mkdtempSync(join(tmpdir(), 'busy-'));
  writeFileSync(join(busy, UNLIMITED_NETWORKS), '');
  writeFileSync(join(busy, BUSY), Array.from({ length: 5 }, (_, tenth) => `${tenth + 1} 1;\n`).join(''));
  const server = await serve({ limited: false, base: '/v1', lasting: busy });
  const call = (path: string, method: string) =>
    Promise.all(Array.from({ length: 200 }, () => server.get(path, { method })));
  for (const [path, method] of [
    ['/api/application/initial', 'POST'],
    ['/api/application/7/personal', 'PATCH'],
  ] as const) {
    const off = (await call(path, method)).filter(({ status }) => status === 503);
    expect(off.length).toBeGreaterThan(60);
    expect(off.length).toBeLessThan(140);
    const waits = new Set(off.map(({ headers }) => Number(headers['retry-after'])));
    expect(waits.size).toBeGreaterThan(5);
    expect([Math.min(...waits), Math.max(...waits)]).toEqual([15, 60]);
  }
  for (const [path, method] of [
    ['/api/scholarship-application/7/confirm', 'POST'],
    ['/api/application/otp/request', 'POST'],
    ['/api/payment/application', 'POST'],
    ['/api/application/upload-file', 'POST'],
    ['/api/general/school', 'GET'],
  ] as const)
    expect((await call(path, method)).filter(({ status }) => status === 503)).toEqual([]);
  await server.close();
  rmSync(busy, { recursive: true });
});
