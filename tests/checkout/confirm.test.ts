// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createConfirmation } from '../../src/checkout/confirm.ts';
import type { ResultSession } from '../../src/result/result-environment.ts';
import {
  readConfirmedApplication,
  saveConfirmedApplication,
} from '../../src/platform/storage/confirmed-application.ts';
import { isReviewed, markReviewed } from '../../src/application/application-marks.ts';
import { flowStores } from '../../src/platform/storage/flow-stores.ts';
import { pendingPaymentStore } from '../../src/platform/storage/pending-payment.ts';
import { savedKeys } from '../../src/platform/storage/browser-storage.ts';
import { applicationOf } from '../application/test-session.ts';
import { deferredReply, fakeServer, offline, refused, type FakeServer } from '../application/fake-server.ts';
import { CAMPAIGN, scholarshipSession } from '../application/scholarship-session.ts';

const START = '/api/scholarship-application/7/start-confirm/';
const CONFIRM = '/api/scholarship-application/7/confirm';

const confirmation = (session: ResultSession) =>
  createConfirmation({
    ...session,
    environment: {
      ...session.environment,
      payment: { ...session.environment.payment, pendingPaymentStore },
      result: { ...session.environment.result, saveConfirmedApplication },
    },
  });

let server: FakeServer;
beforeEach(() => {
  vi.restoreAllMocks();
  server = fakeServer();
  server.on('/scholarship-campaign/star', CAMPAIGN);
  server.on('/check-can-apply', { can_apply: true });
});
const posts = () => server.seen.filter(({ method }) => method === 'POST').map(({ address }) => address);

describe('confirming', () => {
  test('starts and confirms once for two presses', async () => {
    const { confirm } = confirmation(scholarshipSession());
    await Promise.all([confirm(false), confirm(false)]);
    expect(posts()).toEqual([START, CONFIRM]);
  });

  test('each call is sent once the one before it is answered, and nothing is confirmed before the last answer', async () => {
    const [start, confirmed] = [deferredReply(), deferredReply()];
    server.on('/start-confirm/', start.reply);
    server.on('/7/confirm', confirmed.reply);
    const ended = vi.fn();
    const result = confirmation(scholarshipSession()).confirm(true).then(ended);
    await vi.waitFor(() => expect(posts()).toEqual([START]));
    start.answer({});
    await vi.waitFor(() => expect(posts()).toEqual([START, CONFIRM]));
    expect(ended).not.toHaveBeenCalled();
    confirmed.answer({});
    await result;
    expect(ended).toHaveBeenCalledExactlyOnceWith({ at: expect.any(String) as unknown });
  });

  test.each([
    ['lost', offline],
    ['a conflict', refused(409)],
  ])('after a response that is %s, the application shows the outcome', async (_name, error) => {
    server.on('/7/confirm', error);
    server.on('/scholarship-application/7', { id: 7, status: 'draft' });
    await expect(confirmation(scholarshipSession()).confirm(true)).rejects.toEqual(error);
    server.on('/scholarship-application/7', { id: 7, status: 'under_review' });
    await expect(confirmation(scholarshipSession()).confirm(true)).resolves.toBeDefined();
  });

  test('an application made successful by its payment is proven by a conflict, but not by a lost response', async () => {
    server.on('/scholarship-application/7', { id: 7, status: 'successful' });
    server.on('/7/confirm', offline);
    await expect(confirmation(scholarshipSession()).confirm(true)).rejects.toEqual(offline);
    server.on('/7/confirm', refused(409));
    await expect(confirmation(scholarshipSession()).confirm(true)).resolves.toBeDefined();
  });

  test('is dated by this page only if the server has just accepted it', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T03:00:00.000Z'));
    expect(await confirmation(scholarshipSession()).confirm(true)).toEqual({ at: '2026-11-27T03:00:00.000Z' });
    server.on('/7/confirm', refused(409));
    server.on('/scholarship-application/7', { id: 7, status: 'under_review' });
    expect(await confirmation(scholarshipSession()).confirm(true)).toEqual({ at: undefined });
    const confirmed_at = '2026-11-20T03:00:00.000Z';
    server.on('/scholarship-application/7', { id: 7, status: 'under_review', confirmed_at });
    expect(await confirmation(scholarshipSession()).confirm(true)).toEqual({ at: confirmed_at });
  });

  test('with an empty response counts if the application shows it', async () => {
    server.on('/start-confirm/', '');
    server.on('/7/confirm', '');
    server.on('/scholarship-application/7', { id: 7, status: 'draft' });
    await expect(confirmation(scholarshipSession()).confirm(true)).rejects.toMatchObject({ kind: 'unreadable' });
    server.on('/scholarship-application/7', { id: 7, status: 'under_review' });
    await expect(confirmation(scholarshipSession()).confirm(true)).resolves.toBeDefined();
    expect(posts()).toEqual([START, CONFIRM, START, CONFIRM]);
  });

  test('that was begun before continues, and begins once for all presses on a page', async () => {
    server.on('/start-confirm/', refused(409));
    expect(await confirmation(scholarshipSession()).confirm(true)).toBeDefined();
    expect(posts()).toEqual([START, CONFIRM]);
    server.on('/start-confirm/', {});
    server.on('/7/confirm', refused(422));
    const { confirm } = confirmation(scholarshipSession());
    for (let press = 0; press < 2; press++) await expect(confirm(true)).rejects.toThrow();
    expect(posts().slice(2)).toEqual([START, CONFIRM, CONFIRM]);
  });

  test('that cannot be started fails with that reason, and the next press starts it again', async () => {
    const unpaid = refused(409, { payment: 'Not paid' });
    server.on('/start-confirm/', unpaid);
    server.on('/7/confirm', refused(409));
    const { confirm } = confirmation(scholarshipSession());
    for (let press = 0; press < 2; press++) await expect(confirm(true)).rejects.toEqual(unpaid);
    expect(posts()).toEqual([START, CONFIRM, START, CONFIRM]);
  });

  test('does not begin if applying is no longer allowed, unless it is paid', async () => {
    const session = scholarshipSession();
    server.on('/check-can-apply', { can_apply: false, reason: 'Closed in May' });
    expect(await confirmation(session).confirm(false)).toBeUndefined();
    expect(session.environment.dialogs.showNotEligible).toHaveBeenCalledExactlyOnceWith('Closed in May');
    expect(posts()).toEqual([]);
    expect(await confirmation(scholarshipSession()).confirm(true)).toBeDefined();
  });

  test('that is not allowed any more is asked about once while the dialog says so', async () => {
    server.on('/check-can-apply', { can_apply: false });
    const session = scholarshipSession();
    const { showNotEligible } = session.environment.dialogs;
    showNotEligible.mockReturnValueOnce(new Promise(() => undefined));
    const { confirm } = confirmation(session);
    void confirm(false);
    await vi.waitFor(() => expect(showNotEligible).toHaveBeenCalledOnce());
    const asked = server.seen.length;
    void confirm(false);
    await new Promise((resolve) => setTimeout(resolve));
    expect(server.seen).toHaveLength(asked);
  });

  test('that arrived but whose response was lost does not count as refused', async () => {
    const session = scholarshipSession();
    server.on('/check-can-apply', { can_apply: false });
    server.on('/scholarship-application/7', { id: 7, status: 'under_review' });
    expect(await confirmation(session).confirm(false)).toBeDefined();
    expect(session.environment.dialogs.showNotEligible).not.toHaveBeenCalled();
    expect(posts()).toEqual([]);
  });
});

describe('two tabs', () => {
  /** Sessions of two tabs: each has its own stores, and both share what the browser keeps and the lock. */
  function twoTabs() {
    const first = scholarshipSession();
    const second = scholarshipSession();
    let last: Promise<unknown> = Promise.resolve();
    const lock = <T>(run: (renew: () => Promise<boolean>) => Promise<T>): Promise<T> => {
      const turn = last.then(() => run(() => Promise.resolve(true)));
      last = turn.catch(() => undefined);
      return turn;
    };
    const { submissionStore, readSubmission } = first.environment.payment;
    return [first, second].map((session) => {
      Object.assign(session.environment.payment, {
        submissionStore,
        readSubmission,
        withTabLock: (_name: string, run: Parameters<typeof lock>[0]) => lock(run),
      });
      return createConfirmation(session);
    });
  }

  test('confirm once, also if the response to the first one is lost', async () => {
    const [first, second] = twoTabs();
    server.on('/7/confirm', offline);
    server.on('/scholarship-application/7', { id: 7, status: 'under_review' });
    const results = await Promise.all([first?.confirm(true), second?.confirm(true)]);
    expect(results).toEqual([{ at: undefined }, { at: undefined }]);
    expect(posts()).toEqual([START, CONFIRM]);
  });

  test('confirm twice if the first confirmation had no effect', async () => {
    const [first, second] = twoTabs();
    server.on('/7/confirm', offline);
    server.on('/scholarship-application/7', { id: 7, status: 'draft' });
    await expect(first?.confirm(true)).rejects.toEqual(offline);
    server.on('/7/confirm', {});
    await expect(second?.confirm(true)).resolves.toBeDefined();
    expect(posts()).toEqual([START, CONFIRM, START, CONFIRM]);
  });

  test('of which one does not release the lock: the other reads the outcome and sends nothing', async () => {
    const session = scholarshipSession();
    Object.assign(session.environment.payment, { withTabLock: () => Promise.resolve('busy') });
    server.on('/scholarship-application/7', { id: 7, status: 'draft' });
    await expect(createConfirmation(session).confirm(true)).rejects.toMatchObject({ kind: 'timeout' });
    server.on('/scholarship-application/7', { id: 7, status: 'under_review' });
    await expect(createConfirmation(session).confirm(true)).resolves.toBeDefined();
    expect(posts()).toEqual([]);
  });

  test('of which one has lost the lock: it stops before the second call', async () => {
    const session = scholarshipSession();
    Object.assign(session.environment.payment, {
      withTabLock: (_name: string, run: (renew: () => Promise<boolean>) => Promise<unknown>) =>
        run(() => Promise.resolve(false)),
    });
    server.on('/scholarship-application/7', { id: 7, status: 'draft' });
    await expect(createConfirmation(session).confirm(true)).rejects.toMatchObject({ kind: 'timeout' });
    expect(posts()).toEqual([START]);
  });

  test('of which one has begun the next application: that stays', () => {
    const session = scholarshipSession();
    session.stores.$id.set('8');
    confirmation(session).forget(applicationOf(), { status: 'none' });
    expect(session.stores.$id.get()).toBe('8');
  });
});

test('a confirmed application is removed under its slug only, except for its result in this tab', () => {
  const session = scholarshipSession();
  const other = flowStores('scholarship:moon');
  other.$id.set('9');
  markReviewed(session);
  pendingPaymentStore('scholarship:star').set({ applicationId: '7', startedAt: 1 });
  pendingPaymentStore('scholarship:moon').set({ applicationId: '9', startedAt: 1 });
  const application = applicationOf({
    application_no: 'S-7',
    campaign_name: 'Star Scholars',
    confirmed_at: '2026-11-20T03:00:00.000Z',
    first_name: 'สมมติ',
    readable: { course_id: 'Science', school_id: 'A school' },
  });
  confirmation(session).forget(application, { status: 'none' });
  expect([session.stores.$id.get(), session.stores.$token.get(), other.$id.get()]).toEqual(['', '', '9']);
  expect(isReviewed(session)).toBe(false);
  expect(pendingPaymentStore('scholarship:star').get()).toBeNull();
  expect(pendingPaymentStore('scholarship:moon').get()).toMatchObject({ applicationId: '9' });
  expect(readConfirmedApplication('scholarship:star', 'en')).toEqual({
    locale: 'en',
    // The result page needs this and nothing else.
    application: {
      ...{ id: '7', application_no: 'S-7', campaign_name: 'Star Scholars', readable: { course_id: 'Science' } },
      confirmed_at: '2026-11-20T03:00:00.000Z',
    },
    charge: { status: 'none' },
  });
  expect(readConfirmedApplication('scholarship:moon', 'en')).toBeUndefined();
  // Names are stored in one language, so a page in the other one shows none.
  expect(readConfirmedApplication('scholarship:star', 'th')?.application).toEqual({
    id: '7',
    application_no: 'S-7',
    confirmed_at: '2026-11-20T03:00:00.000Z',
    readable: {},
  });
  expect(Object.keys(localStorage).filter((key) => key.includes('outcome'))).toEqual([]);
  expect(savedKeys()).toContain('adm:outcome:scholarship:star');
});

test('the record of a payment for another application of the flow stays', () => {
  const started = { applicationId: '8', startedAt: 1 };
  pendingPaymentStore('scholarship:star').set(started);
  confirmation(scholarshipSession()).forget(applicationOf(), { status: 'none' });
  expect(pendingPaymentStore('scholarship:star').get()).toEqual(started);
});
