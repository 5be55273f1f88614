import { afterEach, beforeEach, expect, it } from 'vitest';
import { APPLICANT, CONTACT, openSandbox, registered, type OpenSandbox } from './harness.ts';

let sandbox: OpenSandbox;
let body: object;
let parameters: { id: string };
let unverified: string;
beforeEach(async () => {
  sandbox = await openSandbox();
  const initial = (await sandbox.call('application.initial', { body: APPLICANT })).answer();
  parameters = { id: String(initial['id']) };
  unverified = String(initial['access_token']);
  body = { type: 'bachelor', ...CONTACT, application_id: parameters.id };
});
afterEach(() => sandbox.close());

const minutes = (count: number) => sandbox.control('POST', 'clock', { offset_ms: count * 60_000 });
const ask = () => sandbox.call('application.requestOtp', { body });
const enter = (otp: string) => sandbox.call('application.validateOtp', { body: { ...body, otp } });
const read = (token?: string) =>
  sandbox.call('application.read', { parameters, ...(token === undefined ? {} : { token }) });
/** Returns a one-time code that differs from the one that was sent. */
const wrong = (otp: string): string => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

it('an application opens only after the one-time code, and only with its own token', async () => {
  expect((await read()).status).toBe(401);
  expect((await read('no-such-token')).status).toBe(401);
  expect((await read(unverified)).status).toBe(401);
  expect((await ask()).answer()).toMatchObject({ expires_in: 600, resend_in: 60 });
  const fresh = (await enter(await sandbox.newestCode(CONTACT.phone))).answer();
  expect(fresh['application_id']).toBe(parameters.id);
  expect((await read(String(fresh['access_token']))).status).toBe(200);
  expect((await read(unverified)).status).toBe(401);
  const other = await registered(sandbox, { phone: '0898765432', email: 'other@example.com' });
  expect((await read(other.token)).status).toBe(403);
});

it('five wrong tries lock the recipient, for the right password and a new one too', async () => {
  await ask();
  const otp = await sandbox.newestCode(CONTACT.phone);
  for (let tries = 1; tries <= 4; tries += 1) expect((await enter(wrong(otp))).status).toBe(422);
  const fifth = await enter(wrong(otp));
  expect(fifth.status).toBe(429);
  expect(Number(fifth.headers.get('retry-after'))).toBeGreaterThan(500);
  expect((await enter(otp)).status).toBe(429);
  await minutes(2);
  expect((await ask()).status).toBe(429);
  await minutes(11);
  expect((await ask()).status).toBe(200);
});
