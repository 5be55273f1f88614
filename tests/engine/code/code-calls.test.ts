import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../../src/api/errors.ts';
import { CODE_RESEND_SECONDS } from '../../../src/config/constants.ts';
import { flowCodeCalls, recentlySent, sendCode, type CodeCalls } from '../../../src/engine/code/code-calls.ts';
import { $codeWait } from '../../../src/state/code-wait.ts';
import { sandboxFetch } from '../../api/sandbox-fetch.ts';
import { APPLICANT, CONTACT } from '../../sandbox/harness.ts';
import { freshContext } from '../bachelor-context.ts';

const OTHER = { ...CONTACT, email: 'other@example.com' };
const forget = (): void => {
  $codeWait.set({ until: 0, reference: '', recipient: 0 });
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
    const context = freshContext();
    const calls = flowCodeCalls(context, known ? id : undefined);
    expect((await calls.request(CONTACT)).ref_code).toMatch(/^[A-Z]{4}$/);
    await calls.validate(CONTACT, await sandbox.newestCode(CONTACT.email));
    expect(context.stores.$id.get()).toBe(id);
    expect(context.stores.$token.get()).not.toBe('');
    expect(context.contact).toEqual(CONTACT);
  });

  test('a wrong code stores nothing and names its field', async () => {
    const id = await apply();
    const context = freshContext();
    const calls = flowCodeCalls(context, id);
    await calls.request(CONTACT);
    const right = await sandbox.newestCode(CONTACT.email);
    const wrong = right === '000000' ? '111111' : '000000';
    await expect(calls.validate(CONTACT, wrong)).rejects.toMatchObject({
      status: 422,
      fields: { otp: expect.any(String) as string },
    });
    expect([context.stores.$id.get(), context.stores.$token.get()]).toEqual(['', '']);
  });

  test('a second code too soon names the wait', async () => {
    const id = await apply();
    const calls = flowCodeCalls(freshContext(), id);
    forget();
    const first = await sendCode(calls, CONTACT);
    const second = await sendCode(calls, CONTACT);
    expect([first.maybe, second.maybe]).toEqual([false, true]);
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

  const calls = (request: CodeCalls['request'], purpose = 'bachelor'): CodeCalls => ({
    purpose,
    request,
    validate: () => Promise.resolve(),
  });
  const answering = (resend_in: number | null): CodeCalls =>
    calls(() => Promise.resolve({ ref_code: 'ABCD', resend_in, expires_in: 600, channel: 'sms' }));
  const failing = (parts: ConstructorParameters<typeof CallError>[0]): CodeCalls =>
    calls(() => Promise.reject(new CallError(parts)));

  test('its reference and wait, for this contact and purpose only, until the wait is over', async () => {
    const asked = answering(30);
    const sent = await sendCode(asked, CONTACT);
    expect(sent).toEqual({ reference: 'ABCD', until: NOW + 30_000, maybe: false });
    expect(recentlySent(asked, CONTACT)).toEqual(sent);
    expect(recentlySent(asked, OTHER)).toBeUndefined();
    expect(recentlySent(asked, { ...CONTACT, phone_country: 'IT' })).toBeUndefined();
    expect(recentlySent({ ...asked, purpose: 'dashboard' }, CONTACT)).toBeUndefined();
    vi.setSystemTime(NOW + 30_000);
    expect(recentlySent(asked, CONTACT)).toBeUndefined();
  });

  test('who it went to is not readable from what is kept', async () => {
    await sendCode(answering(30), CONTACT);
    const kept = JSON.stringify($codeWait.get());
    for (const secret of Object.values(CONTACT).filter((value) => value.length > 2)) expect(kept).not.toContain(secret);
  });

  test('a server that names no wait means the usual one', async () => {
    expect((await sendCode(answering(null), CONTACT)).until).toBe(NOW + CODE_RESEND_SECONDS * 1000);
  });

  test.each(['timeout', 'unreadable'] as const)(
    'an answer that was lost (%s) may be a code that was sent',
    async (kind) => {
      const sent = await sendCode(failing({ kind }), CONTACT);
      expect(sent).toEqual({ reference: '', until: NOW + CODE_RESEND_SECONDS * 1000, maybe: true });
    },
  );

  test('too many requests: the wait is the one the server names', async () => {
    const sent = await sendCode(failing({ kind: 'http', status: 429, retryAfter: 7 }), CONTACT);
    expect(sent).toEqual({ reference: '', until: NOW + 7000, maybe: true });
  });

  test.each([
    { kind: 'http', status: 422 },
    { kind: 'http', status: 404 },
    { kind: 'http', status: 500 },
    { kind: 'offline' },
  ] as const)('%j: it was not sent, and another may be asked for at once', async (parts) => {
    const refused = failing(parts);
    await expect(sendCode(refused, CONTACT)).rejects.toMatchObject(parts);
    expect(recentlySent(refused, CONTACT)).toBeUndefined();
  });
});
