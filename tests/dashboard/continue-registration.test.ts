// @vitest-environment happy-dom
import { atom } from 'nanostores';
import { beforeEach, expect, test } from 'vitest';
import { continueRegistration } from '../../src/dashboard/continue-registration.ts';
import { flowStores } from '../../src/platform/storage/flow-stores.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { fakeServer, offline, refused, type FakeServer } from '../application/fake-server.ts';
import { CAMPAIGN } from '../application/scholarship-session.ts';
import { freshSession } from '../application/test-session.ts';

const REOPEN = '/application-dashboard/continue-registration';
const OPENED = { application_id: '7', slug: 'star', access_token: 'fresh' };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.on(REOPEN, OPENED);
  server.on('/scholarship-campaign/star', CAMPAIGN);
  server.on('/scholarship-application/7', { id: 7, scholarship_campaign_id: CAMPAIGN.id });
});

function open(query: string, token = 'board') {
  window.history.replaceState(null, '', `/en/dashboard/continue${query}`);
  const session = freshSession(scholarship);
  const $dashboardToken = atom(token);
  const dashboard = { ...session.environment.dashboard, $dashboardToken };
  const page = { ...session, environment: { ...session.environment, dashboard } };
  return { page, $dashboardToken, continued: continueRegistration(page) };
}

test('the application of the URL continues at its first unfinished step', async () => {
  const { page, continued } = open('?application=7');
  expect(await continued).toEqual({ kind: 'redirecting' });
  expect(page.environment.location.navigate).toHaveBeenCalledExactlyOnceWith('/en/regisscholarship/star', {
    replace: true,
  });
  const { $id, $token } = flowStores('scholarship:star');
  expect([$id.get(), $token.get()]).toEqual(['7', 'fresh']);
});

test("the server's id is used if it sends one", async () => {
  server.on(REOPEN, { ...OPENED, application_id: '8' });
  server.on('/scholarship-application/8', { id: 8, scholarship_campaign_id: CAMPAIGN.id });
  expect(await open('?application=7').continued).toEqual({ kind: 'redirecting' });
  expect(server.seen[0]?.body).toEqual({ scholarship_application_id: '7' });
  expect(flowStores('scholarship:star').$id.get()).toBe('8');

  server.on(REOPEN, { slug: 'star', access_token: 'fresh' });
  expect(await open('?application=7').continued).toEqual({ kind: 'redirecting' });
  expect(flowStores('scholarship:star').$id.get()).toBe('7');
});

test.each(['', '?application=a%2Fb', '?application=..'])('"%s" names no application', async (query) => {
  expect(await open(query).continued).toEqual({ kind: 'not-found' });
  expect(server.seen).toEqual([]);
});

test('an application that the server does not know is not found', async () => {
  server.on(REOPEN, refused(404));
  expect(await open('?application=7').continued).toEqual({ kind: 'not-found' });
});

test('a lost response is an error, also for the application itself', async () => {
  server.on(REOPEN, offline);
  await expect(open('?application=7').continued).rejects.toMatchObject({ kind: 'offline' });
  server.on(REOPEN, OPENED);
  server.on('/scholarship-application/7', refused(404));
  await expect(open('?application=7').continued).rejects.toMatchObject({ status: 404 });
});
