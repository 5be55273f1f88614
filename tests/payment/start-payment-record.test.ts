import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startPayment, type PaymentRequest } from '../../src/payment/start-payment.ts';
import {
  AT_BANK,
  CARD_REQUEST,
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
import { fakePaymentEnvironment } from '../application/test-session.ts';

/** A minute before the clock of the tests. */
const STARTED = Date.parse('2026-11-20T09:59:00Z');

let payment: ReturnType<typeof fakePaymentEnvironment>;
useFakeClock();
beforeEach(() => {
  payment = fakePaymentEnvironment();
});
const start = (request: PaymentRequest) => startPayment(fakeSession({ payment }), request);

describe('the pending payment', () => {
  test('is stored by flow with its application, charge and first start', async () => {
    fakePayments();
    await start(QR_REQUEST);
    const kept = { applicationId: '7', chargeId: 'c1', startedAt: Date.parse('2026-11-20T10:00:00Z') };
    expect(payment.pendingPaymentStore('bachelor').get()).toMatchObject(kept);
    vi.setSystemTime(new Date('2026-11-20T10:05:00Z'));
    await start(QR_REQUEST);
    expect(payment.pendingPaymentStore('bachelor').get()).toMatchObject(kept);
  });

  test('of a card keeps its first start when the payer goes to the bank again', async () => {
    fakePayments().started = AT_BANK;
    await start(CARD_REQUEST);
    vi.setSystemTime(new Date('2026-11-20T10:15:00Z'));
    expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'bank' });
    expect(payment.pendingPaymentStore('bachelor').get()).toMatchObject({
      chargeId: 'c2',
      startedAt: STARTED + 60_000,
    });
  });

  test('names the charge of the newest code', async () => {
    const server = fakePayments();
    await start(QR_REQUEST);
    server.started = { ...QR, charge_id: 'c3' };
    await start({ ...QR_REQUEST, renew: true });
    expect(payment.pendingPaymentStore('bachelor').get()).toMatchObject({ chargeId: 'c3' });
  });

  test('of a code without an id and an end starts anew with the next code, after ten minutes', async () => {
    const server = fakePayments();
    server.started = { ...QR, charge_id: undefined, expires_at: undefined };
    const startAt = async (instant: string) => {
      vi.setSystemTime(new Date(instant));
      await start(QR_REQUEST);
      return payment.pendingPaymentStore('bachelor').get()?.startedAt;
    };
    const first = Date.parse('2026-11-20T10:00:00Z');
    expect(await startAt('2026-11-20T10:00:00Z')).toBe(first);
    expect(await startAt('2026-11-20T10:05:00Z')).toBe(first);
    expect(server.count('POST', START)).toBe(1);
    expect(await startAt('2026-11-20T10:10:00Z')).toBe(first + 600_000);
    expect(server.count('POST', START)).toBe(2);
  });

  test('of another campaign or flow stays', async () => {
    fakePayments();
    const pending = { applicationId: '9', chargeId: 'c9', startedAt: 1 };
    for (const key of ['scholarship:star', 'graduate'] as const) payment.pendingPaymentStore(key).set(pending);
    await start(QR_REQUEST);
    expect(payment.pendingPaymentKeys()).toEqual(['scholarship:star', 'graduate', 'bachelor']);
    for (const key of ['scholarship:star', 'graduate'] as const)
      expect(payment.pendingPaymentStore(key).get()).toEqual(pending);
  });

  test('is missing if nothing was started', async () => {
    fakePayments(NONE).started = DECLINED;
    await start(CARD_REQUEST);
    expect(payment.pendingPaymentStore('bachelor').get()).toBeNull();
  });

  test.each<[now: string, charge: typeof NONE, record: object | null]>([
    ['paid', PAID, null],
    ['opened', { ...AT_BANK, redirect_url: undefined }, { chargeId: 'c2', method: 'card', startedAt: STARTED }],
  ])('of an unanswered start follows the charge once that is %s', async (_now, charge, record) => {
    fakePayments(charge);
    const $pending = payment.pendingPaymentStore('bachelor');
    $pending.set({ applicationId: '7', method: 'card', startedAt: STARTED, chargesBefore: [NONE] });
    await start(CARD_REQUEST);
    expect($pending.get()).toEqual(record && { applicationId: '7', ...record });
  });

  test.each([
    ['continues at the bank, also over another amount', { ...AT_BANK, amount: 700 }, 'c2', 0],
    ['gives way to the card if a code is open instead', QR, 'c3', 1],
  ] as const)('of an unanswered card start %s', async (_name, charge, id, starts) => {
    const server = fakePayments(charge);
    server.started = { ...AT_BANK, charge_id: 'c3' };
    const pending = { applicationId: '7', method: 'card', startedAt: STARTED, chargesBefore: [NONE] } as const;
    payment.pendingPaymentStore('bachelor').set(pending);
    expect(await start({ ...CARD_REQUEST, amount: 500 })).toMatchObject({ kind: 'bank', charge: { charge_id: id } });
    expect(server.count('POST', START)).toBe(starts);
  });

  test('of an unanswered card start, whose page at the bank was not opened, gives way to a QR payment', async () => {
    fakePayments(AT_BANK);
    const pending = { applicationId: '7', method: 'card', startedAt: STARTED, chargesBefore: [NONE] } as const;
    payment.pendingPaymentStore('bachelor').set(pending);
    expect(await start(QR_REQUEST)).toMatchObject({ charge: { charge_id: 'c1', method: 'thai_qr' } });
  });
});
