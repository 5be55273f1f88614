// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { oneTabAtATime } from '../../../src/engine/payment/across-tabs.ts';
import { startPayment } from '../../../src/engine/payment/start-payment.ts';
import { $paymentUnderWay } from '../../../src/state/payment-under-way.ts';
import { applying, AT_BANK, DECLINED, fakePayments, lost, NONE, PAID, QR, refused } from './fake-payments.ts';

vi.mock('../../../src/config/env.ts', () => import('./environment.ts'));

const START = 'payment/application';
const CHECK = 'payment/check';
const CARD = { method: 'card', card: { token: 'tokn', mid: 'm' } } as const;
const at = (instant: string): unknown => vi.setSystemTime(new Date(instant));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  at('2026-11-20T10:00:00Z');
  $paymentUnderWay.set(null);
  return () => vi.useRealTimers();
});

describe('one charge', () => {
  test('ten presses in one tick send one start, and all learn what came of it', async () => {
    const server = fakePayments();
    const context = applying();
    const results = await Promise.all(Array.from({ length: 10 }, () => startPayment(context, { method: 'thai_qr' })));
    expect(server.count('POST', START)).toBe(1);
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['waiting']));
  });

  test('an open QR goes on and is not made again', async () => {
    const server = fakePayments(QR);
    expect(await startPayment(applying(), { method: 'thai_qr' })).toMatchObject({ kind: 'waiting', charge: QR });
    expect(server.seen.map(({ method }) => method)).toEqual(['GET']);
  });

  test('an open card charge goes on at the bank', async () => {
    const server = fakePayments(AT_BANK);
    expect(await startPayment(applying(), CARD)).toMatchObject({ kind: 'bank', address: AT_BANK.redirect_url });
    expect(server.count('POST', START)).toBe(0);
  });

  test('what is paid is reported, whatever method was pressed', async () => {
    const server = fakePayments(PAID);
    expect(await startPayment(applying(), CARD)).toMatchObject({ kind: 'paid' });
    expect(server.count('POST', START)).toBe(0);
  });

  test('a QR that is over is replaced, by its time or by the applicant', async () => {
    const server = fakePayments(QR);
    expect(await startPayment(applying(), { method: 'thai_qr', renew: true })).toMatchObject({ kind: 'waiting' });
    at('2026-11-20T10:10:00Z');
    await startPayment(applying(), { method: 'thai_qr' });
    expect(server.count('POST', START)).toBe(2);
  });

  test('another amount than the applicant was told is not charged', async () => {
    const server = fakePayments();
    server.opened = { ...NONE, amount: 250 };
    expect(await startPayment(applying(), { method: 'thai_qr', amount: 200 })).toEqual({ kind: 'repriced' });
    expect(server.count('POST', START)).toBe(0);
    expect(await startPayment(applying(), { method: 'thai_qr', amount: 250 })).toMatchObject({ kind: 'waiting' });
  });

  test('another method may follow an open or failed one', async () => {
    for (const before of [QR, DECLINED]) {
      const server = fakePayments(before);
      server.started = AT_BANK;
      expect(await startPayment(applying(), CARD)).toMatchObject({ kind: 'bank' });
      expect(server.seen.at(-1)?.body).toEqual({ application_id: '7', method: 'card', token: 'tokn', mid: 'm' });
    }
  });

  test('a decline is the word of the server', async () => {
    const server = fakePayments();
    server.started = DECLINED;
    expect(await startPayment(applying(), CARD)).toMatchObject({ kind: 'failed', charge: DECLINED });
  });
});

describe('an answer that was lost', () => {
  test.each([lost('timeout'), lost('offline'), refused(500), refused(502)])('is read back (%s)', async (error) => {
    const server = fakePayments();
    server.started = AT_BANK;
    server.faults.push({ path: START, when: 'after', error });
    expect(await startPayment(applying(), CARD)).toMatchObject({ kind: 'bank', address: AT_BANK.redirect_url });
    expect(server.count('POST', START)).toBe(1);
  });

  test('stays unknown for a card while the server may still be at work', async () => {
    const server = fakePayments();
    server.faults.push({ path: START, when: 'before', error: lost('timeout') });
    expect(await startPayment(applying(), CARD)).toMatchObject({ kind: 'unknown', repeatable: false });
  });

  test('stays unknown when it cannot be read back', async () => {
    const server = fakePayments();
    server.faults.push({ path: START, when: 'after', error: lost() });
    server.faults.push({ path: CHECK, when: 'before', error: lost(), skip: 1 });
    expect(await startPayment(applying(), { method: 'thai_qr' })).toMatchObject({ kind: 'unknown', repeatable: true });
    expect(server.count('POST', START)).toBe(1);
  });

  test('of a server that failed and did nothing may be pressed again', async () => {
    const server = fakePayments();
    server.faults.push({ path: START, when: 'before', error: refused(500) });
    expect(await startPayment(applying(), CARD)).toMatchObject({ kind: 'refused', error: { status: 500 } });
    expect(await startPayment(applying(), CARD)).toMatchObject({ kind: 'waiting' });
  });

  test('after an earlier charge: a new one that was opened and never started is nothing', async () => {
    const server = fakePayments(DECLINED);
    server.started = NONE;
    server.faults.push({ path: START, when: 'after', error: refused(500) });
    expect(await startPayment(applying(), CARD)).toMatchObject({ kind: 'refused' });
    expect($paymentUnderWay.get()).toBeNull();
  });

  test('"there is one already" shows that one', async () => {
    const server = fakePayments();
    server.started = AT_BANK;
    server.faults.push({ path: START, when: 'after', error: refused(409) });
    expect(await startPayment(applying(), CARD)).toMatchObject({ kind: 'bank' });
  });
});

test('nothing is sent when the first look fails', async () => {
  const server = fakePayments();
  server.faults.push({ path: CHECK, when: 'before', error: lost() });
  expect(await startPayment(applying(), CARD)).toMatchObject({ kind: 'refused', error: { kind: 'offline' } });
  expect(server.count('POST', '')).toBe(0);
});

describe('the payment under way', () => {
  test('is kept with its flow, application, charge and first time', async () => {
    fakePayments();
    await startPayment(applying(), { method: 'thai_qr' });
    const kept = { flow: 'bachelor', id: '7', charge: 'c1', started: Date.parse('2026-11-20T10:00:00Z') };
    expect($paymentUnderWay.get()).toMatchObject(kept);
    at('2026-11-20T10:05:00Z');
    await startPayment(applying(), { method: 'thai_qr' });
    expect($paymentUnderWay.get()).toMatchObject(kept);
  });

  test('is not made up when nothing was started', async () => {
    fakePayments(NONE).started = DECLINED;
    await startPayment(applying(), CARD);
    expect($paymentUnderWay.get()).toBeNull();
  });
});

describe('two tabs', () => {
  /** Lets one holder of a name in at a time, as browsers do. */
  const fakeLocks = () => {
    let last: Promise<unknown> = Promise.resolve();
    return {
      request: (_name: string, _options: object, run: () => Promise<unknown>) => {
        const mine = last.then(run);
        last = mine.catch(() => undefined);
        return mine;
      },
    };
  };

  test('take turns', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    const order: string[] = [];
    const run = (name: string) => async () => {
      order.push(`${name} in`);
      await Promise.resolve();
      order.push(`${name} out`);
    };
    await Promise.all([oneTabAtATime('pay', run('a')), oneTabAtATime('pay', run('b'))]);
    expect(order).toEqual(['a in', 'a out', 'b in', 'b out']);
  });

  test('a browser without locks, or one that refuses them, does it all the same', async () => {
    const run = () => Promise.resolve('done');
    for (const locks of [undefined, { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }]) {
      vi.stubGlobal('navigator', { locks });
      expect(await oneTabAtATime('pay', run)).toBe('done');
    }
  });

  test('what goes wrong inside is not done twice', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    const run = vi.fn(() => Promise.reject(new Error('inside')));
    await expect(oneTabAtATime('pay', run)).rejects.toThrow('inside');
    expect(run).toHaveBeenCalledTimes(1);
  });
});
