import { atom } from 'nanostores';
import { beforeEach, expect, test, vi } from 'vitest';
import { dashboardOtpClient, loadDashboard } from '../../src/dashboard/dashboard-client.ts';
import type { DashboardEnvironment } from '../../src/dashboard/dashboard-environment.ts';
import { FRESH_TOKEN_MS } from '../../src/config/constants.ts';
import { NO_WAIT } from '../../src/model/otp-resend-wait.ts';
import { serverNow } from '../../src/api/server-time.ts';
import { fakeServer, offline, refused, type FakeServer } from '../application/fake-server.ts';

const READ = '/application-dashboard/';
const loadView = vi.fn(async () => Promise.resolve('the list'));
const environmentOf = (token: string) =>
  ({
    $dashboardToken: atom(token),
    readContact: () => undefined,
    saveContact: () => undefined,
    removeContact: vi.fn<() => void>(),
    keepSignedOut: vi.fn<() => void>(),
    submissionStore: () => atom(null),
  }) satisfies DashboardEnvironment;
const load = (token: string) => {
  const environment = environmentOf(token);
  return { environment, loaded: loadDashboard('en', environment, loadView) };
};

let server: FakeServer;
beforeEach(() => {
  loadView.mockClear();
  server = fakeServer();
  server.on(READ, [{ id: 7, type: 'bachelor' }]);
});

test('the applications are loaded with their view and the time', async () => {
  const before = serverNow();
  const data = await load('board').loaded;
  expect(data).toMatchObject({
    readAt: expect.toSatisfy((at: number) => at >= before && at <= serverNow()) as unknown,
  });
  expect(data).toMatchObject({
    kind: 'signed-in',
    applications: [{ id: '7', type: 'bachelor' }],
    View: 'the list',
  });
});

test('the list is asked for with the token of the sign-in, in the language of the page', async () => {
  await load('board').loaded;
  expect(server.seen).toMatchObject([
    { query: { token: 'board' }, headers: { 'X-Application-Token': 'board', 'Accept-Language': 'en' } },
  ]);
});

test('a 404 is an empty list', async () => {
  server.on(READ, refused(404));
  expect(await load('board').loaded).toMatchObject({ kind: 'signed-in', applications: [] });
});

test('a refusal that is no expired token keeps the sign-in', async () => {
  server.on(READ, refused(403));
  const { environment, loaded } = load('board');
  await expect(loaded).rejects.toMatchObject({ status: 403 });
  expect(environment.$dashboardToken.get()).toBe('board');
});

test('a token that a code has just given does not lead to another code', async () => {
  server.on('/application-dashboard/otp/validate', { token: 'fresh' });
  server.on(READ, refused(401));
  const environment = environmentOf('');
  const client = dashboardOtpClient('en', { dashboard: environment, $otpResendWait: atom(NO_WAIT) });
  await client.validate({ phone: '0812345678', phone_country: 'TH', email: 'a@b.th' }, '123456');
  await expect(loadDashboard('en', environment, loadView)).rejects.toMatchObject({ codeCannotHelp: true });
  expect(environment.$dashboardToken.get()).toBe('fresh');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + FRESH_TOKEN_MS);
  expect(await loadDashboard('en', environment, loadView)).toEqual({ kind: 'signed-out', why: 'expired' });
  vi.restoreAllMocks();
});

test('a lost response does not sign the applicant out', async () => {
  server.on(READ, offline);
  const { environment, loaded } = load('board');
  await expect(loaded).rejects.toMatchObject({ kind: 'offline' });
  expect(environment.$dashboardToken.get()).toBe('board');
});
