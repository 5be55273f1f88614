// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { stepForRoute } from '../../src/flows/definition/step-order.ts';
import type { Flow, Step } from '../../src/flows/definition/flow.ts';
import { markUnconfirmed } from '../../src/application/application-marks.ts';
import { applyAgain } from '../../src/application/session.ts';
import {
  readConfirmedApplication,
  saveConfirmedApplication,
} from '../../src/platform/storage/confirmed-application.ts';
import { enterStep, type StepAccess } from '../../src/steps/step-guard.ts';
import { resumeRouteFor } from '../../src/application/resume.ts';
import type { RouteName } from '../../src/config/routes.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { shortCourse } from '../../src/flows/short-course.ts';
import { fakeServer, offline, RawAnswer, refused, type FakeServer } from '../application/fake-server.ts';
import { applicationOf, applyingSession, freshSession, START, type TestSession } from '../application/test-session.ts';

const PAID_AT = '2026-11-29T03:00:00Z';
let server: FakeServer;
beforeEach(() => {
  sessionStorage.clear();
  server = fakeServer();
  window.history.replaceState(null, '', '/en/regisbachelor');
});

const enter = (session: TestSession, route: RouteName, flow: Flow = bachelor): Promise<StepAccess> =>
  enterStep(session, stepForRoute(flow, route), true);
const kindOf = async (session: TestSession, route: RouteName, flow?: Flow): Promise<string> =>
  (await enter(session, route, flow)).kind;
const navigations = (session: TestSession): unknown =>
  session.environment.location.navigate.mock.calls.map(([url, options]) => [url, options?.replace]);

describe('without an application', () => {
  test('the first step is new, and neither the server nor the applicant is asked anything', async () => {
    const session = freshSession();
    expect(await kindOf(session, 'bachelor')).toBe('new');
    expect(server.seen).toEqual([]);
    expect(session.environment.dialogs.askForOtp).not.toHaveBeenCalled();
  });

  test('a later step leads to the first one and leaves no entry in the history', async () => {
    const session = freshSession();
    expect(await kindOf(session, 'bachelor.education')).toBe('redirecting');
    expect(navigations(session)).toEqual([['/en/regisbachelor#why=noApplication', true]]);
  });

  test('the documents page needs an application', async () => {
    const session = freshSession();
    expect(await kindOf(session, 'bachelor.upload-document')).toBe('no-application');
    expect(navigations(session)).toEqual([]);
  });
});

test('an application that the server does not know any more is to be found on the documents page', async () => {
  const session = applyingSession();
  server.on('/application/7', refused(404));
  expect(await kindOf(session, 'bachelor.upload-document')).toBe('no-application');
  expect(navigations(session)).toEqual([]);
});

describe('after a confirmation, which has cleared id and token', () => {
  const STAR = { id: 1, name: 'Star', slug: 'star' };
  const confirmed = (): TestSession => {
    const application = { id: '7', application_no: 'S-7', confirmed_at: PAID_AT };
    const charge = { status: 'successful' } as const;
    saveConfirmedApplication('scholarship:star', {
      locale: 'en',
      application: { ...application, readable: {} },
      charge,
    });
    server.on('/scholarship-campaign/star', STAR);
    server.on('/scholarship-campaign/moon', { ...STAR, id: 2, slug: 'moon' });
    return freshSession(scholarship, { slug: 'star' });
  };
  const result = ['/en/regisscholarship/star/confirmation/complete?show=earlier', true];

  test('the first page says what was sent, and every other step leads to the result', async () => {
    const session = confirmed();
    const [first, ...others] = scholarship.steps;
    const sent = { number: 'S-7', sentAt: PAID_AT };
    expect(await enter(session, first.route, scholarship)).toEqual({ kind: 'sent', sent });
    for (const { route } of others) expect(await kindOf(session, route, scholarship)).toBe('redirecting');
    expect(navigations(session)).toEqual(others.map(() => result));
    expect(await kindOf(freshSession(scholarship, { slug: 'moon' }), first.route, scholarship)).toBe('new');
  });

  test('applying again opens an empty form and keeps the result and the draft', async () => {
    const session = confirmed();
    session.stores.$draft.set({ first_name: 'A' });
    applyAgain(session);
    expect(session.environment.location.reloadPage).toHaveBeenCalledOnce();
    expect(await kindOf(session, 'scholarship', scholarship)).toBe('new');
    expect(session.stores.$draft.get()).toEqual({ first_name: 'A' });
    expect(readConfirmedApplication('scholarship:star', 'en')?.application.application_no).toBe('S-7');
  });
});

describe('without an application, where a draft comes before the registration', () => {
  const ask: Step = {
    name: 'ask',
    route: 'graduate',
    save: 'draft',
    fields: [{ kind: 'text', name: 'occupation', rule: 'single-line' }],
  };
  const drafted: Flow = { ...bachelor, steps: [ask, ...bachelor.steps] };

  test('the draft decides which steps may be entered', async () => {
    const session = freshSession(drafted);
    expect(await kindOf(session, 'bachelor', drafted)).toBe('redirecting');
    session.stores.$draft.set({ occupation: '1' });
    expect(await kindOf(session, 'bachelor', drafted)).toBe('new');
    expect(await kindOf(session, 'graduate', drafted)).toBe('new');
    expect(await kindOf(session, 'bachelor.education', drafted)).toBe('redirecting');
    expect(navigations(session)).toEqual([
      ['/en/regisgraduate#why=noApplication', true],
      // Somebody whose answers are here knows where they are.
      ['/en/regisbachelor', true],
    ]);
  });
});

test.each([
  ['bachelor', bachelor, {}],
  ['short course', shortCourse, { no_payment: '1' }],
  ['scholarship', scholarship, { no_payment: '1' }],
] as const)('a step reads the application without its payment where the API can: %s', async (_name, flow, query) => {
  const { route } = flow.steps[0];
  const campaign = flow === scholarship ? { slug: 'star' } : {};
  server.on('/scholarship-campaign/star', { id: 1, name: 'Star', slug: 'star' });
  server.on('/7', { id: 7, ...START, scholarship_campaign_id: 1 });
  expect(await kindOf(applyingSession(flow, campaign), route, flow)).toBe('known');
  expect(server.seen.find(({ address }) => address.endsWith('/7'))?.query).toEqual(query);
});

describe('with an application', () => {
  test('a cancelled application makes room for a new one, and none of its marks stay', async () => {
    const session = applyingSession();
    server.on('/application/7', { id: 7, status: 'cancelled', ...START });
    expect(await kindOf(session, 'bachelor')).toBe('new');
    expect([session.stores.$id.get(), session.stores.$marks.get()]).toEqual(['', {}]);
  });

  test.each([
    ['bachelor', bachelor, { payment: { status: 'successful', paid_at: PAID_AT } }],
    ['short course', shortCourse, { payment: { status: 'successful', paid_at: PAID_AT } }],
    ['scholarship', scholarship, { scholarship_campaign_id: 1, confirmed_at: PAID_AT }],
  ] as const)('the first page of a sent application says so and keeps it: %s', async (_name, flow, facts) => {
    const session = applyingSession(flow, flow === scholarship ? { slug: 'star' } : {});
    server.on('/scholarship-campaign/star', { id: 1, name: 'Star', slug: 'star' });
    server.on('/7', ({ query }: { readonly query: Readonly<Record<string, string>> }) => ({
      id: 7,
      application_no: 'A-7',
      status: 'under_review',
      ...START,
      ...facts,
      ...('no_payment' in query ? { payment: undefined } : {}),
    }));
    const sent = { number: 'A-7', sentAt: PAID_AT };
    expect(await enter(session, flow.steps[0].route, flow)).toEqual({ kind: 'sent', sent });
    expect([session.stores.$id.get(), session.stores.$token.get()]).toEqual(['7', 'old-token']);
    expect(session.environment.findSent(session.flowKey)).toEqual(sent);
    expect(navigations(session)).toEqual([]);
    // An application that the university has opened again is no longer sent.
    server.on('/7', { id: 7, application_no: 'A-7', ...START, scholarship_campaign_id: 1 });
    expect(await kindOf(session, flow.steps[0].route, flow)).toBe('known');
    expect(session.environment.findSent(session.flowKey)).toBeUndefined();
  });

  test('a paid scholarship that may still have to be confirmed is confirmed first', async () => {
    const session = applyingSession(scholarship, { slug: 'star' });
    server.on('/scholarship-campaign/star', { id: 1, name: 'Star', slug: 'star' });
    server.on('/7', { id: 7, status: 'successful', ...START, scholarship_campaign_id: 1 });
    expect(await kindOf(session, 'scholarship', scholarship)).toBe('redirecting');
    expect(navigations(session)).toEqual([['/en/regisscholarship/star/confirm', true]]);
    expect(session.stores.$id.get()).toBe('7');
  });

  test.each([
    ['bachelor', bachelor, '/en/regisbachelor/confirmation/complete'],
    ['short course', shortCourse, '/en/regisshortcourse/confirmation/complete'],
  ] as const)('a later step of a sent application leads to its result: %s', async (_name, flow, result) => {
    for (const step of flow.steps.slice(1)) {
      const session = applyingSession(flow);
      server.on('/7', { id: 7, status: 'under_review', ...START });
      server.on('/application/file/', []);
      server.on('/short-course-application/file', []);
      expect(await kindOf(session, step.route, flow), step.name).toBe('redirecting');
      const reason = step.save === 'uploads' ? '#why=nothingToReplace' : '';
      expect(navigations(session)).toEqual([[result + reason, true]]);
      expect(session.stores.$id.get()).toBe('7');
    }
  });

  test('the documents of a sent one whose list cannot be read may be loaded again', async () => {
    const session = applyingSession();
    server.on('/7', { id: 7, status: 'under_review', ...START });
    server.on('/file/', offline);
    await expect(enter(session, 'bachelor.upload-document')).rejects.toEqual(offline);
    expect(navigations(session)).toEqual([]);
    server.on('/file/', [{ id: 1, type: 'transcript', state: 'refused' }]);
    expect(await kindOf(session, 'bachelor.upload-document')).toBe('replacing');
  });

  const REFUSED = { id: 1, type: 'transcript', state: 'refused' };
  test.each([
    [
      'another copy was sent',
      [REFUSED, { ...REFUSED, id: 2, state: 'received' }],
      'under_review',
      '#why=nothingToReplace',
    ],
    [
      'nobody knows what the refused file is',
      [{ ...REFUSED, type: 'diploma' }],
      'under_review',
      '#why=nothingToReplace',
    ],
    ['the decision has been taken', [REFUSED], 'exam_failed', ''],
  ])('the documents of a sent one lead to its result when %s', async (_when, files, status, reason) => {
    const session = applyingSession();
    server.on('/7', { id: 7, status, ...START });
    server.on('/file/', files);
    expect(await kindOf(session, 'bachelor.upload-document')).toBe('redirecting');
    expect(navigations(session)).toEqual([[`/en/regisbachelor/confirmation/complete${reason}`, true]]);
  });

  test.each([
    ['bachelor', bachelor, '/en/regisbachelor/confirmation/complete'],
    ['short course', shortCourse, '/en/regisshortcourse/confirmation/complete'],
  ] as const)('a paid one whose status nobody knows is not opened again: %s', async (_name, flow, result) => {
    const session = applyingSession(flow);
    const [first] = flow.steps;
    server.on('/7', ({ query }: { readonly query: Readonly<Record<string, string>> }) => ({
      id: 7,
      status: 'handed_over',
      ...START,
      ...('no_payment' in query ? {} : { payment: { status: 'successful' } }),
    }));
    expect(await kindOf(session, first.route, flow)).toBe('sent');
    expect(await kindOf(session, flow.steps[2].route, flow)).toBe('redirecting');
    expect(navigations(session)).toEqual([[result, true]]);
  });

  test('an unpaid application with an unknown status can be changed', async () => {
    server.on('/application/7', { id: 7, status: 'new', ...START, payment: { status: 'pending' } });
    expect(await kindOf(applyingSession(), 'bachelor.faculty')).toBe('known');
  });

  test('a later step of a cancelled application shows that it has ended, and no form', async () => {
    server.on('/application/7', { id: 7, status: 'cancelled', ...START });
    const session = applyingSession();
    expect(await enter(session, 'bachelor.faculty')).toMatchObject({ kind: 'ended', application: { id: '7' } });
    expect(navigations(session)).toEqual([]);
  });

  test('resuming a sent application leads to its result, whatever it lacks', async () => {
    const session = applyingSession();
    expect(await resumeRouteFor(session, applicationOf({ status: 'under_review' }))).toBe(
      'bachelor.confirmation-complete',
    );
    expect(server.seen).toEqual([]);
  });

  test('a step whose earlier ones are done is entered, and the contact known', async () => {
    const session = applyingSession();
    session.$contact.set(undefined);
    server.on('/application/7', { id: 7, ...START });
    expect(await enter(session, 'bachelor.faculty')).toMatchObject({
      kind: 'known',
      application: { id: '7', first_name: START.first_name },
    });
    expect(session.$contact.get()).toEqual({ phone: START.phone, phone_country: 'TH', email: START.email });
  });

  test('a step too far leads to the first gap', async () => {
    server.on('/application/7', { id: 7, ...START });
    const session = applyingSession();
    expect(await kindOf(session, 'bachelor.scholarship')).toBe('redirecting');
    expect(navigations(session)).toEqual([['/en/regisbachelor/faculty#why=unfinished', true]]);
  });

  test('an error of the server reaches the page, which may load again', async () => {
    const session = applyingSession();
    server.on('/application/7', offline);
    await expect(enter(session, 'bachelor.faculty')).rejects.toEqual(offline);
    server.on('/application/7', { id: 7, ...START });
    expect(await kindOf(session, 'bachelor.faculty')).toBe('known');
  });

  test('an application that the server does not know any more is forgotten; the draft stays', async () => {
    const session = applyingSession();
    session.stores.$draft.set({ first_name: 'ก' });
    server.on('/application/7', refused(404));
    expect(await kindOf(session, 'bachelor.faculty')).toBe('redirecting');
    expect([session.stores.$id.get(), session.stores.$token.get()]).toEqual(['', '']);
    expect(session.stores.$draft.get()).toEqual({ first_name: 'ก' });
  });

  test.each(['<h1>404 Not Found</h1>', '{"message":"Not Found"}', ''])(
    'one that a proxy says is not there stays, and the page may load again: %j',
    async (body) => {
      const session = applyingSession();
      server.on('/application/7', new RawAnswer(404, body));
      await expect(enter(session, 'bachelor.faculty')).rejects.toMatchObject({ kind: 'unreadable' });
      expect([session.stores.$id.get(), session.stores.$token.get()]).toEqual(['7', 'old-token']);
      server.on('/application/7', { id: 7, ...START });
      expect(await kindOf(session, 'bachelor.faculty')).toBe('known');
    },
  );

  test('a refused token is asked for on a later step, but a visitor of the first page meets no dialog', async () => {
    server.on('/application/7', refused(401));
    const session = applyingSession();
    await expect(enter(session, 'bachelor')).rejects.toMatchObject({ status: 401 });
    expect(session.environment.dialogs.askForOtp).not.toHaveBeenCalled();
    await expect(enter(session, 'bachelor.faculty')).rejects.toMatchObject({ status: 401 });
    expect(session.environment.dialogs.askForOtp).toHaveBeenCalledOnce();
  });
});

test('a later step asks for the code that the registration still lacks', async () => {
  const session = applyingSession();
  session.$contact.set(undefined);
  markUnconfirmed(session, { phone: START.phone, phone_country: 'TH', email: START.email });
  server.on('/application/7', refused(403));
  await expect(enter(session, 'bachelor.faculty')).rejects.toMatchObject({ status: 403 });
  expect(session.environment.dialogs.askForOtp).toHaveBeenCalledOnce();
});

describe('an application id in the URL', () => {
  const at = (id: string): void => {
    window.history.replaceState(null, '', `/en/regisbachelor/upload-document/${id}`);
  };

  test('that is impossible shows the not-found page', async () => {
    at('a,b');
    expect(await kindOf(applyingSession(), 'bachelor.upload-document')).toBe('not-found');
    expect(server.seen).toEqual([]);
  });

  test('of another application asks for a code for that one', async () => {
    at('9');
    const session = applyingSession();
    expect(await kindOf(session, 'bachelor.upload-document')).toBe('no-application');
    expect(session.environment.dialogs.askForOtp).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      reason: 'find',
      applicationId: '9',
    });
  });
});
