// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { markReviewed } from '../../src/application/application-marks.ts';
import type { Environment } from '../../src/application/environment.ts';
import { guardCheckout } from '../../src/checkout/checkout-guard.ts';
import { enterCheckout } from '../../src/checkout/enter-checkout.ts';
import { stepForRoute } from '../../src/flows/definition/step-order.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import type { Submission } from '../../src/model/submission.ts';
import { fakeServer, offline, type FakeServer } from '../application/fake-server.ts';
import { applyingSession, freshSession, START } from '../application/test-session.ts';

const PRICE = '/payment/available-method';
const flow = { ...bachelor, steps: [stepForRoute(bachelor, 'bachelor')] };
const CONFIRMATION = { route: 'scholarship.confirm', start: {} as never, confirm: {} as never } as const;
const QR = { status: 'pending', method: 'thai_qr', charge_id: 'c1', amount: 500 };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.on('/application/7', { id: 7, ...START });
  for (const list of ['/application/file/', '/application/custom-input/']) server.on(list, []);
  server.on(PRICE, { amount: 500, methods: ['thai_qr'] });
});
const redirects = (session: ReturnType<typeof applyingSession>) =>
  session.environment.location.navigate.mock.calls.flat();

describe('before the payment', () => {
  test('the answers are reviewed once', async () => {
    const session = applyingSession(flow);
    expect(await enterCheckout(session, false)).toMatchObject({ kind: 'review', documents: { requirements: [] } });
    markReviewed(session);
    expect(await enterCheckout(session, false)).toMatchObject({ kind: 'paying', documents: { requirements: [] } });
  });

  test('an unfinished step comes first', async () => {
    server.on('/application/7', { id: 7, ...START, email: '' });
    const session = applyingSession(flow);
    expect(await enterCheckout(session, false)).toEqual({ kind: 'redirecting' });
    expect(redirects(session)).toEqual(['/en/regisbachelor', { replace: true }]);
  });

  test('an ended application is not paid', async () => {
    server.on('/application/7', { id: 7, ...START, status: 'cancelled' });
    expect(await enterCheckout(applyingSession(flow), false)).toMatchObject({ kind: 'ended' });
  });

  test('a paid application shows its result', async () => {
    server.on('/application/7', { id: 7, ...START, status: 'under_review', payment: { status: 'successful' } });
    const session = applyingSession(flow);
    expect(await enterCheckout(session, false)).toEqual({ kind: 'redirecting' });
    expect(redirects(session)).toEqual(['/en/regisbachelor/confirmation/complete', { replace: true }]);
  });
});

test('without an application, the checkout leads to the result of a confirmed one, else to the first step', async () => {
  const open = async (findSent: Environment['findSent'], submission?: Submission) => {
    const session = freshSession(flow);
    session.environment.findSent = findSent;
    if (submission) session.environment.payment.submissionStore(session.flowKey).set(submission);
    expect(await guardCheckout(session, () => Promise.reject(new Error('entered')))).toEqual({ kind: 'redirecting' });
    return redirects(session)[0];
  };
  expect(await open(() => undefined)).toBe('/en/regisbachelor#why=noApplication');
  expect(await open(() => undefined, { applicationId: '7', sentAt: '' })).toBe('/en/regisbachelor#why=sentInOtherTab');
  expect(await open(() => undefined, { applicationId: '7', isPaid: true })).toBe('/en/regisbachelor#why=noApplication');
  const result = '/en/regisbachelor/confirmation/complete?show=earlier';
  expect(await open(() => ({ number: 'B-7', sentAt: '' }))).toBe(result);
});

describe('a started charge', () => {
  beforeEach(() => server.on('/application/7', { id: 7, ...START, payment: QR }));
  const paths = () => server.seen.map(({ address }) => new URL(address, location.href).pathname);

  test('opens its payment without loading the documents', async () => {
    const entered = await enterCheckout(applyingSession(flow), false);
    expect(entered).toMatchObject({ kind: 'paying', application: { id: '7' } });
    expect(entered).not.toHaveProperty('documents');
    expect(paths()).toEqual(['/api/application/7', '/api/payment/available-method']);
  });

  test('opens the review if it is wanted, or if the amount has changed', async () => {
    expect(await enterCheckout(applyingSession(flow), true)).toMatchObject({ kind: 'review' });
    server.on(PRICE, { amount: 300, methods: ['thai_qr'] });
    const session = applyingSession(flow);
    expect(await enterCheckout(session, false)).toMatchObject({ kind: 'review' });
    markReviewed(session);
    expect(await enterCheckout(session, false)).toMatchObject({ kind: 'paying' });
  });

  test('is not held up by an amount that cannot be read', async () => {
    server.on(PRICE, offline);
    expect(await enterCheckout(applyingSession(flow), false)).toMatchObject({ kind: 'paying' });
  });
});

describe('if a confirmation follows', () => {
  const confirmed = { ...flow, confirmation: CONFIRMATION };

  test('the answers are reviewed there', async () => {
    expect(await enterCheckout(applyingSession(confirmed), false)).toMatchObject({ kind: 'paying' });
  });

  test('a free application goes there at once', async () => {
    server.on(PRICE, { amount: 0, methods: ['none'] });
    const session = applyingSession(confirmed, { slug: 'star' });
    expect(await enterCheckout(session, false)).toEqual({ kind: 'redirecting' });
    expect(redirects(session)).toEqual(['/en/regisscholarship/star/confirm', { replace: true }]);
  });
});
