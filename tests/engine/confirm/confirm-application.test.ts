// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { confirmApplication, leaveConfirmed } from '../../../src/engine/confirm/confirm-application.ts';
import * as overlays from '../../../src/ui/overlays/open.ts';
import { confirmedOf } from '../../../src/state/confirmed.ts';
import { flowStores } from '../../../src/state/flow-stores.ts';
import { savedKeys } from '../../../src/state/storage.ts';
import { applicationOf } from '../bachelor-context.ts';
import { fakeServer, offline, refused, type FakeServer } from '../fake-server.ts';
import { CAMPAIGN, scholarContext } from '../scholarship-context.ts';

const START = '/api/scholarship-application/7/start-confirm/';
const CONFIRM = '/api/scholarship-application/7/confirm';

let server: FakeServer;
beforeEach(() => {
  vi.restoreAllMocks();
  server = fakeServer();
  server.on('/scholarship-campaign/star', CAMPAIGN);
  server.on('/check-can-apply', { can_apply: true });
});
const posts = () => server.seen.filter(({ method }) => method === 'POST').map(({ address }) => address);

describe('confirming', () => {
  test('starts and confirms, once for two presses', async () => {
    const context = scholarContext();
    await Promise.all([confirmApplication(context, false), confirmApplication(context, false)]);
    expect(posts()).toEqual([START, CONFIRM]);
  });

  test.each([
    ['lost', offline],
    ['too late', refused(409)],
  ])('an answer that is %s is settled by the application itself', async (_name, error) => {
    server.on('/7/confirm', error);
    server.on('/scholarship-application/7', { id: 7, status: 'draft' });
    await expect(confirmApplication(scholarContext(), true)).rejects.toBe(error);
    server.on('/scholarship-application/7', { id: 7, status: 'under_review' });
    await expect(confirmApplication(scholarContext(), true)).resolves.toBe(true);
  });

  test('that was begun before goes on, and is begun once for all presses of a page', async () => {
    server.on('/start-confirm/', refused(409));
    expect(await confirmApplication(scholarContext(), true)).toBe(true);
    expect(posts()).toEqual([START, CONFIRM]);
    server.on('/start-confirm/', {});
    server.on('/7/confirm', refused(422));
    const context = scholarContext();
    for (let press = 0; press < 2; press++) await expect(confirmApplication(context, true)).rejects.toThrow();
    expect(posts().slice(2)).toEqual([START, CONFIRM, CONFIRM]);
  });

  test('that cannot be begun is told by the reason of that, and begun anew with the next press', async () => {
    const unpaid = refused(409);
    server.on('/start-confirm/', unpaid);
    server.on('/7/confirm', refused(409));
    const context = scholarContext();
    for (let press = 0; press < 2; press++) await expect(confirmApplication(context, true)).rejects.toBe(unpaid);
    expect(posts()).toEqual([START, CONFIRM, START, CONFIRM]);
  });

  test('is not begun where applying is not allowed any more, unless it is paid', async () => {
    const alert = vi.spyOn(overlays, 'showAlert').mockResolvedValue(true);
    server.on('/check-can-apply', { can_apply: false, reason: 'Closed in May' });
    expect(await confirmApplication(scholarContext(), false)).toBe(false);
    expect(alert.mock.calls[0]?.[0]).toMatchObject({ style: 'info', message: 'Closed in May' });
    expect(posts()).toEqual([]);
    expect(await confirmApplication(scholarContext(), true)).toBe(true);
  });

  test('that came through, and whose answer was lost, is none that is refused', async () => {
    const alert = vi.spyOn(overlays, 'showAlert').mockResolvedValue(true);
    server.on('/check-can-apply', { can_apply: false });
    server.on('/scholarship-application/7', { id: 7, status: 'under_review' });
    expect(await confirmApplication(scholarContext(), false)).toBe(true);
    expect([alert.mock.calls, posts()]).toEqual([[], []]);
  });
});

test('a confirmed application is forgotten under its slug only, but for its outcome in this tab', () => {
  const context = scholarContext();
  const other = flowStores('scholarship:moon');
  other.$id.set('9');
  const application = applicationOf({
    application_no: 'S-7',
    campaign_name: 'Star Scholars',
    first_name: 'สมมติ',
    readable: { course_id: 'Science', school_id: 'A school' },
  });
  leaveConfirmed(context, application, { status: 'none' });
  expect([context.stores.$id.get(), context.stores.$token.get(), other.$id.get()]).toEqual(['', '', '9']);
  expect(confirmedOf('scholarship:star', 'en')).toEqual({
    locale: 'en',
    // What the outcome page tells, and nothing else.
    application: { id: '7', application_no: 'S-7', campaign_name: 'Star Scholars', readable: { course_id: 'Science' } },
    charge: { status: 'none' },
  });
  expect(confirmedOf('scholarship:moon', 'en')).toBeUndefined();
  // Names are kept in one language: a page of the other tells none.
  expect(confirmedOf('scholarship:star', 'th')?.application).toEqual({ id: '7', application_no: 'S-7', readable: {} });
  expect(Object.keys(localStorage).filter((key) => key.includes('outcome'))).toEqual([]);
  expect(savedKeys()).toContain('adm:outcome:scholarship:star');
});
