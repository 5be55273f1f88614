import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMON_HEADERS } from '../../src/tools/deploy/headers.ts';
import { CALL_LIMITS, UPLOADS_AT_ONCE } from '../../src/tools/deploy/limits.ts';
import { serve, type Served } from './server.ts';

const MINUTE_MS = 60_000;

let served: Served;
beforeAll(async () => {
  served = await serve({ limited: true, base: '/v1' });
});
afterAll(() => served.close());

const many = (count: number, path: string, method = 'POST') =>
  Promise.all(Array.from({ length: count }, () => served.get(path, { method })));

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

test('everything else passes as often as it comes', async () => {
  const calls = await many(150, '/api/payment/check?application_id=7', 'GET');
  const pages = await many(150, '/regisbachelor', 'GET');
  expect(new Set([...calls, ...pages].map(({ status }) => status))).toEqual(new Set([303, 200]));
  expect(pages[0]?.headers['retry-after']).toBeUndefined();
});

test('an API below a path gets the rest as it was sent, and its calls have numbers too', async () => {
  const { headers } = await served.get('/api/application/a%2Fb?x=%2F');
  const asked = served.asked.at(-1);
  expect([asked?.path, asked?.headers['x-request-id']]).toEqual([
    '/v1/api/application/a%2Fb?x=%2F',
    headers['x-request-id'],
  ]);
  await served.stopApi();
  const refused = await served.get('/api/application/7');
  expect([refused.status, refused.headers['x-request-id']]).toEqual([502, expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect((await served.get('/api/payment/return/kbank', { method: 'POST' })).status).toBe(303);
});
