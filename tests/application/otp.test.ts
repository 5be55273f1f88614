import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../src/api/errors.ts';
import { OTP_RESEND_SECONDS } from '../../src/config/constants.ts';
import {
  otpClientFor,
  redeemOtp,
  sendOtp,
  sentOtpFor,
  triesLeft,
  validUntil,
  type OtpClient,
} from '../../src/application/otp.ts';
import { NO_WAIT } from '../../src/model/otp-resend-wait.ts';
import { $otpResendWait } from '../../src/platform/storage/otp-resend-wait.ts';
import { sandboxFetch } from '../api/sandbox-fetch.ts';
import { APPLICANT, CONTACT } from '../sandbox/harness.ts';
import { fakeServer } from './fake-server.ts';
import { freshSession } from './test-session.ts';

const OTHER = { ...CONTACT, email: 'other@example.com' };
const forget = (): void => {
  $otpResendWait.set(NO_WAIT);
};

describe('the code calls of a flow, against the sandbox', () => {
  let sandbox: Awaited<ReturnType<typeof sandboxFetch>>;
  beforeAll(async () => {
    sandbox = await sandboxFetch();
  });
  beforeEach(async () => {
    await sandbox.control('POST', 'reset');
    sandbox.connect();
  });
  afterAll(() => sandbox.close());

  const apply = async (): Promise<string> =>
    String((await sandbox.call('application.initial', { body: APPLICANT })).answer()['id']);

  test.each([
    ['a known application', true],
    ['an application that the server finds by phone and e-mail', false],
  ])('the correct code stores a fresh token, the id and the contact of %s', async (_what, known) => {
    const id = await apply();
    const session = freshSession();
    const client = otpClientFor(session, known ? id : undefined);
    expect((await client.request(CONTACT)).ref_code).toMatch(/^[A-Z]{4}$/);
    await client.validate(CONTACT, await sandbox.newestCode(CONTACT.email));
    expect(session.stores.$id.get()).toBe(id);
    expect(session.stores.$token.get()).not.toBe('');
    expect(session.$contact.get()).toEqual(CONTACT);
  });

  test('a wrong code stores nothing and has a field error', async () => {
    const id = await apply();
    const session = freshSession();
    const client = otpClientFor(session, id);
    await client.request(CONTACT);
    const right = await sandbox.newestCode(CONTACT.email);
    const wrong = right === '000000' ? '111111' : '000000';
    await expect(client.validate(CONTACT, wrong)).rejects.toMatchObject({
      status: 422,
      fields: { otp: expect.any(String) as string },
    });
    expect([session.stores.$id.get(), session.stores.$token.get()]).toEqual(['', '']);
  });

  test('a second request that comes too soon has a waiting time', async () => {
    const id = await apply();
    const client = otpClientFor(freshSession(), id);
    forget();
    const first = await sendOtp(client, CONTACT);
    const second = await sendOtp(client, CONTACT);
    expect([first.status, second.status]).toEqual(['sent', 'uncertain']);
    expect(Math.abs(second.until - first.until)).toBeLessThan(5000);
  });

  test.each([
    ['the application was found', 'a code for it', false],
    ['a code for the application', 'it is looked for', true],
  ])('after %s, %s within a minute mentions no newer message, because none was sent', async (_one, _other, known) => {
    const id = String((await sandbox.call('application.initial', { body: APPLICANT })).answer()['id']);
    const session = freshSession();
    const clientFor = (isKnown: boolean) => otpClientFor(session, isKnown ? id : undefined);
    const sent = await sendOtp(clientFor(known), CONTACT);
    await redeemOtp(clientFor(known), CONTACT, sent, await sandbox.newestCode(CONTACT.email));
    const again = await sendOtp(clientFor(!known), CONTACT);
    expect(again).toMatchObject({ status: 'spent', reference: '' });
    expect(again.until).toBeGreaterThan(Date.now());
  });

  test('a code entered by another person does not affect a code just sent', async () => {
    const other = { ...CONTACT, phone: '0898765432', email: 'other@example.com' };
    const register = async (contact: typeof CONTACT) =>
      String((await sandbox.call('application.initial', { body: { ...APPLICANT, ...contact } })).answer()['id']);
    const session = freshSession();
    const [mine, theirs] = [await register(CONTACT), await register(other)].map((id) => otpClientFor(session, id));
    if (!mine || !theirs) throw new Error('no client');
    await mine.request(CONTACT);
    await redeemOtp(theirs, other, await sendOtp(theirs, other), await sandbox.newestCode(other.email));
    expect($otpResendWait.get().status).toBe('spent');
    expect(await sendOtp(mine, CONTACT)).toMatchObject({ status: 'refused', reference: '' });
  });
});

describe('the code calls of a flow', () => {
  const TOKEN = { access_token: 'fresh' };

  test('name the application that the code is for, if it is known', async () => {
    const server = fakeServer();
    server.on('/otp/validate', { ...TOKEN, application_id: 9 });
    const known = otpClientFor(freshSession(), '7');
    await known.request(CONTACT);
    expect(server.lastBody()).toEqual({ type: 'bachelor', application_id: '7', ...CONTACT });
    const unknown = otpClientFor(freshSession(), undefined);
    await unknown.request(CONTACT);
    expect(server.lastBody()).toEqual({ type: 'bachelor', ...CONTACT });
    expect([known.purpose, unknown.purpose]).toEqual(['bachelor 7', 'bachelor ']);
  });

  test.each([
    ['the server, which may have found another one', '7', { application_id: 9 }, '9'],
    ['the caller', '7', {}, '7'],
    ['the check of the contact', undefined, {}, '11'],
  ])('take the id of the application from %s', async (_whom, id, named, opened) => {
    const server = fakeServer();
    server.on('/otp/validate', { ...TOKEN, ...named });
    server.on('/application/check', { exists: true, application_id: 11 });
    const session = freshSession();
    await otpClientFor(session, id).validate(CONTACT, '123456');
    expect([session.stores.$id.get(), session.stores.$token.get()]).toEqual([opened, 'fresh']);
    const checks = server.seen.filter(({ address }) => address.endsWith('/check'));
    expect(checks.map(({ query }) => query)).toEqual(
      opened === '11' ? [{ ...CONTACT, mode: 'check', type: 'bachelor' }] : [],
    );
  });

  test('open no application if nobody names one', async () => {
    const server = fakeServer();
    server.on('/otp/validate', TOKEN);
    server.on('/application/check', { exists: true });
    const session = freshSession();
    await expect(otpClientFor(session, undefined).validate(CONTACT, '123456')).rejects.toMatchObject({
      kind: 'unreadable',
    });
    expect(session.stores.$token.get()).toBe('');
  });
});

describe('the record of a sent code', () => {
  const NOW = Date.parse('2026-11-20T10:00:00Z');
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    forget();
  });
  afterEach(() => vi.useRealTimers());

  const clientWith = (request: OtpClient['request'], purpose = 'bachelor'): OtpClient => ({
    purpose,
    $resendWait: $otpResendWait,
    request,
    validate: () => Promise.resolve(),
  });
  const answering = (resend_in: number | null, channel: string | null = 'sms'): OtpClient =>
    clientWith(() => Promise.resolve({ ref_code: 'ABCD', resend_in, expires_in: 600, channel }));
  const failing = (parts: ConstructorParameters<typeof CallError>[0]): OtpClient =>
    clientWith(() => Promise.reject(new CallError(parts)));

  test('the reference and wait of a code are kept while it can be entered, only for this contact and purpose', async () => {
    const asked = answering(30);
    const sent = await sendOtp(asked, CONTACT);
    expect(sent).toEqual({
      reference: 'ABCD',
      status: 'sent',
      until: NOW + 30_000,
      expires: NOW + 600_000,
      wrongTries: 0,
      channel: 'sms',
    });
    expect(sentOtpFor(asked, CONTACT)).toEqual(sent);
    expect(sentOtpFor(asked, OTHER)).toBeUndefined();
    expect(sentOtpFor(asked, { ...CONTACT, phone_country: 'IT' })).toBeUndefined();
    expect(sentOtpFor({ ...asked, purpose: 'dashboard' }, CONTACT)).toBeUndefined();
    vi.setSystemTime(NOW + 599_000);
    expect(sentOtpFor(asked, CONTACT)).toEqual(sent);
    vi.setSystemTime(NOW + 600_000);
    expect(sentOtpFor(asked, CONTACT)).toBeUndefined();
  });

  test.each([
    ['SMS', 'sms'],
    ['e-mail', 'email'],
    ['sms,email', 'both'],
    ['both', 'both'],
    ['push', undefined],
    [null, undefined],
  ])('a server that names the channel %j means %s', async (channel, read) => {
    const sent = await sendOtp(answering(30, channel), CONTACT);
    expect(sent.channel).toBe(read);
  });

  test('after too many requests for a known code, the channel is still named', async () => {
    await sendOtp(answering(30), CONTACT);
    const sent = await sendOtp(failing({ kind: 'http', status: 429, retryAfter: 30 }), CONTACT);
    expect(sent).toMatchObject({ status: 'uncertain', reference: 'ABCD', channel: 'sms' });
  });

  test('who a code went to is not readable from what is stored', async () => {
    await sendOtp(answering(30), CONTACT);
    const stored = JSON.stringify($otpResendWait.get());
    for (const secret of Object.values(CONTACT).filter((value) => value.length > 2))
      expect(stored).not.toContain(secret);
  });

  test('a server that does not say how long a code can be entered may take it for longer than the wait', async () => {
    const request = () => Promise.resolve({ ref_code: 'ABCD', resend_in: 30, expires_in: null, channel: null });
    const sent = await sendOtp(clientWith(request), CONTACT);
    expect([sent.until, sent.expires, validUntil(sent)]).toEqual([NOW + 30_000, NOW + 30_000, Infinity]);
    expect(validUntil(await sendOtp(answering(30), CONTACT))).toBe(NOW + 600_000);
  });

  test('a server without a waiting time gets the default one', async () => {
    expect((await sendOtp(answering(null), CONTACT)).until).toBe(NOW + OTP_RESEND_SECONDS * 1000);
  });

  test.each([
    { kind: 'timeout' },
    { kind: 'unreadable' },
    { kind: 'http', status: 502 },
    { kind: 'http', status: 503 },
    { kind: 'http', status: 504 },
  ] as const)('a lost response (%j) may mean that a code was sent', async (parts) => {
    const sent = await sendOtp(failing(parts), CONTACT);
    expect(sent).toMatchObject({ reference: '', until: NOW + OTP_RESEND_SECONDS * 1000, status: 'uncertain' });
  });

  test('a request redirected for a trailing slash may be repeated at once, with the right address', async () => {
    const sent = await sendOtp(failing({ kind: 'unreadable', hasNewAddress: true }), CONTACT);
    expect(sent).toMatchObject({ until: NOW, status: 'uncertain' });
  });

  test("a 429 keeps the server's waiting time", async () => {
    const sent = await sendOtp(failing({ kind: 'http', status: 429, retryAfter: 7 }), CONTACT);
    expect(sent).toMatchObject({ reference: '', until: NOW + 7000, status: 'refused' });
  });

  test('a first request that is refused as too soon has sent nothing, however often it is repeated', async () => {
    const tooSoon = failing({ kind: 'http', status: 429, retryAfter: 7 });
    expect((await sendOtp(tooSoon, CONTACT)).status).toBe('refused');
    expect((await sendOtp(tooSoon, CONTACT)).status).toBe('refused');
  });

  test('a code that can no longer be entered is not the one that a refused request may have sent', async () => {
    await sendOtp(answering(30), CONTACT);
    const tooSoon = failing({ kind: 'http', status: 429, retryAfter: 7 });
    vi.setSystemTime(NOW + 599_000);
    expect(await sendOtp(tooSoon, CONTACT)).toMatchObject({ status: 'uncertain', reference: 'ABCD' });
    vi.setSystemTime(NOW + 700_000);
    await sendOtp(answering(30), CONTACT);
    vi.setSystemTime(NOW + 1_300_000);
    expect(await sendOtp(tooSoon, CONTACT)).toMatchObject({ status: 'refused', reference: '', channel: undefined });
  });

  test('a wait longer than that between two codes is a lock', async () => {
    const sent = await sendOtp(failing({ kind: 'http', status: 429, retryAfter: 563 }), CONTACT);
    expect(sent).toMatchObject({ until: NOW + 563_000, status: 'locked' });
  });

  test('a lock stays a lock when the next request is refused as too soon', async () => {
    await sendOtp(failing({ kind: 'http', status: 429, retryAfter: 563 }), CONTACT);
    const tooSoon = failing({ kind: 'http', status: 429, retryAfter: 7 });
    expect(await sendOtp(tooSoon, CONTACT)).toMatchObject({ status: 'locked', until: NOW + 7000 });
  });

  test('an entered code counts until another may be requested, in its flow only', async () => {
    const asked = { ...answering(30), purpose: 'scholarship:star 7' };
    await redeemOtp(asked, CONTACT, await sendOtp(asked, CONTACT), '123456');
    const entered = $otpResendWait.get();
    const tooSoon = failing({ kind: 'http', status: 429, retryAfter: 7 });
    expect((await sendOtp({ ...tooSoon, purpose: 'scholarship:moon 7' }, CONTACT)).status).toBe('refused');
    $otpResendWait.set(entered);
    expect((await sendOtp({ ...tooSoon, purpose: 'scholarship:star ' }, CONTACT)).status).toBe('spent');
    $otpResendWait.set(entered);
    vi.setSystemTime(NOW + 30_000);
    expect(sentOtpFor(asked, CONTACT)).toBeUndefined();
  });

  test('an entered code is spent, and the next is possible only after the wait', async () => {
    const asked = answering(30);
    expect(await redeemOtp(asked, CONTACT, await sendOtp(asked, CONTACT), '123456')).toEqual({ kind: 'right' });
    expect(sentOtpFor(asked, CONTACT)).toMatchObject({ status: 'spent', until: NOW + 30_000 });
    const tooSoon = failing({ kind: 'http', status: 429, retryAfter: 7 });
    expect(await sendOtp(tooSoon, CONTACT)).toMatchObject({ status: 'spent', until: NOW + 7000 });
    vi.setSystemTime(NOW + 7000);
    expect(sentOtpFor(asked, CONTACT)).toBeUndefined();
  });

  test('wrong tries still count after a reload, until the server locks', async () => {
    const asked = answering(30);
    await sendOtp(asked, CONTACT);
    const refusing = (status: number, retryAfter?: number): OtpClient => ({
      ...asked,
      validate: () => Promise.reject(new CallError({ kind: 'http', status, retryAfter })),
    });
    const left = [];
    for (const status of [422, 422, 500, 422, 401]) {
      const sent = sentOtpFor(asked, CONTACT);
      if (!sent) throw new Error('no code was sent');
      const redeemed = await redeemOtp(refusing(status), CONTACT, sent, '123456');
      left.push(redeemed.kind === 'refused' && triesLeft(redeemed.sent));
    }
    expect(left).toEqual([undefined, 3, 3, 2, 1]);
    // A firewall has not seen whether the code was right.
    const before = sentOtpFor(asked, CONTACT);
    const blocked = before && (await redeemOtp(refusing(403), CONTACT, before, '123456'));
    expect(blocked).toMatchObject({ kind: 'refused', sent: { wrongTries: before?.wrongTries } });
    const last = sentOtpFor(asked, CONTACT);
    if (last) await redeemOtp(refusing(429, 563), CONTACT, last, '123456');
    expect(sentOtpFor(asked, CONTACT)).toMatchObject({ status: 'locked', until: NOW + 563_000 });
    vi.setSystemTime(NOW + 563_000);
    expect(sentOtpFor(asked, CONTACT)).toBeUndefined();
  });

  test.each([
    [0, 'sent'],
    [1, 'sent'],
    [2, 'locked'],
  ] as const)('a 429 without a waiting time after %i wrong codes: %s', async (wrongTries, status) => {
    const asked = answering(30);
    const sent = { ...(await sendOtp(asked, CONTACT)), wrongTries };
    const limited = new CallError({ kind: 'http', status: 429 });
    const redeemed = await redeemOtp({ ...asked, validate: () => Promise.reject(limited) }, CONTACT, sent, '123456');
    expect(redeemed).toMatchObject({ kind: 'refused', sent: { status } });
    if (status === 'locked') expect(redeemed).toMatchObject({ sent: { until: NOW + OTP_RESEND_SECONDS * 1000 } });
  });

  test('a code can still be entered after a short limit on the calls of one address', async () => {
    const asked = answering(30);
    const sent = await sendOtp(asked, CONTACT);
    const busy = new CallError({ kind: 'http', status: 429, retryAfter: 10 });
    const redeemed = await redeemOtp({ ...asked, validate: () => Promise.reject(busy) }, CONTACT, sent, '123456');
    expect(redeemed).toEqual({ kind: 'refused', sent, error: busy });
    expect(sentOtpFor(asked, CONTACT)).toMatchObject({ status: 'sent', wrongTries: 0 });
  });

  test('the remaining tries are unknown for an expired code, or one that may not have been sent', async () => {
    const sent = { ...(await sendOtp(answering(30), CONTACT)), wrongTries: 3 };
    expect(triesLeft(sent)).toBe(2);
    expect(triesLeft({ ...sent, status: 'uncertain' })).toBeUndefined();
    expect(triesLeft({ ...sent, wrongTries: 5 })).toBeUndefined();
    // A server of which nobody has said when it locks.
    expect(triesLeft(sent, {})).toBeUndefined();
    vi.setSystemTime(NOW + 600_000);
    expect(triesLeft(sent)).toBeUndefined();
  });

  test.each([
    { kind: 'http', status: 422 },
    { kind: 'http', status: 404 },
    { kind: 'http', status: 500 },
    { kind: 'http', status: 503, retryAfter: 30 },
    { kind: 'offline' },
  ] as const)('%j: no code was sent, and another may be requested at once', async (parts) => {
    const refused = failing(parts);
    await expect(sendOtp(refused, CONTACT)).rejects.toMatchObject(parts);
    expect(sentOtpFor(refused, CONTACT)).toBeUndefined();
  });
});
