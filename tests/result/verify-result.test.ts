import { describe, expect, test, vi } from 'vitest';
import { continuationOf } from '../../src/payment/charge-page.ts';
import { createPaymentReturnStore } from '../../src/payment/payment-return.ts';
import { verifyResult } from '../../src/result/verify-result.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { CHARGE_STATES } from '../../src/config/words.ts';
import { AT_BANK, DECLINED, fakePayments, fakeSession, NONE, PAID, QR } from '../payment/fake-payments.ts';

const URL_OF = {
  payment: '/regisbachelor/payment',
  paymentReturn: '/regisbachelor/payment/callback',
  complete: '/regisbachelor/confirmation/complete',
  failed: '/regisbachelor/confirmation/failed',
};

describe.each(['complete', 'failed'] as const)('the URL of "%s"', (asked) => {
  test.each(['none', ...CHARGE_STATES] as const)('with a charge that is %s opens the true page', async (status) => {
    fakePayments({ status });
    const session = fakeSession();
    const result = await verifyResult(session, asked);
    const page = continuationOf(asked, { status });
    if (page === asked) {
      expect(result).toMatchObject({ kind: 'verified', charge: { status } });
      expect(session.environment.location.navigate).not.toHaveBeenCalled();
    } else {
      expect(result.kind).toBe('redirecting');
      expect(session.environment.location.navigate).toHaveBeenCalledWith(URL_OF[page], { replace: true });
    }
  });
});

test('a true result requests the dashboard token, saves it, and ends the pending payment', async () => {
  const server = fakePayments(PAID);
  const session = fakeSession();
  const { payment } = session.environment;
  payment.pendingPaymentStore('bachelor').set({ applicationId: '7', startedAt: 1 });
  expect((await verifyResult(session, 'complete')).kind).toBe('verified');
  const reads = server.seen.filter(({ path }) => path === '/api/application/7');
  expect(reads.map(({ query }) => query)).toEqual(['include_dashboard_token=1']);
  expect(payment.saveDashboardToken).toHaveBeenCalledExactlyOnceWith('board');
  expect(payment.pendingPaymentStore('bachelor').get()).toBeNull();
});

test('a true result is remembered with the day of the payment, and a failed one is not', async () => {
  fakePayments({ ...PAID, paid_at: '2026-11-29T03:00:00Z' });
  const session = fakeSession();
  await verifyResult(session, 'complete');
  const sentAt = () => session.stores.$marks.get().known?.sentAt;
  expect(sentAt()).toBe('2026-11-29T03:00:00Z');
  fakePayments(PAID);
  await verifyResult(session, 'complete');
  expect(sentAt()).toBe('');
  fakePayments(DECLINED);
  const other = fakeSession();
  await verifyResult(other, 'failed');
  expect(other.stores.$marks.get().known).not.toHaveProperty('sentAt');
});

test('a true result leaves the pending payment of another application alone', async () => {
  fakePayments(PAID);
  const session = fakeSession();
  const { payment } = session.environment;
  const pending = { applicationId: '7', startedAt: 1 };
  payment.pendingPaymentStore('scholarship:star').set(pending);
  expect((await verifyResult(session, 'complete')).kind).toBe('verified');
  expect(payment.pendingPaymentStore('scholarship:star').get()).toEqual(pending);
});

test('a missing application is not found, and a failed call may be retried', async () => {
  const server = fakePayments(PAID);
  const session = fakeSession();
  server.failures.push({ path: 'payment/check', when: 'before', as: 404 });
  expect(await verifyResult(session, 'complete')).toMatchObject({ kind: 'not-found', session });

  server.failures.push({ path: 'payment/check', when: 'before', as: 'offline' });
  await expect(verifyResult(session, 'failed')).rejects.toMatchObject({ kind: 'offline' });
  expect((await verifyResult(session, 'failed')).kind).toBe('redirecting');
  expect(session.environment.location.navigate).toHaveBeenCalledWith(URL_OF.complete, { replace: true });
});

describe('if a confirmation follows the payment', () => {
  const slug = 'star';
  const page = () => fakeSession({ flow: scholarship, slug, ids: { 'scholarship:star': '7' }, locale: 'en' });

  test('a paid application is redirected to it without a call', async () => {
    const server = fakePayments(PAID);
    const session = page();
    expect((await verifyResult(session, 'complete')).kind).toBe('redirecting');
    expect(session.environment.location.navigate).toHaveBeenCalledWith('/en/regisscholarship/star/confirm', {
      replace: true,
    });
    expect(server.seen).toEqual([]);
  });

  test('an application confirmed in this tab is shown although it was removed', async () => {
    const application = { id: '7', application_no: 'S-7', campaign_name: 'Star', readable: {} };
    const session = fakeSession({ flow: scholarship, slug, ids: {} });
    session.environment.result.readConfirmedApplication.mockReturnValue({ application, charge: PAID });
    const result = await verifyResult(session, 'complete');
    expect(result).toMatchObject({ kind: 'verified', application, charge: PAID });
  });

  test('the pages of its payment lead to the result of a confirmed application', async () => {
    const session = fakeSession({ flow: scholarship, slug, ids: {}, locale: 'en' });
    expect((await verifyResult(session, 'failed')).kind).toBe('not-found');
    session.environment.findSent = () => ({ number: 'S-7', sentAt: '' });
    expect((await verifyResult(session, 'failed')).kind).toBe('redirecting');
    createPaymentReturnStore(session).load();
    const result = ['/en/regisscholarship/star/confirmation/complete?show=earlier', { replace: true }];
    expect(session.environment.location.navigate.mock.calls).toEqual([result, result]);
  });

  test('is not shown for another application registered since', async () => {
    fakePayments(NONE);
    const application = { id: '6', application_no: 'S-6', campaign_name: 'Star', readable: {} };
    const session = page();
    session.environment.result.readConfirmedApplication.mockReturnValue({ application, charge: PAID });
    expect((await verifyResult(session, 'complete')).kind).toBe('redirecting');
    expect(session.environment.location.navigate).toHaveBeenCalledExactlyOnceWith('/en/regisscholarship/star/confirm', {
      replace: true,
    });
    session.stores.$id.set('6');
    expect(await verifyResult(session, 'complete')).toMatchObject({ kind: 'verified', application });
  });
});

describe('the return page', () => {
  const waiting = (options?: Parameters<typeof fakeSession>[0]) => {
    const session = fakeSession(options);
    const { payment } = session.environment;
    const store = createPaymentReturnStore(session);
    store.load();
    return { session, payment, store };
  };

  test('asks at once, saves the dashboard token, and stops when it is left', async () => {
    vi.useFakeTimers();
    const server = fakePayments(AT_BANK);
    const { store, payment } = waiting();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.$state.get().kind).toBe('waiting');
    expect(payment.saveDashboardToken).toHaveBeenCalledWith('board');
    store.dispose();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.count('GET', 'payment/check')).toBe(1);
    vi.useRealTimers();
  });

  test('redirects to the return page of the flow that is being paid', () => {
    fakePayments(AT_BANK);
    const session = fakeSession({ ids: {}, locale: 'en' });
    const { payment } = session.environment;
    payment.pendingPaymentStore('graduate').set({ applicationId: '8', startedAt: 1 });
    payment.pendingPaymentStore('scholarship:star').set({ applicationId: '9', startedAt: 2 });
    const store = createPaymentReturnStore(session);
    store.load();
    const page = '/en/regisscholarship/credit/redirect-kbank';
    expect(session.environment.location.navigate).toHaveBeenCalledExactlyOnceWith(page, { replace: true });
    expect(store.$state.get().kind).toBe('loading');
  });

  test('stays where it is when its own flow is being paid, even if for another application', () => {
    fakePayments(AT_BANK);
    const session = fakeSession();
    const { payment } = session.environment;
    payment.pendingPaymentStore('bachelor').set({ applicationId: '8', startedAt: 1 });
    payment.pendingPaymentStore('graduate').set({ applicationId: '8', startedAt: 2 });
    const store = createPaymentReturnStore(session);
    store.load();
    expect(session.environment.location.navigate).not.toHaveBeenCalled();
    expect(store.$state.get().kind).toBe('not-found');
  });

  test('shows what is paid, and continues without its name if the application cannot be read', async () => {
    fakePayments({ ...AT_BANK, amount: 500 });
    const { store } = waiting();
    await vi.waitFor(() =>
      expect(store.$state.get()).toMatchObject({ kind: 'waiting', amount: 500, application: { id: '7' } }),
    );
    store.dispose();

    fakePayments({ ...AT_BANK, amount: 500 }).failures.push({ path: 'application/7', when: 'before', as: 500 });
    const nameless = waiting();
    await vi.waitFor(() => expect(nameless.store.$state.get()).toMatchObject({ amount: 500 }));
    expect(nameless.store.$state.get()).not.toHaveProperty('application');
    nameless.store.dispose();
  });

  test.each([
    ['successful', URL_OF.complete],
    ['failed', URL_OF.failed],
    ['expired', URL_OF.failed],
    ['cancelled', URL_OF.failed],
  ] as const)('opens the page of a charge that is %s, and asks no more', async (status, url) => {
    vi.useFakeTimers();
    const server = fakePayments({ ...AT_BANK, status });
    const { store, session } = waiting();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.$state.get().kind).toBe('redirecting');
    expect(session.environment.location.navigate).toHaveBeenCalledExactlyOnceWith(url, { replace: true });
    expect(server.count('GET', 'payment/check')).toBe(1);
    vi.useRealTimers();
  });

  test('does not wait for the bank if a QR has replaced the card', async () => {
    fakePayments(QR);
    const { store, session } = waiting();
    await vi.waitFor(() => expect(store.$state.get().kind).toBe('redirecting'));
    expect(session.environment.location.navigate).toHaveBeenCalledExactlyOnceWith(URL_OF.payment, { replace: true });
  });

  test.each([
    ['this browser knows none', { ids: {} }, []],
    ['the server knows none', {}, [{ path: 'payment/check', when: 'before', as: 404 } as const]],
  ])('finds no application when %s', async (_name, options, failures) => {
    fakePayments(AT_BANK).failures.push(...failures);
    const { store, session } = waiting(options);
    await vi.waitFor(() => expect(store.$state.get()).toEqual({ kind: 'not-found', session }));
  });
});
