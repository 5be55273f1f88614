import { describe, expect, test } from 'vitest';
import { RECEIVED_NOTICE_MS } from '../../src/config/constants.ts';
import { createPaymentStore } from '../../src/payment/payment-store.ts';
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
  PAYMENT_RETURN,
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

  test('of a paid application opens its result', async () => {
    fakePayments(PAID);
    const { store, navigate } = await loadedStore();
    expect(store.$state.get().kind).toBe('redirecting');
    expect(navigate).toHaveBeenCalledExactlyOnceWith(...COMPLETE);
  });

  test('a card the bank decides without the payer opens the waiting page', async () => {
    const server = fakePayments();
    server.started = { ...AT_BANK, redirect_url: undefined };
    const { session, store } = await loadedStore();
    await store.start(CARD_REQUEST);
    const other = createPaymentStore(session);
    await other.load();
    expect(other.$state.get().kind).toBe('redirecting');
    expect(session.environment.location.navigate).toHaveBeenLastCalledWith(...PAYMENT_RETURN);
    expect(server.count('GET', CHECK)).toBeGreaterThan(0);
  });

  test('may be repeated after a failure', async () => {
    const server = fakePayments(DECLINED);
    server.failures.push({ path: 'available-method', when: 'before', as: 'offline' });
    const { store } = await loadedStore();
    expect(store.$state.get()).toMatchObject({ kind: 'load-failed', error: { kind: 'offline' } });
    await store.load();
    expect(store.$state.get()).toMatchObject({ kind: 'ready', charge: DECLINED });
  });

  test('only the newest load counts', async () => {
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
  test('ten presses in one tick send one start and share its result', async () => {
    const server = fakePayments();
    const { store } = await loadedStore();
    await Promise.all(Array.from({ length: 10 }, () => store.start(QR_REQUEST)));
    expect(server.count('POST', START)).toBe(1);
    expect(store.$state.get()).toMatchObject({ kind: 'ready', charge: QR, isStarting: false });
  });

  test('is shown from the press on', async () => {
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
  ] as const)('that ends in %s opens its page', async (_name, started, page) => {
    fakePayments().started = started;
    const { store, navigate } = await loadedStore();
    await store.start(CARD_REQUEST);
    expect(store.$state.get().kind).toBe('redirecting');
    await pass(RECEIVED_NOTICE_MS);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(...page);
  });

  test('a received payment is announced before the result; a free application is not', async () => {
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

  test("a card start opens the bank; a URL that is not the bank's is reported", async () => {
    fakePayments().started = AT_BANK;
    const { store, payment } = await loadedStore();
    payment.redirectToBank.mockReturnValueOnce(false);
    await store.start(CARD_REQUEST);
    expect(store.$state.get()).toMatchObject({ kind: 'ready', problem: { kind: 'bank-url-rejected' } });
    await store.start(CARD_REQUEST);
    expect(store.$state.get().kind).toBe('redirecting');
    expect(payment.redirectToBank).toHaveBeenLastCalledWith(AT_BANK.redirect_url);
  });

  test('an amount other than the one shown is not charged, but loaded and reported as new', async () => {
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
  ])('a charge %s with a changed amount waits until the payer accepts it', async (_name, request, started) => {
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
    if (started.method === 'card') expect(payment.redirectToBank).toHaveBeenCalledExactlyOnceWith(AT_BANK.redirect_url);
    else
      expect(store.$state.get()).toMatchObject({
        methods: { amount: 1500 },
        newAmount: undefined,
        qr: { kind: 'open' },
      });
  });

  test('an image with a changed amount waits likewise, and a later change of the charge is shown', async () => {
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

  test('a lost answer may hide a changed amount, too', async () => {
    const server = fakePayments();
    server.started = { ...AT_BANK, amount: 1500 };
    const { store } = await loadedStore();
    server.failures.push({ path: START, when: 'after', as: 'offline' });
    server.onStart = () => void server.failures.push({ path: CHECK, when: 'before', as: 'offline' });
    await store.start(CARD_REQUEST);
    await pass(30_000);
    expect(store.$state.get()).toMatchObject({ kind: 'ready', newAmount: 1500 });
  });

  test.each([
    ['by Thai QR', QR_REQUEST, QR],
    ['by card', CARD_REQUEST, AT_BANK],
  ])('a charge %s that later names no amount is still to be accepted, and only once', async (_name, request, told) => {
    const server = fakePayments();
    server.started = { ...told, amount: 600 };
    const { store } = await loadedStore();
    await store.start(request);
    server.charge = told;
    await pass(30_000);
    expect(store.$state.get()).toMatchObject({ charge: { amount: 600 }, newAmount: 600, qr: undefined });
    store.acceptNewAmount();
    await pass(30_000);
    if (told === QR)
      expect(store.$state.get()).toMatchObject({
        charge: { amount: 600 },
        methods: { amount: 600 },
        newAmount: undefined,
      });
    else expect(store.$state.get().kind).toBe('redirecting');
  });

  test("an image without an amount leaves the charge's changed amount", async () => {
    const server = fakePayments({ ...QR, amount: 700 });
    server.image = { amount: undefined };
    const { store } = await loadedStore();
    await store.loadQrImage();
    expect(store.$state.get()).toMatchObject({ charge: { amount: 700 }, newAmount: undefined, qr: undefined });
  });

  describe('in an unknown state', () => {
    const unknown = (charge: typeof QR): typeof QR => ({ ...charge, status: 'settled' as typeof QR.status });

    test.each([
      ['by Thai QR', QR_REQUEST, QR],
      ['by card', CARD_REQUEST, AT_BANK],
    ])(
      'a charge %s with a changed amount is to be accepted only once it is known to be open',
      async (_name, request, told) => {
        const server = fakePayments();
        server.started = unknown({ ...told, amount: 600 });
        const { store, payment } = await loadedStore();
        await store.start(request);
        expect(store.$state.get()).toMatchObject({
          charge: { unknownStatus: 'settled' },
          newAmount: undefined,
          qr: undefined,
        });
        store.acceptNewAmount();
        expect(store.$state.get()).toMatchObject({ kind: 'ready', methods: { amount: 500 } });
        expect(payment.redirectToBank).not.toHaveBeenCalled();
        server.charge = told;
        await pass(30_000);
        expect(store.$state.get()).toMatchObject({ newAmount: 600, qr: undefined });
      },
    );

    test('a code with a changed amount is neither shown nor to be accepted', async () => {
      const server = fakePayments(unknown({ ...QR, amount: 500 }));
      server.image = { amount: 600 };
      const { store } = await loadedStore();
      await store.loadQrImage();
      expect(store.$state.get()).toMatchObject({ newAmount: undefined, qr: undefined });
    });

    test('a pending question about the amount ends', async () => {
      const server = fakePayments();
      server.started = { ...QR, amount: 600 };
      const { store } = await loadedStore();
      await store.start(QR_REQUEST);
      server.charge = unknown({ ...QR, amount: 600 });
      await pass(30_000);
      expect(store.$state.get()).toMatchObject({
        charge: { unknownStatus: 'settled' },
        newAmount: undefined,
        qr: undefined,
      });
    });
  });

  test.each([
    ['is running', true],
    ['was refused', false],
  ])('a late image does not interrupt a card start that %s', async (_name, isUnderWay) => {
    const server = fakePayments({ ...QR, amount: 500 });
    const { store } = await loadedStore();
    const answerImage = server.hold('-image');
    const image = store.loadQrImage();
    await pass(0);
    const answerStart = isUnderWay ? server.hold(START) : undefined;
    if (!isUnderWay) server.failures.push({ path: START, when: 'before', as: 422 });
    const started = store.start(CARD_REQUEST);
    await pass(0);
    answerImage({ image: 'data:image/png;base64,AA', amount: 600 } as unknown as typeof QR);
    await image;
    expect(server.count('POST', START)).toBe(1);
    expect(store.$state.get()).toMatchObject({ kind: 'ready', isStarting: isUnderWay, newAmount: undefined });
    answerStart?.(AT_BANK);
    await started;
    expect(store.$state.get().kind).toBe(isUnderWay ? 'redirecting' : 'ready');
  });

  test('an image requested during a start does not interrupt it either', async () => {
    const server = fakePayments({ ...QR, amount: 500 });
    server.image = { amount: 600 };
    const { store } = await loadedStore();
    const answerStart = server.hold(START);
    const started = store.start(CARD_REQUEST);
    await pass(0);
    await store.loadQrImage();
    expect(store.$state.get()).toMatchObject({ kind: 'ready', isStarting: true, newAmount: undefined });
    answerStart(AT_BANK);
    await started;
    expect(store.$state.get().kind).toBe('redirecting');
  });

  test('an answer from before the start leaves the question about the new amount open', async () => {
    const server = fakePayments(AT_BANK);
    server.started = { ...QR, amount: 600 };
    const { store } = await loadedStore();
    const answerPoll = server.hold(CHECK);
    await pass(3000);
    await store.start(QR_REQUEST);
    expect(store.$state.get()).toMatchObject({ kind: 'ready', newAmount: 600 });
    answerPoll(AT_BANK);
    await pass(0);
    expect(store.$state.get()).toMatchObject({ kind: 'ready', charge: { charge_id: QR.charge_id }, newAmount: 600 });
  });

  test('the question about one charge is not asked about the next one', async () => {
    const server = fakePayments();
    server.started = { ...QR, amount: 600 };
    const { store } = await loadedStore();
    await store.start(QR_REQUEST);
    server.started = { ...QR, charge_id: 'c9' };
    const started = store.start({ ...QR_REQUEST, renew: true });
    expect(store.$state.get()).toMatchObject({ isStarting: true, newAmount: undefined });
    await started;
    expect(store.$state.get()).toMatchObject({
      charge: { charge_id: 'c9' },
      newAmount: undefined,
      qr: { kind: 'open' },
    });
  });

  test('if applying is no longer allowed, a dialog says so and nothing is charged', async () => {
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
