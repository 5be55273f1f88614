import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, callUntyped } from '../../src/api/client.ts';
import * as application from '../../src/api/contract/application.ts';
import * as general from '../../src/api/contract/general.ts';
import * as scholarship from '../../src/api/contract/scholarship.ts';
import { serverNow, setServerTime } from '../../src/api/server-time.ts';
import { sandboxFetch } from './sandbox-fetch.ts';

let sandbox: Awaited<ReturnType<typeof sandboxFetch>>;
beforeAll(async () => {
  sandbox = await sandboxFetch();
});
beforeEach(() => sandbox.connect());
afterAll(() => sandbox.close());

describe('the client and the sandbox use the same contract', () => {
  test('a query, a path parameter in Thai and an unknown campaign', async () => {
    expect(await call(application.campaigns, { locale: 'th', query: { type: 'bachelor' } })).not.toHaveLength(0);
    const lost = call(scholarship.campaign, { locale: 'th', parameters: { slug: 'ทุนที่ไม่มี' } });
    await expect(lost).rejects.toMatchObject({ kind: 'http', status: 404 });
  });

  test('a call without its token is refused', async () => {
    const read = callUntyped(application.read, { locale: 'th', parameters: { id: '1' } });
    // There was no token that a one-time code could renew.
    await expect(read).rejects.toMatchObject({ kind: 'http', status: 401, codeCannotHelp: true });
    const expired = callUntyped(application.read, { locale: 'th', token: 'old', parameters: { id: '1' } });
    await expect(expired).rejects.toMatchObject({ status: 401, codeCannotHelp: false });
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
