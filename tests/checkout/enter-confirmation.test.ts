// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { enterConfirmation } from '../../src/checkout/enter-confirmation.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { fakeServer, type FakeServer } from '../application/fake-server.ts';
import { CAMPAIGN } from '../application/scholarship-session.ts';
import { applyingSession, type TestSession } from '../application/test-session.ts';

const READ = '/scholarship-application/7';
const APPLICATION = { id: 7, scholarship_campaign_id: CAMPAIGN.id, dashboard_token: 'board' };
const flow = { ...scholarship, steps: [] };

let server: FakeServer;
let session: TestSession;
beforeEach(() => {
  server = fakeServer();
  server.on('/scholarship-campaign/star', CAMPAIGN);
  server.on(READ, APPLICATION);
  for (const list of ['/scholarship-application/file/', '/scholarship-application/custom-input']) server.on(list, []);
  server.on('/payment/check', { status: 'none' });
  server.on('/payment/available-method', { amount: 200, methods: ['thai_qr'] });
  session = applyingSession(flow, { slug: 'star' });
});
const redirect = () => session.environment.location.navigate.mock.calls.flat();

test('a paid or free application may be confirmed', async () => {
  server.on('/payment/check', { status: 'successful' });
  expect(await enterConfirmation(session)).toMatchObject({ kind: 'review', charge: { status: 'successful' } });
  server.on('/payment/check', { status: 'none' });
  server.on('/payment/available-method', { amount: 0, methods: ['none'] });
  expect(await enterConfirmation(session)).toMatchObject({ kind: 'review', application: { id: '7' } });
  expect(session.environment.payment.saveDashboardToken).toHaveBeenCalledWith('board');
});

test('an unpaid application is paid first', async () => {
  expect(await enterConfirmation(session)).toEqual({ kind: 'redirecting' });
  expect(redirect()).toEqual(['/en/regisscholarship/star/payment', { replace: true }]);
});

test('a confirmed application shows its result and is removed from this browser', async () => {
  server.on(READ, { ...APPLICATION, status: 'under_review' });
  expect(await enterConfirmation(session)).toEqual({ kind: 'redirecting' });
  expect(redirect()).toEqual(['/en/regisscholarship/star/confirmation/complete', { replace: true }]);
  expect(session.environment.result.saveConfirmedApplication).toHaveBeenCalledExactlyOnceWith(
    'scholarship:star',
    expect.objectContaining({ charge: { status: 'none' } }),
  );
  expect(session.stores.$id.get()).toBe('');
});

test('an application made successful by its payment is still to be confirmed', async () => {
  server.on(READ, { ...APPLICATION, status: 'successful' });
  server.on('/payment/check', { status: 'successful' });
  expect(await enterConfirmation(session)).toMatchObject({ kind: 'review', charge: { status: 'successful' } });
});

test.each([
  ['without a payment', { status: 'none' }, flow],
  ['with steps that the server does not show', { status: 'successful' }, scholarship],
])('a successful application %s shows its result and has no page to go back to', async (_what, charge, ofFlow) => {
  session = applyingSession(ofFlow, { slug: 'star' });
  server.on(READ, { ...APPLICATION, status: 'successful' });
  server.on('/payment/check', charge);
  expect(await enterConfirmation(session)).toEqual({ kind: 'redirecting' });
  expect(redirect()).toEqual(['/en/regisscholarship/star/confirmation/complete', { replace: true }]);
});

test('a cancelled application is not confirmed', async () => {
  server.on(READ, { ...APPLICATION, status: 'cancelled' });
  expect(await enterConfirmation(session)).toMatchObject({ kind: 'ended' });
  expect(redirect()).toEqual([]);
});
