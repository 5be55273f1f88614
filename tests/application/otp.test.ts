import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../src/api/errors.ts';
import { OTP_RESEND_SECONDS } from '../../src/config/constants.ts';
import { otpClientFor, recentlySentOtp, sendOtp, type OtpClient } from '../../src/application/otp.ts';
import { $otpResendWait } from '../../src/browser/storage/otp-resend-wait.ts';
import { sandboxFetch } from '../api/sandbox-fetch.ts';
import { APPLICANT, CONTACT } from '../sandbox/harness.ts';
import { freshSession } from './test-session.ts';

const OTHER = { ...CONTACT, email: 'other@example.com' };
const forget = (): void => {
  $otpResendWait.set({ until: 0, reference: '', recipient: 0 });
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
    ['one that the server finds by phone and e-mail', false],
  ])('a right code stores a fresh token, the id and the contact of %s', async (_what, known) => {
    const id = await apply();
    const session = freshSession();
    const client = otpClientFor(session, known ? id : undefined, $otpResendWait);
    expect((await client.request(CONTACT)).ref_code).toMatch(/^[A-Z]{4}$/);
    await client.validate(CONTACT, await sandbox.newestCode(CONTACT.email));
    expect(session.stores.$id.get()).toBe(id);
    expect(session.stores.$token.get()).not.toBe('');
    expect(session.$contact.get()).toEqual(CONTACT);
  });

  test('a wrong code stores nothing and names its field', async () => {
    const id = await apply();
    const session = freshSession();
    const client = otpClientFor(session, id, $otpResendWait);
    await client.request(CONTACT);
    const right = await sandbox.newestCode(CONTACT.email);
    const wrong = right === '000000' ? '111111' : '000000';
    await expect(client.validate(CONTACT, wrong)).rejects.toMatchObject({
      status: 422,
      fields: { otp: expect.any(String) as string },
    });
    expect([session.stores.$id.get(), session.stores.$token.get()]).toEqual(['', '']);
  });

  test('a second code too soon names the wait', async () => {
    const id = await apply();
    const client = otpClientFor(freshSession(), id, $otpResendWait);
    forget();
    const first = await sendOtp(client, CONTACT);
    const second = await sendOtp(client, CONTACT);
    expect([first.uncertain, second.uncertain]).toEqual([false, true]);
    expect(Math.abs(second.until - first.until)).toBeLessThan(5000);
  });
});

describe('what is remembered of a code that was sent', () => {
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
  const answering = (resend_in: number | null): OtpClient =>
    clientWith(() => Promise.resolve({ ref_code: 'ABCD', resend_in, expires_in: 600, channel: 'sms' }));
  const failing = (parts: ConstructorParameters<typeof CallError>[0]): OtpClient =>
    clientWith(() => Promise.reject(new CallError(parts)));

  test('its reference and wait, for this contact and purpose only, until the wait is over', async () => {
    const asked = answering(30);
    const sent = await sendOtp(asked, CONTACT);
    expect(sent).toEqual({ reference: 'ABCD', until: NOW + 30_000, uncertain: false });
    expect(recentlySentOtp(asked, CONTACT)).toEqual(sent);
    expect(recentlySentOtp(asked, OTHER)).toBeUndefined();
    expect(recentlySentOtp(asked, { ...CONTACT, phone_country: 'IT' })).toBeUndefined();
    expect(recentlySentOtp({ ...asked, purpose: 'dashboard' }, CONTACT)).toBeUndefined();
    vi.setSystemTime(NOW + 30_000);
    expect(recentlySentOtp(asked, CONTACT)).toBeUndefined();
  });

  test('who it went to is not readable from what is stored', async () => {
    await sendOtp(answering(30), CONTACT);
    const stored = JSON.stringify($otpResendWait.get());
    for (const secret of Object.values(CONTACT).filter((value) => value.length > 2))
      expect(stored).not.toContain(secret);
  });

  test('a server that names no wait means the usual one', async () => {
    expect((await sendOtp(answering(null), CONTACT)).until).toBe(NOW + OTP_RESEND_SECONDS * 1000);
  });

  test.each(['timeout', 'unreadable'] as const)(
    'an answer that was lost (%s) may be a code that was sent',
    async (kind) => {
      const sent = await sendOtp(failing({ kind }), CONTACT);
      expect(sent).toEqual({ reference: '', until: NOW + OTP_RESEND_SECONDS * 1000, uncertain: true });
    },
  );

  test('too many requests: the wait is the one the server names', async () => {
    const sent = await sendOtp(failing({ kind: 'http', status: 429, retryAfter: 7 }), CONTACT);
    expect(sent).toEqual({ reference: '', until: NOW + 7000, uncertain: true });
  });

  test.each([
    { kind: 'http', status: 422 },
    { kind: 'http', status: 404 },
    { kind: 'http', status: 500 },
    { kind: 'offline' },
  ] as const)('%j: it was not sent, and another may be asked for at once', async (parts) => {
    const refused = failing(parts);
    await expect(sendOtp(refused, CONTACT)).rejects.toMatchObject(parts);
    expect(recentlySentOtp(refused, CONTACT)).toBeUndefined();
  });
});
