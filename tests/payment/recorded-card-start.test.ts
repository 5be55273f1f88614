import { beforeEach, describe, expect, test } from 'vitest';
import { CALL_TIMEOUT_MS, OUTCOME_WAIT_MS } from '../../src/config/constants.ts';
import type { Charge } from '../../src/model/payment.ts';
import {
  outcomeOfStart,
  recordAfter,
  recordedStart,
  recordStart,
  type StartOutcome,
} from '../../src/payment/recorded-card-start.ts';
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
  [name: string, charges: readonly [before: Charge, now: Charge], millisecondsLeft: number, outcome: StartOutcome]
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
  expect(outcomeOfStart({ chargesBefore: [before], millisecondsLeft }, now)).toBe(outcome);
});

describe('a recorded start', () => {
  test('may have an effect until a minute after it was sent', () => {
    const left = (now: number) => recordedStart(unanswered(NONE), now);
    expect(left(STARTED + 1000)).toEqual({ chargesBefore: [NONE], millisecondsLeft: LONGEST_WAIT_MS - 1000 });
    expect(left(STARTED + LONGEST_WAIT_MS)).toMatchObject({ millisecondsLeft: 0 });
  });

  test('is none if its response has arrived', () => {
    expect(recordedStart(open('c2'), STARTED)).toBeUndefined();
    expect(recordedStart(null, STARTED)).toBeUndefined();
  });

  test('is not waited for longer after a clock was set back: the time begins again, once', () => {
    const early = STARTED - 3_600_000;
    expect(recordedStart(unanswered(NONE), early)).toMatchObject({ millisecondsLeft: LONGEST_WAIT_MS });
    const record = recordAfter(unanswered(NONE), 'waiting', NONE, early);
    expect(record).toEqual({ ...unanswered(NONE), startedAt: early });
    expect(recordedStart(record, early + LONGEST_WAIT_MS)).toMatchObject({ millisecondsLeft: 0 });
  });
});

describe('the record after the outcome of a start', () => {
  test.each<[outcome: StartOutcome, charge: Charge, record: object | null]>([
    ['waiting', NONE, unanswered(NONE)],
    ['start-not-received', NONE, null],
    ['settled', PAID, null],
    ['opened', AT_BANK, open('c2')],
    ['opened', { ...AT_BANK, charge_id: null }, open()],
  ])('%s', (outcome, charge, record) => {
    expect(recordAfter(unanswered(NONE), outcome, charge, STARTED)).toEqual(record);
  });

  test('stays if it is not of an unanswered start', () => {
    expect(recordAfter(open('c1'), 'settled', PAID, STARTED)).toEqual(open('c1'));
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
