import { describe, expect, test } from 'vitest';
import { RECEIVED_NOTICE_MS } from '../../src/config/constants.ts';
import {
  AT_BANK,
  CARD_REQUEST,
  CHECK,
  COMPLETE,
  DECLINED,
  FAILED,
  fakePayments,
  loadedStore,
  NONE,
  openStore,
  PAID,
  pass,
  QR,
  QR_REQUEST,
  START,
  useFakeClock,
} from './fake-payments.ts';

useFakeClock();

describe('loading', () => {
  test('shows methods and charge, and starts nothing', async () => {
    const server = fakePayments();
    const { store } = await loadedStore();
    expect(store.$state.get()).toMatchObject({ kind: 'ready', methods: server.methods, charge: NONE });
    expect(server.count('POST', '')).toBe(0);
  });

  test('of a paid application leads to its result', async () => {
    fakePayments(PAID);
    const { store, navigate } = await loadedStore();
    expect(store.$state.get().kind).toBe('redirecting');
    expect(navigate).toHaveBeenCalledExactlyOnceWith(...COMPLETE);
  });

  test('that failed may be repeated', async () => {
    const server = fakePayments(DECLINED);
    server.failures.push({ path: 'available-method', when: 'before', as: 'offline' });
    const { store } = await loadedStore();
    expect(store.$state.get()).toMatchObject({ kind: 'load-failed', error: { kind: 'offline' } });
    await store.load();
    expect(store.$state.get()).toMatchObject({ kind: 'ready', charge: DECLINED });
  });

  test('counts by its newest answer', async () => {
    const server = fakePayments();
    server.failures.push({ path: CHECK, when: 'before', as: 'timeout' });
    const { store } = openStore();
    void store.load();
    await store.load();
    await pass(60_000);
    expect(store.$state.get().kind).toBe('ready');
  });
});

describe('starting', () => {
  test('ten presses in one tick send one start, and all end with it', async () => {
    const server = fakePayments();
    const { store } = await loadedStore();
    await Promise.all(Array.from({ length: 10 }, () => store.start(QR_REQUEST)));
    expect(server.count('POST', START)).toBe(1);
    expect(store.$state.get()).toMatchObject({ kind: 'ready', charge: QR, isStarting: false });
  });

  test('is seen from the press on', async () => {
    fakePayments();
    const { store } = await loadedStore();
    const started = store.start(QR_REQUEST);
    expect(store.$state.get()).toMatchObject({ isStarting: true });
    await started;
  });

  test.each([
    ['a decline', DECLINED, FAILED],
    ['a payment', PAID, COMPLETE],
    [
      'a card that the bank still processes',
      { ...AT_BANK, redirect_url: null },
      ['/regisbachelor/payment/callback', { replace: true }],
    ],
  ] as const)('that ends in %s leads to its page', async (_name, started, page) => {
    fakePayments().started = started;
    const { store, navigate } = await loadedStore();
    await store.start(CARD_REQUEST);
    expect(store.$state.get().kind).toBe('redirecting');
    await pass(RECEIVED_NOTICE_MS);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(...page);
  });

  test('a payment that has come is shown before its result, one of nothing is not', async () => {
    const server = fakePayments();
    server.started = PAID;
    const { store, navigate } = await loadedStore();
    await store.start(CARD_REQUEST);
    expect(store.$state.get()).toMatchObject({ received: PAID });
    await pass(RECEIVED_NOTICE_MS - 1);
    expect(navigate).not.toHaveBeenCalled();
    await pass(1);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(...COMPLETE);

    server.charge = NONE;
    server.started = { ...PAID, method: 'none', amount: 0 };
    server.methods = { amount: 0, methods: ['none'] };
    const free = await loadedStore();
    await free.store.start({ method: 'none' });
    expect(free.store.$state.get()).toEqual({ kind: 'redirecting' });
    expect(free.navigate).toHaveBeenCalledExactlyOnceWith(...COMPLETE);
  });

  test('a card leads to the bank; a URL that is no bank is reported', async () => {
    fakePayments().started = AT_BANK;
    const { store, payment } = await loadedStore();
    payment.redirectToBank.mockReturnValueOnce(false);
    await store.start(CARD_REQUEST);
    expect(store.$state.get()).toMatchObject({ kind: 'ready', problem: { kind: 'bank-url-rejected' } });
    await store.start(CARD_REQUEST);
    expect(store.$state.get().kind).toBe('redirecting');
    expect(payment.redirectToBank).toHaveBeenLastCalledWith(AT_BANK.redirect_url);
  });

  test('another amount than the one shown is not charged: the new one is loaded, and said to be new', async () => {
    const server = fakePayments();
    const { store } = await loadedStore();
    server.opened = { ...NONE, amount: 250 };
    server.methods = { ...server.methods, amount: 250 };
    await store.start(QR_REQUEST);
    expect(store.$state.get()).toMatchObject({
      kind: 'ready',
      methods: { amount: 250 },
      problem: { kind: 'amount-changed' },
    });
    expect(server.count('POST', START)).toBe(0);
  });

  test.each([
    ['by Thai QR', QR_REQUEST, { ...QR, amount: 1500 }],
    ['by card', CARD_REQUEST, { ...AT_BANK, amount: 1500 }],
  ])(
    'a charge %s over another amount than the one shown waits until the payer accepts it',
    async (_name, request, started) => {
      const server = fakePayments();
      server.started = started;
      const { store, payment } = await loadedStore();
      await store.start(request);
      expect(store.$state.get()).toMatchObject({
        kind: 'ready',
        methods: { amount: 500 },
        newAmount: 1500,
        qr: undefined,
      });
      expect(payment.redirectToBank).not.toHaveBeenCalled();
      await pass(30_000);
      expect(store.$state.get()).toMatchObject({ kind: 'ready', newAmount: 1500, qr: undefined });
      store.acceptNewAmount();
      if (started.method === 'card')
        expect(payment.redirectToBank).toHaveBeenCalledExactlyOnceWith(AT_BANK.redirect_url);
      else
        expect(store.$state.get()).toMatchObject({
          methods: { amount: 1500 },
          newAmount: undefined,
          qr: { kind: 'open' },
        });
    },
  );

  test('an image over another amount waits in the same way, and a charge that changes later is told as before', async () => {
    const server = fakePayments({ ...QR, amount: 500 });
    server.image = { amount: 300 };
    const { store } = await loadedStore();
    await store.loadQrImage();
    expect(store.$state.get()).toMatchObject({ methods: { amount: 500 }, newAmount: 300, qr: undefined });
    store.acceptNewAmount();
    await store.loadQrImage();
    await pass(30_000);
    expect(store.$state.get()).toMatchObject({ methods: { amount: 300 }, newAmount: undefined, qr: { kind: 'open' } });
    server.charge = { ...QR, amount: 700 };
    await pass(30_000);
    expect(store.$state.get()).toMatchObject({ charge: { amount: 700 }, newAmount: undefined, qr: undefined });
  });

  test('an answer that was lost may hide another amount, too', async () => {
    const server = fakePayments();
    server.started = { ...AT_BANK, amount: 1500 };
    const { store } = await loadedStore();
    server.failures.push({ path: START, when: 'after', as: 'offline' });
    server.onStart = () => void server.failures.push({ path: CHECK, when: 'before', as: 'offline' });
    await store.start(CARD_REQUEST);
    await pass(30_000);
    expect(store.$state.get()).toMatchObject({ kind: 'ready', newAmount: 1500 });
  });

  test('where applying is not allowed any more a dialog says so, and nothing is charged', async () => {
    const server = fakePayments();
    server.eligibility = { can_apply: false, reason: 'Closed in May' };
    const { store, session } = await loadedStore();
    await store.start(QR_REQUEST);
    expect(session.environment.dialogs.showNotEligible).toHaveBeenCalledExactlyOnceWith('Closed in May');
    expect(store.$state.get()).toMatchObject({ kind: 'ready', isStarting: false, problem: undefined });
    expect(server.count('POST', '')).toBe(0);
  });

  test('a refusal is reported, and the next press clears it', async () => {
    const server = fakePayments();
    server.failures.push({ path: START, when: 'before', as: 422 });
    const { store } = await loadedStore();
    await store.start(QR_REQUEST);
    expect(store.$state.get()).toMatchObject({
      problem: { kind: 'refused', error: { status: 422 } },
      isStarting: false,
    });
    await store.start(QR_REQUEST);
    expect(store.$state.get()).toMatchObject({ problem: undefined, charge: QR });
  });
});
