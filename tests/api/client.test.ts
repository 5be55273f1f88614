import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, callUntyped } from '../../src/api/client.ts';
import * as application from '../../src/api/contract/application.ts';
import * as general from '../../src/api/contract/general.ts';
import * as scholarship from '../../src/api/contract/scholarship.ts';
import { serverNow, setServerTime } from '../../src/api/server-time.ts';
import { APPLICANT, CONTACT, registered } from '../sandbox/harness.ts';
import { sandboxFetch } from './sandbox-fetch.ts';

let sandbox: Awaited<ReturnType<typeof sandboxFetch>>;
beforeAll(async () => {
  sandbox = await sandboxFetch();
});
beforeEach(() => sandbox.connect());
afterAll(() => sandbox.close());

const fault = (body: object) => sandbox.control('POST', 'faults', { times: 1, ...body });
const PROVINCES = { match: { path: general.provinces.path } };

describe('the client and the sandbox use the same contract', () => {
  test('a list, in the language of the page', async () => {
    const thai = await call(general.provinces, { locale: 'th' });
    const english = await call(general.provinces, { locale: 'en' });
    expect(thai).toHaveLength(77);
    expect(thai.find(({ id }) => id === '10')?.name).toBe('กรุงเทพมหานคร');
    expect(english.find(({ id }) => id === '10')?.name).toBe('Bangkok');
  });

  test('a query, a path parameter in Thai and an unknown campaign', async () => {
    expect(await call(application.campaigns, { locale: 'th', query: { type: 'bachelor' } })).not.toHaveLength(0);
    const lost = call(scholarship.campaign, { locale: 'th', parameters: { slug: 'ทุนที่ไม่มี' } });
    await expect(lost).rejects.toMatchObject({ kind: 'http', status: 404 });
  });

  test('check, registration and reading with the token', async () => {
    const query = { ...CONTACT, mode: 'check', type: 'bachelor' } as const;
    expect((await call(application.check, { locale: 'th', query })).exists).toBe(false);
    const { id, token, parameters } = await registered(sandbox);
    expect(await call(application.check, { locale: 'th', query })).toEqual({ exists: true, application_id: id });
    const read = await call(application.read, { locale: 'th', token, parameters, query: {} });
    expect(read).toMatchObject({ id, status: 'draft', first_name: APPLICANT.first_name });
  });

  test('a call without its token is refused', async () => {
    const read = callUntyped(application.read, { locale: 'th', parameters: { id: '1' } });
    // There was no token that a one-time code could renew.
    await expect(read).rejects.toMatchObject({ kind: 'http', status: 401, codeCannotHelp: true });
    const expired = callUntyped(application.read, { locale: 'th', token: 'old', parameters: { id: '1' } });
    await expect(expired).rejects.toMatchObject({ status: 401, codeCannotHelp: false });
  });

  test('a refusal names its fields, in the language of the page', async () => {
    const body = { ...APPLICANT, email: 'nobody', phone: '1669' };
    const refused = await callUntyped(application.initial, { locale: 'en', body }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ kind: 'http', status: 422 });
    expect(Object.keys((refused as { fields: object }).fields).sort()).toEqual(['email', 'phone']);
  });
});

describe('the client accepts variations of real servers', () => {
  test('an unknown field is ignored', async () => {
    await fault({ ...PROVINCES, drift: 'extra' });
    expect(Object.keys((await call(general.provinces, { locale: 'th' }))[0] ?? {})).toEqual(['id', 'name']);
  });

  test.each([{ drift: 'missing' }, { malformed: true }, { status: 200, body: '<html></html>' }])(
    '%j is unreadable',
    async (spoiled) => {
      await fault({ ...PROVINCES, ...spoiled });
      await expect(call(general.provinces, { locale: 'th' })).rejects.toMatchObject({ kind: 'unreadable' });
    },
  );

  test('an HTML error page of a gateway leaves no text', async () => {
    await fault({ ...PROVINCES, status: 501, body: '<h1>Bad gateway</h1>' });
    await expect(call(general.provinces, { locale: 'th' })).rejects.toMatchObject({ status: 501, text: '' });
  });

  test('a 429 names a waiting time', async () => {
    await fault({ ...PROVINCES, status: 429, retry_after: 7 });
    await expect(call(general.provinces, { locale: 'th' })).rejects.toMatchObject({ status: 429, retryAfter: 7 });
  });
});

describe("the server's clock", () => {
  const TWO_HOURS_AGO = new Date(Date.now() - 7_200_000).toUTCString();
  const answered = (body: string, headers: Record<string, string>, status = 200): void => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })));
  };
  const drift = async (): Promise<number> => {
    await call(general.provinces, { locale: 'th' }).catch(() => undefined);
    return Math.abs(serverNow() - Date.now());
  };
  beforeEach(() => setServerTime(Date.now()));
  afterAll(() => setServerTime(Date.now()));

  test('is that of answers', async () => {
    await sandbox.control('POST', 'clock', { offset_ms: 120_000 });
    expect(await drift()).toBeGreaterThan(60_000);
    await sandbox.control('POST', 'clock', { offset_ms: 0 });
  });

  test.each([
    ['a copy in a cache', '[{"id":1,"name":"A"}]', { Date: TWO_HOURS_AGO, Age: '7200' }, 200],
    ['a page of a proxy', '<html></html>', { Date: new Date(Date.now() - 120_000).toUTCString() }, 200],
    ['a refusal of a firewall', '<html></html>', { Date: new Date(Date.now() - 120_000).toUTCString() }, 403],
    ['a wrong clock', '[{"id":1,"name":"A"}]', { Date: TWO_HOURS_AGO }, 200],
  ])('is not that of %s', async (_what, body, headers, status) => {
    answered(body, headers, status);
    expect(await drift()).toBeLessThan(2000);
  });
});
