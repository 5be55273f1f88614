import { afterEach, describe, expect, test, vi } from 'vitest';
import { setServerTime } from '../../src/api/server-time.ts';
import { RECEIVED_NOTICE_MS } from '../../src/config/constants.ts';
import { qrDeadline, qrStateOf, type QrState } from '../../src/payment/qr-state.ts';
import { isQrOpen } from '../../src/payment/payment-state.ts';
import { CHARGE_STATES } from '../../src/config/words.ts';
import type { Charge } from '../../src/model/payment.ts';
import {
  AT_BANK,
  CHECK,
  DECLINED,
  fakePayments,
  loadedStore,
  PAID,
  pass,
  QR,
  QR_REQUEST,
  useFakeClock,
} from './fake-payments.ts';

const START = Date.parse('2026-11-20T10:00:00Z');
const MINUTE = 60_000;
const DEADLINE = START + 10 * MINUTE;
const OPEN: Charge = { status: 'pending', method: 'thai_qr', charge_id: 'c1', expires_at: '2026-11-20T10:10:00Z' };

describe('the deadline', () => {
  const charge = { charge_id: 'c1', expires_at: '2026-11-20T10:10:00Z' };
  const pending = { flow: 'bachelor', applicationId: '7', chargeId: 'c1', startedAt: START } as const;

  test("is the server's for the image, else for the charge", () => {
    const image = { expires_at: '2026-11-20T10:08:00Z' };
    expect(qrDeadline({ charge, image, pending })).toBe(START + 8 * MINUTE);
    expect(qrDeadline({ charge, pending })).toBe(DEADLINE);
  });

  test('is ten minutes after the start when the server names none, also after a reload', () => {
    const silent = { charge_id: 'c1', expires_at: null };
    expect(qrDeadline({ charge: silent, pending })).toBe(DEADLINE);
    expect(qrDeadline({ charge: { ...silent, charge_id: 'c2' }, pending })).toBeUndefined();
    expect(qrDeadline({ charge: silent, pending: null })).toBeUndefined();
    expect(qrDeadline({ charge: {}, pending: { startedAt: START } })).toBe(DEADLINE);
    expect(qrDeadline({ charge: {}, pending })).toBeUndefined();
  });

  test('ends the time in which an open code is continued', () => {
    const isOpenAt = (now: number, charge = OPEN) => isQrOpen(charge, { now, monotonicNow: 5000, pending: null });
    expect([START, DEADLINE - 1, DEADLINE].map((now) => isOpenAt(now))).toEqual([true, true, false]);
    expect(isOpenAt(START, { ...OPEN, status: 'expired' })).toBe(false);
  });
});

describe('the state of a code', () => {
  const stateAt = (now: number, before?: QrState, askedAt?: number, charge: Charge = OPEN): QrState | undefined =>
    qrStateOf({ charge, pending: null }, { now, monotonicNow: 5000, askedAt }, before);
  const LAST_CHECK: QrState = { kind: 'last-check', since: 5000 };

  test('is open until the very millisecond of its deadline', () => {
    expect(stateAt(DEADLINE - 1)).toEqual({ kind: 'open', until: DEADLINE });
    expect(stateAt(DEADLINE)).toEqual(LAST_CHECK);
  });

  test('expires only by a response to a request from after the deadline', () => {
    expect(stateAt(DEADLINE + 1, LAST_CHECK)).toEqual(LAST_CHECK);
    expect(stateAt(DEADLINE + 1, LAST_CHECK, 4999)).toEqual(LAST_CHECK);
    expect(stateAt(DEADLINE + 1, LAST_CHECK, 5000)).toEqual({ kind: 'expired' });
  });

  test('reopens if a fast clock is corrected before the last response', () => {
    expect(stateAt(DEADLINE - 1, LAST_CHECK, 5000)).toEqual({ kind: 'open', until: DEADLINE });
    expect(stateAt(DEADLINE - 1, { kind: 'expired' })).toEqual({ kind: 'expired' });
  });

  test.each(CHARGE_STATES)('of a charge that is %s is expired only if the server says so', (status) => {
    const expected = { pending: 'last-check', expired: 'expired' }[status as string];
    expect(stateAt(DEADLINE + MINUTE, undefined, 9000, { ...OPEN, status })?.kind).toBe(expected);
    if (status !== 'pending')
      expect(stateAt(DEADLINE + MINUTE, { kind: 'expired' }, 9000, { ...OPEN, status })?.kind).toBe(expected);
  });

  test('does not exist for a card', () => {
    expect(stateAt(START, undefined, undefined, { ...OPEN, method: 'card' })).toBeUndefined();
  });
});

describe('the payment page', () => {
  useFakeClock();
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
    ['declined', { ...DECLINED, method: 'thai_qr' as const, charge_id: 'c1' }, 'redirecting'],
    ['cancelled', { ...QR, status: 'cancelled' as const }, undefined],
    ['replaced by a card payment', AT_BANK, undefined],
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
    expect(qrOf(store)).toEqual({ kind: 'open', until: START + 8 * MINUTE });
  });

  test('counts down from the start in this browser if the server names no time', async () => {
    const silent = { ...QR, expires_at: null };
    const server = fakePayments(silent);
    const { store } = await loadedStore();
    expect(qrOf(store)).toBeUndefined();
    server.started = silent;
    await store.start(QR_REQUEST);
    expect(qrOf(store)).toEqual({ kind: 'open', until: DEADLINE, since: START });
  });

  test('has no code for an outdated amount', async () => {
    fakePayments({ ...QR, amount: 700 });
    const { store } = await loadedStore();
    expect(qrOf(store)).toBeUndefined();
  });

  test('notices the deadline within a second after the device has slept', async () => {
    fakePayments(QR);
    const { store } = await loadedStore();
    vi.setSystemTime(DEADLINE + MINUTE);
    await pass(1000);
    expect(qrOf(store)).toEqual({ kind: 'expired' });
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
