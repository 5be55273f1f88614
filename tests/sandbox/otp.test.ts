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

it('a one-time code of six digits reaches the inbox, in the language of the request', async () => {
  const lines: string[] = [];
  const other = await openSandbox({ log: (line) => lines.push(line) });
  await registered(other);
  const { json } = await other.control('GET', 'inbox?to=applicant@example.com');
  expect(json).toMatchObject([
    {
      otp: expect.stringMatching(/^\d{6}$/) as unknown,
      ref_code: expect.stringMatching(/^[A-Z]{4}$/) as unknown,
      phone: CONTACT.phone,
    },
  ]);
  expect((await other.control('GET', 'inbox?to=0812345678')).json).toHaveLength(1);
  expect((await other.control('GET', 'inbox?to=someone@example.com')).json).toEqual([]);
  expect(lines).toHaveLength(1);
  await other.close();
});

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

it('no one-time code is needed when the client says so', async () => {
  await sandbox.control('POST', 'code', { required: false });
  const other = { ...APPLICANT, phone: '0898765432', email: 'other@example.com' };
  const initial = (await sandbox.call('application.initial', { body: other })).answer();
  expect(initial['otp_required']).toBe(false);
  const opened = { parameters: { id: String(initial['id']) }, token: String(initial['access_token']) };
  expect((await sandbox.call('application.read', opened)).status).toBe(200);
});

it('only the newest one-time code is valid, once and for ten minutes', async () => {
  await ask();
  const first = await sandbox.newestCode(CONTACT.phone);
  await minutes(2);
  await ask();
  const second = await sandbox.newestCode(CONTACT.phone);
  if (first !== second) expect((await enter(first)).status).toBe(422);
  expect((await enter(second)).status).toBe(200);
  const again = await enter(second);
  expect(again.status).toBe(422);
  expect(Object.keys(again.errors())).toEqual(['otp']);
  await minutes(4);
  await ask();
  const third = await sandbox.newestCode(CONTACT.phone);
  await minutes(15);
  expect((await enter(third)).status).toBe(422);
});

it('the next one-time code is sent a minute later at the earliest', async () => {
  await ask();
  const soon = await ask();
  expect(soon.status).toBe(429);
  expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(50);
  await minutes(1);
  expect((await ask()).status).toBe(200);
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

it('nothing is sent to a contact that is not the registered one', async () => {
  const elsewhere = { ...body, email: 'else@example.com' };
  const asked = await sandbox.call('application.requestOtp', { body: elsewhere });
  expect(asked.status).toBe(422);
  expect(Object.keys(asked.errors())).toEqual(['email']);
  const nobody = { type: 'graduate', ...CONTACT };
  expect((await sandbox.call('application.requestOtp', { body: nobody })).status).toBe(404);
});

it('after its tokens have expired, an application needs a new one-time code', async () => {
  await ask();
  const fresh = (await enter(await sandbox.newestCode(CONTACT.phone))).answer();
  await sandbox.control('POST', 'tokens/expire', { application_id: parameters.id });
  expect((await read(String(fresh['access_token']))).status).toBe(401);
});
