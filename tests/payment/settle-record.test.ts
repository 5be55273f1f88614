import { beforeEach, describe, expect, test } from 'vitest';
import { CALL_TIMEOUT_MS, OUTCOME_WAIT_MS, PAYMENT_MAY_RUN_MS } from '../../src/config/constants.ts';
import type { Charge } from '../../src/model/payment.ts';
import type { PendingPayment } from '../../src/payment/payment-environment.ts';
import { recordStart, settleRecord, settleStart, type SettledRecord } from '../../src/payment/settle-record.ts';
import { AT_BANK, DECLINED, fakeSession, NONE, PAID, QR, useFakeClock } from './fake-payments.ts';

/** So long a start may still have its effect. */
const LONGEST_WAIT_MS = CALL_TIMEOUT_MS + OUTCOME_WAIT_MS;
const STARTED = Date.parse('2026-11-20T10:00:00Z');

const unanswered = (before: Charge) => ({
  applicationId: '7',
  method: 'card',
  startedAt: STARTED,
  chargesBefore: [before],
});
const open = (chargeId?: string) => ({ applicationId: '7', method: 'card', startedAt: STARTED, chargeId });

const IN_TIME = 1;

test.each<
  [
    name: string,
    charges: readonly [before: Charge, now: Charge],
    millisecondsLeft: number,
    outcome: SettledRecord['outcome'],
  ]
>([
  ['nothing yet is waited for', [NONE, NONE], IN_TIME, 'waiting'],
  ['the charge of before is waited for', [DECLINED, DECLINED], IN_TIME, 'waiting'],
  ['a charge that was opened and not started is nothing yet', [QR, NONE], IN_TIME, 'waiting'],
  [
    'the end of the charge of before is nothing yet, because another one ends it',
    [QR, { ...QR, status: 'cancelled' }],
    IN_TIME,
    'waiting',
  ],
  ['the expiry of the charge of before is nothing yet, either', [QR, { ...QR, status: 'expired' }], IN_TIME, 'waiting'],
  ['the end of another charge settles it', [QR, { ...QR, charge_id: 'c9', status: 'cancelled' }], IN_TIME, 'settled'],
  ['the payment of the charge of before settles it', [QR, PAID], IN_TIME, 'settled'],
  [
    'a new end of a charge that had ended settles it',
    [DECLINED, { ...DECLINED, status: 'cancelled' }],
    IN_TIME,
    'settled',
  ],
  ['nothing is waited for any longer', [NONE, NONE], 0, 'start-not-received'],
  ['an open charge was opened', [NONE, AT_BANK], IN_TIME, 'opened'],
  ['an open charge without an id was opened', [NONE, { ...AT_BANK, charge_id: undefined }], IN_TIME, 'opened'],
  ['an open charge was opened, however late', [NONE, AT_BANK], -600_000, 'opened'],
  ['a payment settles it', [NONE, PAID], IN_TIME, 'settled'],
  ['a decline settles it', [NONE, DECLINED], IN_TIME, 'settled'],
  ['a second decline settles it', [DECLINED, { ...DECLINED, charge_id: 'c3' }], IN_TIME, 'settled'],
])('after a start without a response, %s', (_name, [before, now], millisecondsLeft, outcome) => {
  const start = { chargesBefore: [before], millisecondsLeft };
  expect(settleStart(start, null, now, STARTED).outcome).toBe(outcome);
});

describe('a recorded start', () => {
  test('may have an effect until a minute after it was sent', () => {
    const at = (now: number) => settleRecord(unanswered(NONE), NONE, now);
    expect(at(STARTED + 1000)).toMatchObject({
      outcome: 'waiting',
      start: { chargesBefore: [NONE], millisecondsLeft: LONGEST_WAIT_MS - 1000 },
    });
    expect(at(STARTED + LONGEST_WAIT_MS - 1).outcome).toBe('waiting');
    expect(at(STARTED + LONGEST_WAIT_MS).outcome).toBe('start-not-received');
  });

  test('is none if its response has arrived', () => {
    expect(settleRecord(open('c2'), NONE, STARTED).outcome).toBe('none');
    expect(settleRecord(null, NONE, STARTED).outcome).toBe('none');
  });

  test('is not waited for longer after a clock was set back: the time begins again, once', () => {
    const early = STARTED - 3_600_000;
    const { record, ...again } = settleRecord(unanswered(NONE), NONE, early);
    expect(again).toMatchObject({ outcome: 'waiting', start: { millisecondsLeft: LONGEST_WAIT_MS } });
    expect(record).toEqual({ ...unanswered(NONE), startedAt: early });
    expect(settleRecord(record, NONE, early + LONGEST_WAIT_MS).outcome).toBe('start-not-received');
  });
});

describe('the record after the outcome of a start', () => {
  test.each<[outcome: SettledRecord['outcome'], charge: Charge, now: number, record: object | null]>([
    ['waiting', NONE, STARTED, unanswered(NONE)],
    ['start-not-received', NONE, STARTED + LONGEST_WAIT_MS, null],
    ['settled', PAID, STARTED, null],
    ['opened', AT_BANK, STARTED, open('c2')],
    ['opened', { ...AT_BANK, charge_id: null }, STARTED, open()],
  ])('%s', (outcome, charge, now, record) => {
    expect(settleRecord(unanswered(NONE), charge, now)).toMatchObject({ outcome, record });
  });

  test('stays if it is not of an unanswered start', () => {
    const start = { chargesBefore: [NONE], millisecondsLeft: IN_TIME };
    expect(settleStart(start, open('c1'), PAID, STARTED)).toMatchObject({ outcome: 'settled', record: open('c1') });
    expect(settleStart(start, open('c1'), AT_BANK, STARTED)).toMatchObject({ outcome: 'opened', record: open('c1') });
    expect(settleStart({ ...start, millisecondsLeft: 0 }, open('c1'), NONE, STARTED).record).toEqual(open('c1'));
    expect(settleStart(undefined, unanswered(NONE), NONE, STARTED)).toMatchObject({
      outcome: 'none',
      record: unanswered(NONE),
    });
  });
});

describe('the method of a charge', () => {
  const charge = (parts: Partial<Charge>): Charge => ({ status: 'pending', charge_id: 'c1', ...parts });
  const methodOf = (record: PendingPayment | null, parts: Partial<Charge>) =>
    settleRecord(record, charge(parts), STARTED).charge.method;

  test.each<[name: string, parts: Partial<Charge>, method: string | undefined]>([
    ['is the requested one if the server names none', {}, 'card'],
    ['is the one that the server names', { method: 'thai_qr' }, 'thai_qr'],
    ['is not taken from the record of another charge', { charge_id: 'c9' }, undefined],
  ])('%s', (_name, parts, method) => {
    expect(methodOf(open('c1'), parts)).toBe(method);
  });

  test('is the requested one of the start that has opened the charge', () => {
    expect(settleRecord(unanswered(NONE), charge({}), STARTED)).toMatchObject({
      outcome: 'opened',
      charge: { method: 'card' },
    });
  });

  test('stays as the server names it where nothing, or no method, is recorded', () => {
    expect(methodOf(null, { method: 'wallet' })).toBe('wallet');
    expect(methodOf({ ...open('c1'), method: undefined }, { method: 'wallet' })).toBe('wallet');
  });
});

describe('the bank decides without the payer', () => {
  const decided = { ...open('c1'), isDecidedByBank: true };
  const card: Charge = { status: 'pending', method: 'card', charge_id: 'c1' };
  const outcomeOf = (charge: Charge, record: PendingPayment | null) => settleRecord(record, charge, STARTED).outcome;

  test('on the open card charge whose start has shown so', () => {
    expect(outcomeOf(card, decided)).toBe('bank-decides');
    expect(outcomeOf(card, open('c1'))).toBe('none');
    expect(outcomeOf(card, null)).toBe('none');
    expect(settleRecord(decided, card, STARTED + PAYMENT_MAY_RUN_MS).outcome).toBe('none');
  });

  test.each<[name: string, charge: Charge]>([
    ['that has ended', { ...card, status: 'failed' }],
    ['with a page of the bank', { ...card, redirect_url: 'https://bank.example/3ds' }],
    ['by another method', { ...card, method: 'thai_qr' }],
    ['with another id', { ...card, charge_id: 'c9' }],
  ])('on no charge %s', (_name, charge) => {
    expect(outcomeOf(charge, decided)).toBe('none');
  });
});

describe('the record of a start', () => {
  let session: ReturnType<typeof fakeSession>;
  useFakeClock();
  beforeEach(() => {
    session = fakeSession();
  });
  const stored = () => session.environment.payment.pendingPaymentStore('bachelor');

  test('gives way to the record before it', () => {
    stored().set(open('c1'));
    const record = recordStart(session, 'card', [NONE]);
    expect(stored().get()).toEqual(unanswered(NONE));
    record.remove();
    expect(stored().get()).toEqual(open('c1'));
  });

  test('is not written again when it was removed since', () => {
    stored().set(open('c1'));
    const record = recordStart(session, 'card', [NONE]);
    stored().set(null);
    record.remove();
    expect(stored().get()).toBeNull();
  });

  test('stays when another tab has written it since', () => {
    const record = recordStart(session, 'card', [NONE]);
    const other = { ...unanswered(NONE), startedAt: STARTED + 1 };
    stored().set(other);
    record.remove();
    expect(stored().get()).toEqual(other);
  });
});
