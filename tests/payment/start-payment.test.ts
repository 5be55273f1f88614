import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PaymentStart } from '../../src/payment/payment-state.ts';
import { startPayment, type PaymentRequest } from '../../src/payment/start-payment.ts';
import {
  AT_BANK,
  CARD_REQUEST,
  CHECK,
  DECLINED,
  fakePayments,
  fakeSession,
  NONE,
  PAID,
  QR,
  QR_REQUEST,
  START,
  useFakeClock,
} from './fake-payments.ts';
import { PAYMENT_MAY_RUN_MS } from '../../src/config/constants.ts';
import type { RenewLease } from '../../src/lib/lease.ts';
import { fakePaymentEnvironment, type FakePayment } from '../application/test-session.ts';

const at = (instant: string): unknown => vi.setSystemTime(new Date(instant));

let payment: ReturnType<typeof fakePaymentEnvironment>;
useFakeClock();
beforeEach(() => {
  payment = fakePaymentEnvironment();
});

/** Starts a payment, and lets the time pass that an answer which never comes is waited for. */
async function start(request: PaymentRequest): Promise<PaymentStart> {
  const started = startPayment(fakeSession({ payment }), request);
  await vi.runAllTimersAsync();
  return started;
}

describe('one charge', () => {
  test('an open QR is continued, not created again', async () => {
    const server = fakePayments(QR);
    expect(await start({ method: 'thai_qr' })).toMatchObject({ kind: 'charge', charge: QR });
    expect(server.seen.map(({ method }) => method)).toEqual(['GET']);
  });

  test('an open card charge continues at the bank', async () => {
    const server = fakePayments(AT_BANK);
    expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'bank', url: AT_BANK.redirect_url });
    expect(server.count('POST', START)).toBe(0);
  });

  describe('a card that the bank decides on without the payer', () => {
    const DECIDING = { ...AT_BANK, redirect_url: undefined };
    const startInFirstTab = async () => {
      const server = fakePayments();
      server.started = DECIDING;
      expect(await start(CARD_REQUEST)).toMatchObject({
        kind: 'charge',
        charge: { status: 'pending', charge_id: 'c2' },
      });
      expect(server.count('POST', START)).toBe(1);
      return server;
    };

    test.each([CARD_REQUEST, { method: 'thai_qr' }])('is waited for in another tab, too: %j', async (request) => {
      const server = await startInFirstTab();
      expect(await start(request)).toMatchObject({
        kind: 'charge',
        charge: { status: 'pending', charge_id: 'c2', method: 'card' },
      });
      expect(server.count('POST', START)).toBe(1);
    });

    test('is waited for, too, if the server started it instead of the code that was asked for', async () => {
      const server = fakePayments();
      server.started = DECIDING;
      await start(QR_REQUEST);
      expect(await start(QR_REQUEST)).toMatchObject({
        kind: 'charge',
        charge: { status: 'pending', charge_id: 'c2', method: 'card' },
      });
      expect(server.count('POST', START)).toBe(1);
    });

    test('is not waited for if the server has not known it for an hour', async () => {
      const server = await startInFirstTab();
      vi.setSystemTime(Date.now() + PAYMENT_MAY_RUN_MS);
      await start(CARD_REQUEST);
      expect(server.count('POST', START)).toBe(2);
    });

    test('is not assumed if the payer was sent to the bank and the server names the page only once', async () => {
      const server = fakePayments();
      server.started = AT_BANK;
      expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'bank' });
      server.charge = DECIDING;
      await start(CARD_REQUEST);
      expect(server.count('POST', START)).toBe(2);
    });

    test('is not assumed for a charge without an id that followed a QR code and was refused', async () => {
      const server = fakePayments();
      server.started = { ...QR, charge_id: undefined };
      await start({ method: 'thai_qr' });
      server.failures.push({ path: START, when: 'before', as: 422 });
      expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'refused' });
      server.charge = { ...DECIDING, charge_id: undefined };
      await start(CARD_REQUEST);
      expect(server.count('POST', START)).toBe(3);
    });

    test('is not assumed for an opened charge whose start was refused', async () => {
      const server = fakePayments();
      server.failures.push({ path: START, when: 'before', as: 422 });
      expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'refused' });
      server.charge = DECIDING;
      await start(CARD_REQUEST);
      expect(server.count('POST', START)).toBe(2);
    });
  });

  test.each([{}, { amount: 500 }])(
    'an open charge for the same or an unnamed amount is continued: %j',
    async (shown) => {
      for (const [before, request] of [
        [QR, QR_REQUEST],
        [AT_BANK, CARD_REQUEST],
      ] as const) {
        const server = fakePayments({ ...before, amount: 500 });
        expect(await start({ ...request, ...shown })).toMatchObject({ charge: { charge_id: before.charge_id } });
        expect(server.count('POST', '')).toBe(0);
      }
    },
  );

  test('a payment may follow one at the bank that has ended, or one by another method', async () => {
    for (const [before, request] of [
      [{ ...DECLINED, redirect_url: AT_BANK.redirect_url }, CARD_REQUEST],
      [AT_BANK, { method: 'wallet' }],
    ] as const) {
      const server = fakePayments(before);
      server.started = { ...AT_BANK, charge_id: 'c3' };
      expect(await start(request)).toMatchObject({ kind: 'bank', charge: { charge_id: 'c3' } });
      expect(server.count('POST', START)).toBe(1);
    }
  });

  test.each([
    ['paid', { ...PAID, method: 'card' }, { kind: 'charge', charge: { status: 'successful', charge_id: 'c1' } }],
    ['open by another method', QR, { kind: 'charge', charge: QR }],
  ] as const)('a charge that turns out to be %s when it is opened is not started', async (_name, opened, result) => {
    const server = fakePayments();
    server.opened = opened;
    expect(await start(CARD_REQUEST)).toMatchObject(result);
    expect(server.count('POST', START)).toBe(0);
  });

  test('a paid charge is reported, whatever method was chosen', async () => {
    const server = fakePayments(PAID);
    expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'charge', charge: { status: 'successful' } });
    expect(server.count('POST', START)).toBe(0);
  });

  test('an expired QR is replaced, by its time or by the applicant', async () => {
    const server = fakePayments(QR);
    expect(await start({ method: 'thai_qr', renew: true })).toMatchObject({
      kind: 'charge',
      charge: { status: 'pending' },
    });
    at('2026-11-20T10:10:00Z');
    await start({ method: 'thai_qr' });
    expect(server.count('POST', START)).toBe(2);
  });

  test('an amount other than the one shown is not charged', async () => {
    const server = fakePayments();
    server.opened = { ...NONE, amount: 250 };
    expect(await start({ method: 'thai_qr', amount: 200 })).toEqual({ kind: 'amount-changed' });
    expect(server.count('POST', START)).toBe(0);
    expect(await start({ method: 'thai_qr', amount: 250 })).toMatchObject({
      kind: 'charge',
      charge: { status: 'pending' },
    });
    server.charge = NONE;
    expect(await start({ method: 'thai_qr' })).toMatchObject({ kind: 'charge', charge: { status: 'pending' } });
  });

  test.each([
    [QR, { method: 'thai_qr' }],
    [AT_BANK, CARD_REQUEST],
  ] as const)('an open charge for another amount is not continued', async (before, request) => {
    const server = fakePayments({ ...before, amount: 500 });
    await start({ ...request, amount: 300 });
    expect(server.count('POST', START)).toBe(1);
  });

  test('another method may follow an open or failed one', async () => {
    for (const before of [QR, DECLINED]) {
      const server = fakePayments(before);
      server.started = AT_BANK;
      expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'bank' });
      expect(server.seen.at(-1)?.body).toEqual({ application_id: '7', method: 'card', token: 'tokn', mid: 'm' });
    }
  });

  test('every call says which application is paid, and how', async () => {
    const server = fakePayments();
    await start(CARD_REQUEST);
    expect(server.seen).toEqual([
      { method: 'GET', path: '/api/payment/check', query: 'application_id=7&kind=application', body: undefined },
      { method: 'GET', path: '/api/application/7/check-can-apply', query: '', body: undefined },
      { method: 'POST', path: '/api/application/7/payment', query: '', body: { method: 'card' } },
      {
        method: 'POST',
        path: '/api/payment/application',
        query: '',
        body: { application_id: '7', method: 'card', token: 'tokn', mid: 'm' },
      },
    ]);
  });

  test('a charge has failed only when the server says so', async () => {
    const server = fakePayments();
    server.started = DECLINED;
    expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'charge', charge: DECLINED });
  });
});

describe('a lost response', () => {
  test.each(['timeout', 'offline', 500, 502] as const)('is looked up (%s)', async (as) => {
    const server = fakePayments();
    server.started = AT_BANK;
    server.failures.push({ path: START, when: 'after', as });
    expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'bank', url: AT_BANK.redirect_url });
    expect(server.count('POST', START)).toBe(1);
  });

  test('stays unknown for a card while the server may still be processing it', async () => {
    const server = fakePayments();
    server.failures.push({ path: START, when: 'before', as: 'timeout' });
    expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'outcome-unknown', isRepeatable: false });
  });

  test.each([CARD_REQUEST, { method: 'thai_qr' }])(
    'of a card that the bank decides about is not paid beside from another tab: %j',
    async (request) => {
      const server = fakePayments();
      server.failures.push({ path: START, when: 'before', as: 'offline' });
      server.failures.push({ path: CHECK, when: 'before', as: 'offline', skip: 1 });
      expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'outcome-unknown' });
      server.charge = { ...AT_BANK, redirect_url: undefined };
      expect(await start(request)).toMatchObject({
        kind: 'charge',
        charge: { status: 'pending', charge_id: 'c2', method: 'card' },
      });
      expect(server.count('POST', START)).toBe(1);
    },
  );

  test('stays unknown when it cannot be read back', async () => {
    const server = fakePayments();
    server.failures.push({ path: START, when: 'after', as: 'offline' });
    server.failures.push({ path: CHECK, when: 'before', as: 'offline', skip: 1 });
    expect(await start({ method: 'thai_qr' })).toMatchObject({ kind: 'outcome-unknown', isRepeatable: true });
    expect(server.count('POST', START)).toBe(1);
  });

  test('stays unknown for a free application, which may be sent again', async () => {
    const server = fakePayments();
    server.failures.push({ path: START, when: 'after', as: 'offline' });
    server.failures.push({ path: CHECK, when: 'before', as: 'offline', skip: 1 });
    expect(await start({ method: 'none' })).toMatchObject({ kind: 'outcome-unknown', isRepeatable: true });
    expect(payment.pendingPaymentStore('bachelor').get()).toBeNull();
  });

  test.each([NONE, QR])(
    'to the opening of a charge starts nothing while the charge is as before: %j',
    async (before) => {
      const server = fakePayments(before);
      server.failures.push({ path: '/payment', when: 'before', as: 'offline' });
      expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'refused', error: { kind: 'offline' } });
      expect(server.count('POST', START)).toBe(0);
    },
  );

  test('of a server that failed without an effect may be retried', async () => {
    const server = fakePayments();
    server.failures.push({ path: START, when: 'before', as: 500 });
    expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'refused', error: { status: 500 } });
    expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'charge', charge: { status: 'pending' } });
  });

  test('after an earlier charge had no effect if a new one was opened but never started', async () => {
    const server = fakePayments(DECLINED);
    server.started = NONE;
    server.failures.push({ path: START, when: 'after', as: 500 });
    expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'refused' });
    expect(payment.pendingPaymentStore('bachelor').get()).toBeNull();
  });

  test('a conflict continues the existing charge', async () => {
    const server = fakePayments();
    server.started = AT_BANK;
    server.failures.push({ path: START, when: 'after', as: 409 });
    expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'bank' });
  });
});

test('nothing is sent if the first read fails', async () => {
  const server = fakePayments();
  server.failures.push({ path: CHECK, when: 'before', as: 'offline' });
  expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'refused', error: { kind: 'offline' } });
  expect(server.count('POST', '')).toBe(0);
});

describe('if applying is no longer allowed', () => {
  test("no first charge is started, and the server's reason is returned", async () => {
    const server = fakePayments();
    server.eligibility = { can_apply: false, reason: 'Closed in May' };
    expect(await start(CARD_REQUEST)).toEqual({ kind: 'not-eligible', reason: 'Closed in May' });
    expect(server.count('POST', '')).toBe(0);
  });

  test('an open charge is continued, and a failed one may be followed by another', async () => {
    const server = fakePayments(AT_BANK);
    server.eligibility = { can_apply: false };
    expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'bank' });
    server.charge = DECLINED;
    expect(await start(CARD_REQUEST)).not.toMatchObject({ kind: 'not-eligible' });
    expect(server.count('POST', '')).toBeGreaterThan(0);
  });

  test('nothing is charged if that cannot be read', async () => {
    const server = fakePayments();
    server.failures.push({ path: 'check-can-apply', when: 'before', as: 'offline' });
    expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'refused', error: { kind: 'offline' } });
    expect(server.count('POST', '')).toBe(0);
  });
});

test('another tab that starts the payment is reported, and nothing is sent', async () => {
  const server = fakePayments();
  const withTabLock = vi.fn(() => Promise.resolve('busy' as const));
  const busy = { ...payment, withTabLock: withTabLock as FakePayment['withTabLock'] };
  expect(await startPayment(fakeSession({ payment: busy }), CARD_REQUEST)).toEqual({ kind: 'busy' });
  expect(withTabLock).toHaveBeenCalledExactlyOnceWith('payment:bachelor:7', expect.any(Function));
  expect(server.seen).toEqual([]);
});

describe('a tab whose turn has ended', () => {
  const startWith = (renewLease: RenewLease) => {
    const withTabLock: FakePayment['withTabLock'] = (_name, run) => run(renewLease);
    return startPayment(fakeSession({ payment: { ...payment, withTabLock } }), CARD_REQUEST);
  };

  test('before its start says so, and sends nothing', async () => {
    const server = fakePayments();
    const startedByAnother = () => {
      server.charge = AT_BANK;
      return Promise.resolve(false);
    };
    expect(await startWith(startedByAnother)).toEqual({ kind: 'busy' });
    expect(server.count('POST', START)).toBe(0);
    expect(payment.pendingPaymentStore('bachelor').get()).toBeNull();
  });

  test('during its start does not know whether the bank decides on the charge of another tab', async () => {
    const server = fakePayments();
    const counted = { ...AT_BANK, charge_id: 'c9', redirect_url: undefined };
    const startedByAnother = () => {
      const hasStarted = server.count('POST', START) > 0;
      if (hasStarted) server.charge = counted;
      return Promise.resolve(!hasStarted);
    };
    server.started = { ...AT_BANK, redirect_url: undefined };
    expect(await startWith(startedByAnother)).toMatchObject({
      kind: 'charge',
      charge: { status: 'pending', charge_id: 'c9' },
    });
    await start(CARD_REQUEST);
    expect(server.count('POST', START)).toBe(2);
  });
});

test('a fault of the page itself is not reported as a refusal', async () => {
  fakePayments();
  const withTabLock: FakePayment['withTabLock'] = (_name, run) => run(() => Promise.reject(new Error('no storage')));
  const started = startPayment(fakeSession({ payment: { ...payment, withTabLock } }), CARD_REQUEST);
  await expect(started).rejects.toThrow('no storage');
});

test('where the payer is signed out and gives no code, the start asks for the code only once', async () => {
  const server = fakePayments();
  server.failures.push({ path: START, when: 'before', as: 401 });
  server.failures.push({ path: CHECK, when: 'before', as: 401, skip: 1 });
  const session = fakeSession({ payment });
  const started = startPayment(session, CARD_REQUEST);
  await vi.runAllTimersAsync();
  expect(await started).toMatchObject({ kind: 'refused', error: { status: 401 } });
  expect(session.environment.dialogs.askForOtp).toHaveBeenCalledOnce();
});

test('a start by card is recorded before it is sent, and a refusal removes the record', async () => {
  const server = fakePayments();
  const records: unknown[] = [];
  server.onStart = () => void records.push(payment.pendingPaymentStore('bachelor').get());
  server.failures.push({ path: START, when: 'before', as: 422 });
  await start(CARD_REQUEST);
  expect(records).toMatchObject([{ applicationId: '7', method: 'card', chargesBefore: [NONE, { status: 'pending' }] }]);
  expect(payment.pendingPaymentStore('bachelor').get()).toBeNull();
});

describe('the record of a payment', () => {
  const STARTED = Date.parse('2026-11-20T09:59:00Z');
  const unanswered = { applicationId: '7', method: 'card', startedAt: STARTED, chargesBefore: [NONE] };
  const $pending = () => payment.pendingPaymentStore('bachelor');

  test('keeps its first start while the same charge is continued, and names the charge of the newest code', async () => {
    const server = fakePayments();
    await start(QR_REQUEST);
    const first = { applicationId: '7', chargeId: 'c1', startedAt: Date.parse('2026-11-20T10:00:00Z') };
    at('2026-11-20T10:05:00Z');
    await start(QR_REQUEST);
    expect($pending().get()).toMatchObject(first);
    server.started = { ...QR, charge_id: 'c3' };
    await start({ ...QR_REQUEST, renew: true });
    expect($pending().get()).toMatchObject({ chargeId: 'c3' });
  });

  test('of a code without an id and an end starts again with the next code, after ten minutes', async () => {
    const server = fakePayments();
    server.started = { ...QR, charge_id: undefined, expires_at: undefined };
    const starts: unknown[] = [];
    for (const minute of ['00', '05', '10']) {
      at(`2026-11-20T10:${minute}:00Z`);
      await start(QR_REQUEST);
      starts.push([$pending().get()?.startedAt, server.count('POST', START)]);
    }
    const first = Date.parse('2026-11-20T10:00:00Z');
    expect(starts).toEqual([
      [first, 1],
      [first, 1],
      [first + 600_000, 2],
    ]);
  });

  test('of an unanswered start ends once the charge is paid, and follows one that was opened', async () => {
    $pending().set(unanswered);
    fakePayments(PAID);
    await start(CARD_REQUEST);
    expect($pending().get()).toBeNull();
    $pending().set(unanswered);
    fakePayments({ ...AT_BANK, redirect_url: undefined });
    await start(CARD_REQUEST);
    expect($pending().get()).toEqual({ applicationId: '7', chargeId: 'c2', method: 'card', startedAt: STARTED });
  });

  test.each([
    ['continues at the bank, also over another amount', { ...AT_BANK, amount: 700 }, CARD_REQUEST, 'c2', 0],
    ['gives way to the card if a code is open instead', QR, CARD_REQUEST, 'c3', 1],
    ['gives way to a code if the page at the bank was not opened', AT_BANK, QR_REQUEST, 'c3', 1],
  ] as const)('of an unanswered card start %s', async (_name, charge, request, id, starts) => {
    const server = fakePayments(charge);
    server.started = { ...(request === QR_REQUEST ? QR : AT_BANK), charge_id: 'c3' };
    $pending().set(unanswered);
    expect(await start({ ...request, amount: 500 })).toMatchObject({ charge: { charge_id: id } });
    expect(server.count('POST', START)).toBe(starts);
  });
});

describe('a refusal of a card whose charge was opened', () => {
  test.each([400, 422])('continues at the bank if the server has started it anyway (%s)', async (as) => {
    const server = fakePayments();
    server.started = AT_BANK;
    server.failures.push({ path: START, when: 'after', as });
    expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'bank', url: AT_BANK.redirect_url });
  });

  test('does not take the QR code that it replaced for an effect, and may be retried', async () => {
    const server = fakePayments(QR);
    server.opened = { status: 'pending', method: 'card', charge_id: 'c2' };
    server.failures.push({ path: START, when: 'before', as: 422 });
    server.onStart = () => {
      server.charge = { ...QR, status: 'cancelled' };
    };
    expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'refused', error: { status: 422 } });
    expect(server.count('POST', START)).toBe(1);
  });

  test.each([
    [500, 'refused'],
    [502, 'outcome-unknown'],
  ] as const)('with %i while it is only open is %s', async (as, kind) => {
    const server = fakePayments();
    server.opened = { status: 'pending', method: 'card', charge_id: 'c2' };
    server.failures.push({ path: START, when: 'before', as });
    server.onStart = () => {
      server.charge = server.opened;
    };
    expect((await start(CARD_REQUEST)).kind).toBe(kind);
    expect(payment.pendingPaymentStore('bachelor').get()?.chargesBefore !== undefined).toBe(as === 502);
  });
});
