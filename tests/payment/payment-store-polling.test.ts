import { describe, expect, test, vi } from 'vitest';
import { OUTCOME_WAIT_MS, RECEIVED_NOTICE_MS } from '../../src/config/constants.ts';
import { createPaymentStore } from '../../src/payment/payment-store.ts';
import { startPayment } from '../../src/payment/start-payment.ts';
import { recordStart } from '../../src/payment/unanswered-start.ts';
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
  test('of an open charge opens the result as soon as there is one', async () => {
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

  test('stops without an open charge, and when the page has been left', async () => {
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

describe('a lost answer', () => {
  const lostStart = async (request: typeof CARD_REQUEST | typeof QR_REQUEST) => {
    const server = fakePayments();
    const page = await loadedStore();
    server.failures.push({ path: START, when: 'before', as: 'offline' });
    server.failures.push({ path: CHECK, when: 'before', as: 'offline', skip: 1 });
    await page.store.start(request);
    expect(page.store.$state.get()).toMatchObject({ kind: 'outcome-unknown' });
    return { server, ...page };
  };

  test('of a card is waited for until the charge changes', async () => {
    const { server, store, navigate } = await lostStart(CARD_REQUEST);
    await pass(30_000);
    expect(store.$state.get().kind).toBe('outcome-unknown');
    server.charge = DECLINED;
    await pass(10_000);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(...FAILED);
    expect(server.count('POST', START)).toBe(1);
  });

  test('that arrives as the time ends is judged at one moment: the start is still waited for and recorded', async () => {
    const { server, store, payment } = await lostStart(CARD_REQUEST);
    const state = store.$state.get();
    if (state.kind !== 'outcome-unknown') throw new Error(`The page is ${state.kind}`);
    const end = state.since + OUTCOME_WAIT_MS;
    const answer = server.hold(CHECK);
    await pass(3000);
    const clock = vi
      .spyOn(performance, 'now')
      .mockReturnValueOnce(end - 1)
      .mockReturnValue(end);
    answer(NONE);
    await pass(0);
    clock.mockRestore();
    expect(store.$state.get().kind).toBe('outcome-unknown');
    expect(payment.pendingPaymentStore('bachelor').get()).toHaveProperty('unanswered');
    store.dispose();
  });

  test('unknown to the server after half a minute had no effect, and may be started again', async () => {
    const { server, store } = await lostStart(CARD_REQUEST);
    await pass(40_000);
    expect(store.$state.get()).toMatchObject({ kind: 'ready', charge: NONE, problem: { kind: 'start-not-received' } });
    server.started = PAID;
    await store.start(CARD_REQUEST);
    expect(store.$state.get()).toMatchObject({ kind: 'redirecting', received: PAID });
    await pass(RECEIVED_NOTICE_MS);
  });

  test('after an earlier, ended charge is polled as well', async () => {
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

  test('of a Thai QR ends with the next answer, because the start may be repeated', async () => {
    const { store } = await lostStart(QR_REQUEST);
    await pass(3000);
    expect(store.$state.get()).toMatchObject({ kind: 'ready', charge: NONE });
  });

  test('may be given up, which reloads everything', async () => {
    const { store, server } = await lostStart(CARD_REQUEST);
    server.failures.push(
      ...Array.from({ length: 20 }, () => ({ path: CHECK, when: 'before', as: 'offline' }) as const),
    );
    await pass(60_000);
    expect(store.$state.get().kind).toBe('outcome-unknown');
    server.failures.length = 0;
    await store.load();
    expect(store.$state.get()).toMatchObject({ kind: 'ready', charge: NONE });
  });

  /** The page is opened again in the same browser. */
  const reloaded = async (payment: FakePayment) => {
    const store = createPaymentStore(fakeSession({ payment }));
    await store.load();
    return store;
  };

  test('of a card is waited for after a reload, too, and nothing else can be paid until then', async () => {
    const { server, store, payment } = await lostStart(CARD_REQUEST);
    store.dispose();
    const next = await reloaded(payment);
    expect(next.$state.get()).toMatchObject({ kind: 'outcome-unknown', isRepeatable: false });
    await next.start(CARD_REQUEST);
    expect(await startPayment(fakeSession({ payment }), QR_REQUEST)).toMatchObject({ kind: 'outcome-unknown' });
    expect(server.count('POST', START)).toBe(1);
    next.dispose();
  });

  test('of a card shows its outcome after a reload', async () => {
    const { server, store, payment } = await lostStart(CARD_REQUEST);
    store.dispose();
    server.charge = AT_BANK;
    const next = await reloaded(payment);
    expect(next.$state.get()).toMatchObject({ kind: 'ready', charge: AT_BANK, problem: undefined });
    expect(payment.pendingPaymentStore('bachelor').get()).toMatchObject({ charge: 'c2', method: 'card' });
    expect(payment.pendingPaymentStore('bachelor').get()).not.toHaveProperty('unanswered');
    next.dispose();
  });

  /** The bank decides without the payer, so there is no page of it to go on with. */
  const DECIDING = { ...AT_BANK, redirect_url: undefined };

  test.each([
    ['names', DECIDING],
    ['does not name', { ...DECIDING, method: undefined }],
  ])(
    'of a card that the bank decides on allows no second payment if the server %s the method',
    async (_how, charge) => {
      const { server, store, payment, navigate } = await lostStart(CARD_REQUEST);
      server.charge = charge;
      await pass(10_000);
      expect(store.$state.get().kind).toBe('redirecting');
      expect(navigate).toHaveBeenCalledExactlyOnceWith(...PAYMENT_RETURN);
      expect((await reloaded(payment)).$state.get().kind).not.toBe('outcome-unknown');
      expect(server.count('POST', START)).toBe(1);
    },
  );

  test('of a card opens the return page after a reload if the bank decides without the payer', async () => {
    const { server, store, payment } = await lostStart(CARD_REQUEST);
    store.dispose();
    server.charge = DECIDING;
    expect((await reloaded(payment)).$state.get().kind).toBe('redirecting');
  });

  test.each([CARD_REQUEST, QR_REQUEST])(
    'of a card allows no second payment in another tab that was ready before: %j',
    async (request) => {
      const { server, store, payment } = await lostStart(CARD_REQUEST);
      store.dispose();
      server.charge = DECIDING;
      const charge = { charge_id: 'c2', method: 'card' };
      expect(await startPayment(fakeSession({ payment }), request)).toMatchObject({ kind: 'waiting', charge });
      expect(server.count('POST', START)).toBe(1);
    },
  );

  test('of a card shows no Thai QR after a reload while its outcome cannot be read', async () => {
    const { server, store, payment } = await lostStart(CARD_REQUEST);
    store.dispose();
    server.failures.push({ path: CHECK, when: 'before', as: 'offline' });
    expect((await reloaded(payment)).$state.get().kind).toBe('load-failed');
    expect(server.count('GET', '-image')).toBe(0);
    expect(payment.pendingPaymentStore('bachelor').get()).toHaveProperty('unanswered');
  });

  test("of a card is not waited for longer if the device's clock was set back", async () => {
    const { store, payment } = await lostStart(CARD_REQUEST);
    store.dispose();
    vi.setSystemTime(Date.now() - 3_600_000);
    (await reloaded(payment)).dispose();
    await pass(60_000);
    const next = await reloaded(payment);
    expect(next.$state.get()).toMatchObject({ kind: 'ready', problem: { kind: 'start-not-received' } });
    next.dispose();
  });

  test('of a card that was charged opens the result after a reload', async () => {
    const { server, store, payment } = await lostStart(CARD_REQUEST);
    store.dispose();
    server.charge = PAID;
    expect((await reloaded(payment)).$state.get().kind).toBe('redirecting');
  });

  test('of a card had no effect a minute after it was sent, even if the page was closed', async () => {
    const { store, payment } = await lostStart(CARD_REQUEST);
    store.dispose();
    await pass(60_000);
    const next = await reloaded(payment);
    expect(next.$state.get()).toMatchObject({ kind: 'ready', charge: NONE, problem: { kind: 'start-not-received' } });
    expect(payment.pendingPaymentStore('bachelor').get()).toBeNull();
    next.dispose();
  });
});

test("another tab's later record of a start stays", () => {
  const session = fakeSession();
  const stored = session.environment.payment.pendingPaymentStore('bachelor');
  const record = recordStart(session, 'card', []);
  stored.set({ id: '7', method: 'card', started: Date.now() + 1, unanswered: [] });
  record.remove();
  expect(stored.get()).toMatchObject({ started: Date.now() + 1 });
});

test('a card start is recorded before it is sent, and a refusal removes the record', async () => {
  const server = fakePayments();
  const { store, payment } = await loadedStore();
  const records: unknown[] = [];
  server.onStart = () => void records.push(payment.pendingPaymentStore('bachelor').get());
  server.failures.push({ path: START, when: 'before', as: 422 });
  await store.start(CARD_REQUEST);
  expect(records).toMatchObject([{ id: '7', method: 'card', unanswered: [NONE, { status: 'pending' }] }]);
  expect(payment.pendingPaymentStore('bachelor').get()).toBeNull();
});
