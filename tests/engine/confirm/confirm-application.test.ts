// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { confirmApplication, leaveConfirmed } from '../../../src/engine/confirm/confirm-application.ts';
import { confirmedOf } from '../../../src/state/confirmed.ts';
import { flowStores } from '../../../src/state/flow-stores.ts';
import { savedKeys } from '../../../src/state/storage.ts';
import { applicationOf } from '../bachelor-context.ts';
import { fakeServer, offline, refused, type FakeServer } from '../fake-server.ts';
import { CAMPAIGN, scholarContext } from '../scholarship-context.ts';

let server: FakeServer;
beforeEach(() => {
  vi.restoreAllMocks();
  server = fakeServer();
  server.on('/scholarship-campaign/star', CAMPAIGN);
});
const posts = () => server.seen.filter(({ method }) => method === 'POST').map(({ address }) => address);

describe('confirming', () => {
  test('starts and confirms, once for two presses', async () => {
    const context = scholarContext();
    await Promise.all([confirmApplication(context), confirmApplication(context)]);
    expect(posts()).toEqual([
      '/api/scholarship-application/7/start-confirm/',
      '/api/scholarship-application/7/confirm',
    ]);
  });

  test.each([
    ['lost', offline],
    ['too late', refused(409)],
  ])('an answer that is %s is settled by the application itself', async (_name, error) => {
    server.on('/7/confirm', error);
    server.on('/scholarship-application/7', { id: 7, status: 'draft' });
    await expect(confirmApplication(scholarContext())).rejects.toBe(error);
    server.on('/scholarship-application/7', { id: 7, status: 'under_review' });
    await expect(confirmApplication(scholarContext())).resolves.toBeUndefined();
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
  expect(confirmedOf('scholarship:star')).toEqual({
    // What the outcome page tells, and nothing else.
    application: { id: '7', application_no: 'S-7', campaign_name: 'Star Scholars', readable: { course_id: 'Science' } },
    charge: { status: 'none' },
  });
  expect(confirmedOf('scholarship:moon')).toBeUndefined();
  expect(Object.keys(localStorage).filter((key) => key.includes('outcome'))).toEqual([]);
  expect(savedKeys()).toContain('adm:outcome:scholarship:star');
});
