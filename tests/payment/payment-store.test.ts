import { afterEach, describe, expect, test, vi } from 'vitest';
import { setServerTime } from '../../src/api/server-time.ts';
import { CALL_TIMEOUT_MS, RECEIVED_NOTICE_MS } from '../../src/config/constants.ts';
import { createPaymentStore } from '../../src/payment/payment-store.ts';
import {
  AT_BANK,
  CARD_REQUEST,
  CHECK,
  COMPLETE,
  DECLINED,
  FAILED,
  NONE,
  PAID,
  PAYMENT_RETURN,
  QR,
  QR_REQUEST,
  START,
  fakePayments,
  fakeSession,
  loadedStore,
  openStore,
  pass,
  useFakeClock,
} from './fake-payments.ts';
import { startPayment } from '../../src/payment/start-payment.ts';
import type { Charge } from '../../src/model/payment.ts';
import type { FakePayment } from '../application/test-session.ts';

useFakeClock();

describe('loading', () => {
  test('a load shows methods and charge, and starts nothing', async () => {
    const server = fakePayments();
    const { store } = await loadedStore();
    expect(store.$state.get()).toMatchObject({ kind: 'ready', methods: server.methods, charge: NONE });
    expect(server.count('POST', '')).toBe(0);
  });

  test('a load of a paid application leads to its result', async () => {
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

  test('a failed load may be repeated', async () => {
    const server = fakePayments(DECLINED);
    server.failures.push({ path: 'available-method', when: 'before', as: 'offline' });
    const { store } = await loadedStore();
    expect(store.$state.get()).toMatchObject({ kind: 'load-failed', error: { kind: 'offline' } });
    await store.load();
    expect(store.$state.get()).toMatchObject({ kind: 'ready', charge: DECLINED });
  });

  test('the first load takes the methods that were asked for before, and the next load asks', async () => {
    const server = fakePayments();
    const { session } = openStore();
    const store = createPaymentStore(session, Promise.resolve({ amount: 300, currency: 'THB', methods: [] }));
    await store.load();
    expect(store.$state.get()).toMatchObject({ kind: 'ready', methods: { amount: 300 } });
    expect(server.count('GET', 'available-method')).toBe(0);
    await store.load();
    expect(store.$state.get()).toMatchObject({ kind: 'ready', methods: server.methods });
    expect(server.count('GET', 'available-method')).toBe(1);
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

  test('an answer to an older load is dropped', async () => {
    const server = fakePayments();
    const { store } = openStore();
    const answerOlder = server.hold(CHECK);
    const older = store.load();
    await pass(0);
    server.charge = QR;
    await store.load();
    answerOlder(NONE);
    await older;
    expect(store.$state.get()).toMatchObject({ kind: 'ready', charge: QR });
  });

  test('a page that is left while it loads asks for nothing more', async () => {
    fakePayments(QR);
    const { store } = openStore();
    const load = store.load();
    store.dispose();
    await load;
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a load that cannot read the charge', () => {
  const STARTED_HERE = {
    applicationId: '7',
    chargeId: 'c1',
    method: 'thai_qr',
    startedAt: Date.parse('2026-11-20T10:00Z'),
  };
  const opened = (pending: typeof STARTED_HERE | null) => {
    const page = openStore();
    page.payment.pendingPaymentStore('bachelor').set(pending);
    return page;
  };

  test.each([
    ['of this tab', 'c1'],
    ['that another tab has opened since', 'c0'],
  ])('shows the open Thai QR %s by its image, and asks for the charge at once', async (_name, chargeId) => {
    const server = fakePayments(QR);
    server.image = { expires_at: '2026-11-20T10:08:00Z' };
    server.failures.push({ path: CHECK, when: 'before', as: 'offline' });
    const { store } = opened({ ...STARTED_HERE, chargeId });
    await store.load();
    expect(store.$state.get()).toMatchObject({
      kind: 'ready',
      charge: { ...QR, amount: 500, expires_at: '2026-11-20T10:08:00Z' },
      qr: { kind: 'open' },
    });
    expect(server.count('GET', CHECK)).toBe(2);
  });

  test.each([
    ['nothing was started here', null, 'offline', { kind: 'offline' }],
    ['the server refuses', STARTED_HERE, 422, { status: 422 }],
  ] as const)('asks for no code and says why if %s', async (_name, pending, as, error) => {
    const server = fakePayments(QR);
    server.failures.push({ path: CHECK, when: 'before', as });
    const { store } = opened(pending);
    await store.load();
    expect(store.$state.get()).toMatchObject({ kind: 'load-failed', error });
    expect(server.count('GET', '-image')).toBe(0);
  });

  test('says what became of that request if there is no code, either', async () => {
    const server = fakePayments(QR);
    server.failures.push(
      { path: CHECK, when: 'before', as: 'timeout' },
      { path: '-image', when: 'before', as: 'offline' },
    );
    const { store } = opened(STARTED_HERE);
    void store.load();
    await pass(CALL_TIMEOUT_MS);
    expect(store.$state.get()).toMatchObject({ kind: 'load-failed', error: { kind: 'timeout' } });
  });
});

describe('starting', () => {
  test('a press before the page has loaded sends nothing', async () => {
    const server = fakePayments();
    await openStore().store.start(QR_REQUEST);
    expect(server.seen).toEqual([]);
  });

  test('ten presses in one tick send one start and share its result', async () => {
    const server = fakePayments();
    const { store } = await loadedStore();
    await Promise.all(Array.from({ length: 10 }, () => store.start(QR_REQUEST)));
    expect(server.count('POST', START)).toBe(1);
    expect(store.$state.get()).toMatchObject({ kind: 'ready', charge: QR, isStarting: false });
  });

  test('a start shows from the press on', async () => {
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
  ] as const)('a start that ends in %s leads to its page', async (_name, started, page) => {
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

  test('a card leads to the bank, and a URL that is not the bank’s is reported', async () => {
    fakePayments().started = AT_BANK;
    const { store, payment } = await loadedStore();
    payment.redirectToBank.mockReturnValueOnce(false);
    await store.start(CARD_REQUEST);
    expect(store.$state.get()).toMatchObject({ kind: 'ready', problem: { kind: 'bank-url-rejected' } });
    await store.start(CARD_REQUEST);
    expect(store.$state.get().kind).toBe('redirecting');
    expect(payment.redirectToBank).toHaveBeenLastCalledWith(AT_BANK.redirect_url);
  });

  test('an open charge at the bank is continued there', async () => {
    fakePayments(AT_BANK);
    const { store, payment } = await loadedStore();
    store.continueAtBank('https://bank.example/3ds');
    expect(payment.redirectToBank).toHaveBeenCalledExactlyOnceWith('https://bank.example/3ds');
  });

  test('an amount that has changed since is loaded, and said to have changed', async () => {
    const server = fakePayments();
    const { store } = await loadedStore();
    server.opened = { ...NONE, amount: 250 };
    server.methods = { ...server.methods, amount: 250 };
    await store.start(QR_REQUEST);
    expect(store.$state.get()).toMatchObject({ methods: { amount: 250 }, problem: { kind: 'amount-changed' } });
  });

  test('a charge at the bank over another amount than the one shown is opened when the payer accepts it', async () => {
    fakePayments().started = { ...AT_BANK, amount: 1500 };
    const { store, payment } = await loadedStore();
    await store.start(CARD_REQUEST);
    await pass(30_000);
    expect(store.$state.get()).toMatchObject({ kind: 'ready', newAmount: 1500 });
    expect(payment.redirectToBank).not.toHaveBeenCalled();
    store.acceptNewAmount();
    expect(payment.redirectToBank).toHaveBeenCalledExactlyOnceWith(AT_BANK.redirect_url);
  });

  test('an image that was asked for before a start does not count after its refusal', async () => {
    const server = fakePayments({ ...QR, amount: 500 });
    const { store } = await loadedStore();
    const answerImage = server.hold('-image');
    const image = store.loadQrImage();
    await pass(0);
    server.failures.push({ path: START, when: 'before', as: 422 });
    await store.start(CARD_REQUEST);
    answerImage({ image: 'data:image/png;base64,AA', amount: 600 });
    await image;
    expect(store.$state.get()).toMatchObject({ kind: 'ready', isStarting: false, newAmount: undefined });
  });

  test('an image that was asked for before the charge was known says nothing of it', async () => {
    const server = fakePayments({ ...QR, amount: 500 });
    const { store } = openStore();
    const answerImage = server.hold('-image');
    const image = store.loadQrImage();
    await store.load();
    answerImage({ image: 'data:image/png;base64,AA', amount: 600 });
    expect(await image).toMatchObject({ amount: 600 });
    expect(store.$state.get()).toMatchObject({ kind: 'ready', newAmount: undefined });
  });

  test('a response to a poll from before the start leaves the question about the new amount open', async () => {
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

  test('no dialog interrupts a start that is allowed', async () => {
    fakePayments();
    const { store, session } = await loadedStore();
    await store.start(QR_REQUEST);
    expect(session.environment.dialogs.showNotEligible).not.toHaveBeenCalled();
  });

  test('nothing else is started while the dialog says that applying is not allowed any more', async () => {
    const server = fakePayments();
    server.eligibility = { can_apply: false };
    const { store, session } = await loadedStore();
    const { showNotEligible } = session.environment.dialogs;
    let close = (_answer: boolean): void => undefined;
    showNotEligible.mockReturnValueOnce(new Promise((resolve) => (close = resolve)));
    const started = store.start(QR_REQUEST);
    await pass(0);
    void store.start(QR_REQUEST);
    await pass(0);
    expect(showNotEligible).toHaveBeenCalledOnce();
    close(false);
    await started;
    expect(server.count('POST', '')).toBe(0);
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
});

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

describe('the time of a Thai QR', () => {
  const BEGIN = Date.parse('2026-11-20T10:00:00Z');
  const MINUTE = 60_000;
  const DEADLINE = BEGIN + 10 * MINUTE;
  afterEach(() => setServerTime(Date.now()));
  const qrOf = (store: Awaited<ReturnType<typeof loadedStore>>['store']) => {
    const state = store.$state.get();
    return state.kind === 'ready' ? state.qr : state.kind;
  };

  test('checks once more at the deadline, and shows the code as expired after that response', async () => {
    const server = fakePayments(QR);
    const { store } = await loadedStore();
    expect(qrOf(store)).toEqual({ kind: 'open', until: DEADLINE });
    await pass(10 * MINUTE - 1);
    expect(qrOf(store)).toMatchObject({ kind: 'open' });
    const asked = server.count('GET', CHECK);
    const states: unknown[] = [];
    store.$state.listen(() => states.push(qrOf(store)));
    await pass(1);
    expect(server.count('GET', CHECK)).toBe(asked + 1);
    expect(states).toEqual([expect.objectContaining({ kind: 'last-check' }), { kind: 'expired' }]);
  });

  test('checks at a deadline within a second, too', async () => {
    fakePayments({ ...QR, expires_at: '2026-11-20T10:09:59.500Z' });
    const { store } = await loadedStore();
    await pass(10 * MINUTE - 501);
    expect(qrOf(store)).toMatchObject({ kind: 'open' });
    await pass(1);
    expect(qrOf(store)).toEqual({ kind: 'expired' });
  });

  test("follows the server's clock as the image tells it, not that of a phone that is fast", async () => {
    const server = fakePayments(QR);
    server.image = { server_time: '2026-11-20T09:55:00Z' };
    const { store } = await loadedStore();
    await store.loadQrImage();
    await pass(15 * MINUTE - 1);
    expect(qrOf(store)).toMatchObject({ kind: 'open' });
    await pass(1);
    expect(qrOf(store)).toEqual({ kind: 'expired' });
  });

  test('ignores a response to a request from before the deadline', async () => {
    const server = fakePayments(QR);
    const { store, navigate } = await loadedStore();
    await pass(10 * MINUTE - 100);
    const reply = server.hold(CHECK);
    store.check();
    await pass(100);
    expect(qrOf(store)).toMatchObject({ kind: 'last-check' });
    server.charge = PAID;
    reply(QR);
    await pass(RECEIVED_NOTICE_MS);
    expect(navigate).toHaveBeenCalledOnce();
  });

  test('polls at the usual pace while responses after the deadline have an unknown status', async () => {
    const server = fakePayments(QR);
    const { store } = await loadedStore();
    await pass(10 * MINUTE - 1);
    server.charge = { ...QR, status: 'settled' as Charge['status'] };
    const asked = server.count('GET', CHECK);
    await pass(1 + 10_000);
    expect(server.count('GET', CHECK)).toBe(asked + 2);
    expect(qrOf(store)).toMatchObject({ kind: 'last-check' });
  });

  test('keeps checking until the last request has its response', async () => {
    const server = fakePayments(QR);
    const { store } = await loadedStore();
    await pass(10 * MINUTE - 1);
    server.failures.push({ path: CHECK, when: 'before', as: 'offline' });
    await pass(1);
    expect(qrOf(store)).toMatchObject({ kind: 'last-check' });
    await pass(10_000);
    expect(qrOf(store)).toEqual({ kind: 'expired' });
  });

  test.each([
    ['paid', PAID, 'redirecting'],
    ['replaced by a new code', { ...QR, charge_id: 'c9', expires_at: '2026-11-20T10:20:00Z' }, { kind: 'open' }],
  ])('never shows a charge that was %s as expired', async (_name, charge, expected) => {
    const server = fakePayments(QR);
    const { store } = await loadedStore();
    await pass(10 * MINUTE - 1);
    server.charge = charge;
    const states: unknown[] = [];
    store.$state.listen(() => states.push(qrOf(store)));
    await pass(1);
    expect(states).not.toContainEqual({ kind: 'expired' });
    if (typeof expected === 'object') expect(qrOf(store)).toMatchObject(expected);
    else expect(qrOf(store)).toBe(expected);
  });

  test('notices a payment that arrives after the code has expired', async () => {
    const server = fakePayments(QR);
    const { store } = await loadedStore();
    await pass(10 * MINUTE);
    expect(qrOf(store)).toEqual({ kind: 'expired' });
    server.charge = PAID;
    await pass(10_000);
    expect(store.$state.get()).toMatchObject({ kind: 'redirecting', received: PAID });
  });

  test('shows the new code after an expired one, even if charges have no ids', async () => {
    const { charge_id: _id, ...nameless } = QR;
    const server = fakePayments(nameless);
    const { store } = await loadedStore();
    await pass(10 * MINUTE);
    expect(qrOf(store)).toEqual({ kind: 'expired' });
    server.started = { ...nameless, expires_at: '2026-11-20T10:20:00Z' };
    await store.start({ ...QR_REQUEST, renew: true });
    expect(qrOf(store)).toMatchObject({ kind: 'open', until: DEADLINE + 10 * MINUTE });
  });

  test("counts down the image's time from when it is loaded", async () => {
    const server = fakePayments(QR);
    server.image = { expires_at: '2026-11-20T10:08:00Z' };
    const { store } = await loadedStore();
    await store.loadQrImage();
    expect(qrOf(store)).toEqual({ kind: 'open', until: BEGIN + 8 * MINUTE });
  });

  test('stops its clock once it is disposed', async () => {
    const server = fakePayments(QR);
    const { store } = await loadedStore();
    store.dispose();
    const asked = server.count('GET', CHECK);
    await pass(11 * MINUTE);
    expect(server.count('GET', CHECK)).toBe(asked);
    expect(qrOf(store)).toMatchObject({ kind: 'open' });
  });
});
