import { describe, expect, test, vi } from 'vitest';
import { RECEIVED_NOTICE_MS } from '../../src/config/constants.ts';
import { createPaymentStore } from '../../src/payment/payment-store.ts';
import { startPayment } from '../../src/payment/start-payment.ts';
import type { FakePayment } from '../application/test-session.ts';
import {
  AT_BANK,
  CARD_REQUEST,
  CHECK,
  COMPLETE,
  DECLINED,
  FAILED,
  fakePayments,
  fakeSession,
  loadedStore,
  NONE,
  PAID,
  PAYMENT_RETURN,
  pass,
  QR,
  QR_REQUEST,
  START,
  useFakeClock,
} from './fake-payments.ts';

useFakeClock();

describe('polling', () => {
  test('an open charge is polled until it has a result, which is opened', async () => {
    const server = fakePayments(QR);
    const { store, navigate } = await loadedStore();
    await pass(3000);
    expect(navigate).not.toHaveBeenCalled();
    server.charge = PAID;
    await pass(5000);
    expect(store.$state.get()).toMatchObject({ kind: 'redirecting', received: PAID });
    expect(navigate).not.toHaveBeenCalled();
    await pass(RECEIVED_NOTICE_MS);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(...COMPLETE);
    const asked = server.count('GET', CHECK);
    await pass(60_000);
    expect(server.count('GET', CHECK)).toBe(asked);
  });

  test('shows an expired Thai QR, and polls a new one', async () => {
    const server = fakePayments(QR);
    const { store } = await loadedStore();
    server.charge = { ...QR, status: 'expired' };
    await pass(3000);
    expect(store.$state.get()).toMatchObject({ kind: 'ready', charge: { status: 'expired' } });
    await store.start({ ...QR_REQUEST, renew: true });
    const asked = server.count('GET', CHECK);
    await pass(3000);
    expect(server.count('GET', CHECK)).toBe(asked + 1);
  });

  test('nothing is polled without an open charge, and after the page has gone', async () => {
    const server = fakePayments();
    const { store } = await loadedStore();
    await pass(60_000);
    expect(server.count('GET', CHECK)).toBe(1);
    await store.start(QR_REQUEST);
    const asked = server.count('GET', CHECK);
    store.dispose();
    await pass(60_000);
    expect(server.count('GET', CHECK)).toBe(asked);
  });
});

describe('an unanswered start', () => {
  const unansweredStart = async (request: typeof CARD_REQUEST | typeof QR_REQUEST) => {
    const server = fakePayments();
    const page = await loadedStore();
    server.failures.push({ path: START, when: 'before', as: 'offline' });
    server.failures.push({ path: CHECK, when: 'before', as: 'offline', skip: 1 });
    await page.store.start(request);
    expect(page.store.$state.get()).toMatchObject({ kind: 'outcome-unknown' });
    return { server, ...page };
  };

  test('by card is polled until the charge changes', async () => {
    const { server, store, navigate } = await unansweredStart(CARD_REQUEST);
    await pass(30_000);
    expect(store.$state.get().kind).toBe('outcome-unknown');
    server.charge = DECLINED;
    await pass(10_000);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(...FAILED);
    expect(server.count('POST', START)).toBe(1);
  });

  test('a response that comes as the time runs out is judged by one moment: the start is still waited for, and still recorded', async () => {
    const { server, store, payment } = await unansweredStart(CARD_REQUEST);
    const state = store.$state.get();
    if (state.kind !== 'outcome-unknown') throw new Error(`The page is ${state.kind}`);
    const answer = server.hold(CHECK);
    await pass(3000);
    const clock = vi
      .spyOn(performance, 'now')
      .mockReturnValueOnce(state.until - 1)
      .mockReturnValue(state.until);
    answer(NONE);
    await pass(0);
    clock.mockRestore();
    expect(store.$state.get().kind).toBe('outcome-unknown');
    expect(payment.pendingPaymentStore('bachelor').get()).toHaveProperty('chargesBefore');
    store.dispose();
  });

  test('that the server does not know after half a minute may be sent again', async () => {
    const { server, store, payment } = await unansweredStart(CARD_REQUEST);
    await pass(40_000);
    expect(store.$state.get()).toMatchObject({ kind: 'ready', charge: NONE, problem: { kind: 'start-not-received' } });
    expect(payment.pendingPaymentStore('bachelor').get()).toBeNull();
    server.started = PAID;
    await store.start(CARD_REQUEST);
    expect(store.$state.get()).toMatchObject({ kind: 'redirecting', received: PAID });
    await pass(RECEIVED_NOTICE_MS);
  });

  test('after a charge that had ended is polled like any other', async () => {
    const server = fakePayments(DECLINED);
    const { store, navigate } = await loadedStore();
    server.failures.push({ path: START, when: 'before', as: 'offline' });
    await store.start(CARD_REQUEST);
    await pass(20_000);
    expect(store.$state.get().kind).toBe('outcome-unknown');
    server.charge = { ...PAID, charge_id: 'c3' };
    await pass(10_000);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(...COMPLETE);
  });

  test('may be given up by loading the page again', async () => {
    const { store, server } = await unansweredStart(CARD_REQUEST);
    server.failures.push(
      ...Array.from({ length: 20 }, () => ({ path: CHECK, when: 'before', as: 'offline' }) as const),
    );
    await pass(60_000);
    expect(store.$state.get().kind).toBe('outcome-unknown');
    server.failures.length = 0;
    await store.load();
    expect(store.$state.get()).toMatchObject({ kind: 'ready', charge: NONE });
  });

  test('by Thai QR is not sent again while its outcome is looked for', async () => {
    const { server, store } = await unansweredStart(QR_REQUEST);
    await store.start(QR_REQUEST);
    expect(server.count('POST', START)).toBe(1);
    store.dispose();
  });

  /** The page is opened again in the same browser. */
  const reloaded = async (payment: FakePayment) => {
    const store = createPaymentStore(fakeSession({ payment }));
    await store.load();
    return store;
  };

  test('by card is polled after a reload, too, and nothing else can be paid meanwhile', async () => {
    const { server, store, payment } = await unansweredStart(CARD_REQUEST);
    store.dispose();
    const next = await reloaded(payment);
    expect(next.$state.get()).toMatchObject({ kind: 'outcome-unknown', isRepeatable: false });
    await next.start(CARD_REQUEST);
    expect(await startPayment(fakeSession({ payment }), QR_REQUEST)).toMatchObject({
      kind: 'outcome-unknown',
      isRepeatable: false,
    });
    expect(server.count('POST', START)).toBe(1);
    next.dispose();
  });

  test('by card that the bank is deciding prevents a second payment, even if no method is named', async () => {
    const { server, store, payment, navigate } = await unansweredStart(CARD_REQUEST);
    server.charge = { ...AT_BANK, redirect_url: undefined, method: undefined };
    await pass(10_000);
    expect(store.$state.get().kind).toBe('redirecting');
    expect(navigate).toHaveBeenCalledExactlyOnceWith(...PAYMENT_RETURN);
    expect(payment.pendingPaymentStore('bachelor').get()).toMatchObject({ chargeId: 'c2', method: 'card' });
    expect((await reloaded(payment)).$state.get().kind).not.toBe('outcome-unknown');
    expect(server.count('POST', START)).toBe(1);
  });

  test('by card shows no Thai QR after a reload while the charge cannot be read', async () => {
    const { server, store, payment } = await unansweredStart(CARD_REQUEST);
    store.dispose();
    server.failures.push({ path: CHECK, when: 'before', as: 'offline' });
    expect((await reloaded(payment)).$state.get().kind).toBe('load-failed');
    expect(server.count('GET', '-image')).toBe(0);
    expect(payment.pendingPaymentStore('bachelor').get()).toHaveProperty('chargesBefore');
  });
});
