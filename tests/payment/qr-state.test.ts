import { describe, expect, test } from 'vitest';
import { qrDeadline, qrStateOf, type QrState } from '../../src/payment/qr-state.ts';
import { isQrOpen } from '../../src/payment/payment-state.ts';
import { CHARGE_STATES } from '../../src/config/words.ts';
import type { Charge } from '../../src/model/payment.ts';

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
