import { serve } from '@hono/node-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { APPLICANT, openSandbox, type OpenSandbox } from './harness.ts';

let sandbox: OpenSandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

const PROVINCES = { path: 'general/location/province/all' };
const fault = (body: object, client = 'default') => sandbox.control('POST', `faults?client=${client}`, body);
const provinces = (client = 'default') => sandbox.call('general.provinces', { client });

it('a failure hits the calls of one client, as often as it says', async () => {
  await fault({ match: { method: 'get', ...PROVINCES }, times: 2, status: 503 }, 'one');
  expect((await provinces('two')).status).toBe(200);
  expect((await provinces('one')).status).toBe(503);
  expect((await provinces('one')).status).toBe(503);
  expect((await provinces('one')).status).toBe(200);
  expect((await sandbox.call('general.courses', { query: { faculty_id: '1' }, client: 'one' })).status).toBe(200);
});

it('a failure without a number stays until it is removed', async () => {
  await fault({ match: PROVINCES, status: 500, body: '<h1>Oops</h1>' });
  expect((await provinces()).headers.get('content-type')).toMatch(/^text\/html/);
  expect((await provinces()).text).toBe('<h1>Oops</h1>');
  await sandbox.control('DELETE', 'faults');
  expect((await provinces()).status).toBe(200);
});

it('a failure can send Retry-After as seconds or a date, and delay the response', async () => {
  await fault({ match: PROVINCES, times: 1, status: 429, retry_after: 7 });
  await fault({ match: PROVINCES, times: 1, status: 429, retry_after: 'Fri, 01 Jan 2027 00:00:00 GMT', delay_ms: 80 });
  expect((await provinces()).headers.get('retry-after')).toBe('7');
  const before = performance.now();
  expect((await provinces()).headers.get('retry-after')).toMatch(/^Fri/);
  expect(performance.now() - before).toBeGreaterThan(70);
});

it('a failure can break the contract of a response, or cut its JSON', async () => {
  await fault({ match: PROVINCES, times: 1, drift: 'missing' });
  const missing = await provinces();
  expect(missing.status).toBe(200);
  expect(() => missing.list()).toThrow();
  await fault({ match: PROVINCES, times: 1, drift: 'extra' });
  const extra = await provinces();
  expect(extra.text).toContain('not_in_the_contract');
  expect(extra.list()).toHaveLength(77);
  await fault({ match: PROVINCES, times: 1, malformed: true });
  const { text } = await provinces();
  expect(() => void JSON.parse(text)).toThrow();
});

it('anything that is no failure is refused', async () => {
  expect((await fault({ match: PROVINCES, explode: true })).status).toBe(422);
});

it('every response carries the time of its client', async () => {
  await sandbox.control('POST', 'clock?client=late', { offset_ms: 3_600_000 });
  const date = async (client: string) => Date.parse((await provinces(client)).headers.get('date') ?? '');
  /** The header gives whole seconds, between the question and the answer. */
  const expectTime = async (client: string, offset: number) => {
    const asked = Date.now();
    const told = (await date(client)) - offset;
    expect(told).toBeGreaterThan(asked - 1000);
    expect(told).toBeLessThanOrEqual(Date.now());
  };
  await expectTime('late', 3_600_000);
  await expectTime('default', 0);
  await sandbox.control('POST', 'clock?client=late', { set: '2027-01-01T00:00:00Z' });
  expect(new Date(await date('late')).toISOString()).toMatch(/^2027-01-01T00:00/);
});

it('a lost reply cuts the connection after the effect: the application exists', async () => {
  await fault({ match: { method: 'POST', path: 'application/initial' }, times: 1, lost_reply: true });
  const server = serve({ fetch: sandbox.app.fetch, port: 0 });
  await new Promise((ready) => server.once('listening', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const send = () =>
    fetch(`http://localhost:${port}/api/application/initial`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(APPLICANT),
    });
  await expect(send()).rejects.toThrow();
  expect((await sandbox.ledger('1')).counts['applications']).toBe(1);
  expect((await send()).status).toBe(409);
  await new Promise((closed) => server.close(closed));
});
