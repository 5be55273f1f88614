// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import {
  openLink,
  recoverApplication,
  resumeLink,
  resumeRouteFor,
  type ResumeLink,
} from '../../src/application/resume.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { documentsFlow } from './documents-flow.ts';
import { fakeServer, refused, type FakeServer } from './fake-server.ts';
import { applicationOf, applyingSession, freshSession, START, type TestSession } from './test-session.ts';

let server: FakeServer;
let session: TestSession;
beforeEach(() => {
  server = fakeServer();
  server.on('/application/7', { id: 7, ...START });
  session = freshSession();
});

test('a found application continues at its first unfinished step', async () => {
  session.environment.dialogs.askForOtp.mockImplementation(async ({ stores }) => {
    stores.$id.set('7');
    stores.$token.set('fresh');
    return Promise.resolve(true);
  });
  await recoverApplication(session);
  expect(session.environment.dialogs.askForOtp).toHaveBeenCalledExactlyOnceWith(session, { reason: 'find' });
  expect(session.environment.location.navigate).toHaveBeenCalledExactlyOnceWith('/en/regisbachelor/faculty');
});

test('no call is made when the dialog is dismissed', async () => {
  await recoverApplication(session);
  expect(server.seen).toEqual([]);
  expect(session.environment.location.navigate).not.toHaveBeenCalled();
});

describe('where an application with a documents page continues', () => {
  const flow = documentsFlow(() => Promise.resolve([{ type: 'id_card', required: true }]));
  const routeOf = (answers: Readonly<Record<string, unknown>>) =>
    resumeRouteFor(applyingSession(flow), applicationOf(answers));
  beforeEach(() => server.on('/application/custom-input/', []));

  test('that page while a document is missing or the list cannot be read, else the payment', async () => {
    server.on('/application/file/', []);
    expect(await routeOf({ first_name: 'A' })).toBe('bachelor.upload-document');
    server.on('/application/file/', refused(400));
    expect(await routeOf({ first_name: 'A' })).toBe('bachelor.upload-document');
    server.on('/application/file/', [{ id: 5, type: 'id_card' }]);
    expect(await routeOf({ first_name: 'A' })).toBe('bachelor.payment');
  });

  test('an earlier page, without reading the documents', async () => {
    expect(await routeOf({})).toBe('bachelor.education');
    expect(server.seen).toEqual([]);
  });

  test('the result once it was submitted', async () => {
    expect(await routeOf({ status: 'under_review' })).toBe('bachelor.confirmation-complete');
    expect(server.seen).toEqual([]);
  });
});

test.each([
  [null, 'none'],
  [{}, 'none'],
  [{ scroll: 7 }, 'none'],
  [{ resume: { id: '7', token: 'a.B_1~|-' } }, { id: '7', token: 'a.B_1~|-' }],
  [{ resume: { token: 'abc' } }, { token: 'abc' }],
  [{ resume: { id: '7' } }, 'wrong'],
  [{ resume: { id: '7', token: '' } }, 'wrong'],
  [{ resume: { id: '7', token: 'a b' } }, 'wrong'],
  [{ resume: { id: '7', token: 'a'.repeat(4097) } }, 'wrong'],
  [7, 'wrong'],
])('the state %j of the history has the link %j', (state, link) => {
  expect(resumeLink(state)).toEqual(link);
});

describe('a link', () => {
  const LINK = { id: '7', token: 'link-token' };
  const open = (link: ResumeLink = LINK) => openLink(session, link);
  const storedSession = (): unknown => [
    session.stores.$id.get(),
    session.stores.$token.get(),
    session.stores.$draft.get(),
  ];
  const OWN = ['3', 'own-token', { gpax: '3.50' }];
  const storeOwn = (): void => {
    session.stores.$id.set('3');
    session.stores.$token.set('own-token');
    session.stores.$draft.set({ gpax: '3.50' });
  };
  const navigated = () => session.environment.location.navigate.mock.calls;

  test('takes answers that were not sent to the page where the application continues', async () => {
    session.environment.location.carriedFragment.mockReturnValue('#answers=abc');
    expect(await open()).toEqual({ kind: 'redirecting' });
    expect(navigated()).toEqual([['/en/regisbachelor/faculty#answers=abc', { replace: true }]]);
  });

  test('with a token alone opens the application that this browser knows, whose draft stays', async () => {
    session.stores.$id.set('7');
    session.stores.$draft.set({ gpax: '3.50' });
    expect(await open({ token: 'link-token' })).toEqual({ kind: 'redirecting' });
    expect(storedSession()).toEqual(['7', 'link-token', { gpax: '3.50' }]);
  });

  test('with a token alone opens nothing in a browser that knows no application', async () => {
    expect(await open({ token: 'link-token' })).toEqual({ kind: 'without-id' });
    expect(server.seen).toEqual([]);
  });

  test('reads its application once', async () => {
    await open();
    expect(server.seen.filter(({ address }) => address.endsWith('/application/7'))).toHaveLength(1);
  });

  test('that cannot be read now may be tried again', async () => {
    server.on('/application/7', refused(400));
    expect(await open()).toMatchObject({ kind: 'failed', error: { status: 400 } });
  });

  test('of another campaign leaves what this browser had', async () => {
    storeOwn();
    session = Object.assign(session, { flow: { ...bachelor, matchesCampaign: () => false } });
    session.environment.dialogs.chooseApplication.mockResolvedValue('linked');
    expect(await open()).toEqual({ kind: 'invalid-link' });
    expect(storedSession()).toEqual(OWN);
    expect(navigated()).toEqual([]);
  });

  test('of a campaign that the server does not know is not found', async () => {
    server.on('/scholarship-application/7', { id: 7 });
    server.on('/scholarship-campaign/star', refused(404));
    session = freshSession(scholarship, { slug: 'star' });
    expect(await open()).toEqual({ kind: 'not-found' });
  });

  test.each([
    [401, 'invalid-link'],
    [403, 'failed'],
    [404, 'invalid-link'],
  ])('that the server refuses with %i leaves what this browser had', async (status, kind) => {
    storeOwn();
    server.on('/application/7', refused(status));
    expect(await open()).toMatchObject({ kind });
    expect(storedSession()).toEqual(OWN);
    expect(navigated()).toEqual([]);
  });

  test.each([
    ['graduate', {}, '/en/regisgraduate/continue/7/link-token'],
    ['short-course', {}, '/en/regisshortcourse/continue/7/link-token'],
    ['scholarship', { slug: 'merit' }, '/en/regisscholarship/merit/continue/7/link-token'],
  ])(
    'of an application of %s leads to the pages of that flow, and nothing is stored here',
    async (type, more, path) => {
      storeOwn();
      server.on('/application/7', { id: 7, type, ...more, ...START });
      expect(await open()).toEqual({ kind: 'redirecting' });
      expect(navigated()).toEqual([[path, { replace: true }]]);
      expect(session.environment.dialogs.chooseApplication).not.toHaveBeenCalled();
      expect(storedSession()).toEqual(OWN);
    },
  );

  test.each([{ type: 'bachelor' }, { type: 'scholarship' }, { type: 'doctorate' }, {}])(
    'is opened here where the server names no other pages: %j',
    async (named) => {
      server.on('/application/7', { id: 7, ...named, ...START });
      expect(await open()).toEqual({ kind: 'redirecting' });
      expect(storedSession()).toEqual(['7', 'link-token', {}]);
    },
  );

  test('asks first in a browser with another application, and changes nothing when the question is left', async () => {
    storeOwn();
    expect(await open()).toEqual({ kind: 'dismissed' });
    const { phone, phone_country, email } = START;
    const { chooseApplication } = session.environment.dialogs;
    expect(chooseApplication).toHaveBeenCalledExactlyOnceWith({ phone, phone_country, email });
    expect(server.seen[0]?.headers).toHaveProperty('X-Application-Token', 'link-token');
    expect(storedSession()).toEqual(OWN);
    expect(navigated()).toEqual([]);
  });

  test.each([
    ['linked', ['7', 'link-token', {}], '/en/regisbachelor/faculty'],
    ['current', OWN, '/en/regisbachelor/payment'],
  ] as const)('opens the %s application when that is chosen', async (choice, stored, path) => {
    storeOwn();
    session.environment.dialogs.chooseApplication.mockResolvedValue(choice);
    expect(await open()).toEqual({ kind: 'redirecting' });
    expect(navigated()).toEqual([[path, { replace: true }]]);
    expect(storedSession()).toEqual(stored);
  });
});
