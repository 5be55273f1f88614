import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, callUntyped } from '../../src/api/client.ts';
import * as application from '../../src/api/contract/application.ts';
import * as general from '../../src/api/contract/general.ts';
import * as scholarship from '../../src/api/contract/scholarship.ts';
import { serverNow } from '../../src/api/server-time.ts';
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
    await expect(read).rejects.toMatchObject({ kind: 'http', status: 401 });
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

  test("answers set the server's clock", async () => {
    await sandbox.control('POST', 'clock', { offset_ms: 12 * 3_600_000 });
    await call(general.provinces, { locale: 'th' });
    expect(serverNow() - Date.now()).toBeGreaterThan(12 * 3_600_000 - 60_000);
  });
});
