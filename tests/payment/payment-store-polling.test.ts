import { describe, expect, test } from 'vitest';
import { RECEIVED_NOTICE_MS } from '../../src/config/constants.ts';
import {
  CARD_REQUEST,
  CHECK,
  COMPLETE,
  DECLINED,
  FAILED,
  fakePayments,
  loadedStore,
  NONE,
  PAID,
  pass,
  QR,
  QR_REQUEST,
  START,
  useFakeClock,
} from './fake-payments.ts';

useFakeClock();

describe('polling', () => {
  test('of an open charge leads to the result as soon as it has one', async () => {
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

  test('shows a Thai QR that has expired, and a new one is polled again', async () => {
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

  test('rests without an open charge, and when the page has gone', async () => {
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

  test('of which the server knows nothing after half a minute has come to nothing, and may be started again', async () => {
    const { server, store } = await lostStart(CARD_REQUEST);
    await pass(40_000);
    expect(store.$state.get()).toMatchObject({ kind: 'ready', charge: NONE, problem: { kind: 'start-not-received' } });
    server.started = PAID;
    await store.start(CARD_REQUEST);
    expect(store.$state.get()).toMatchObject({ kind: 'redirecting', received: PAID });
    await pass(RECEIVED_NOTICE_MS);
  });

  test('after an earlier charge that had ended is asked for all the same', async () => {
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

  test('of a Thai QR, which may be repeated, is over with the next answer', async () => {
    const { store } = await lostStart(QR_REQUEST);
    await pass(3000);
    expect(store.$state.get()).toMatchObject({ kind: 'ready', charge: NONE });
  });

  test('may be given up, which loads everything anew', async () => {
    const { store } = await lostStart(CARD_REQUEST);
    await store.load();
    expect(store.$state.get()).toMatchObject({ kind: 'ready', charge: NONE });
  });
});
