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
