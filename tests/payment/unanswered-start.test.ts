import { beforeEach, describe, expect, test } from 'vitest';
import { CALL_TIMEOUT_MS, OUTCOME_WAIT_MS } from '../../src/config/constants.ts';
import type { Charge } from '../../src/model/payment.ts';
import { recordStart, settleUnansweredStart } from '../../src/payment/unanswered-start.ts';
import { AT_BANK, DECLINED, fakeSession, NONE, PAID, pass, QR, useFakeClock } from './fake-payments.ts';

/** So long a start may still have its effect. */
const LONGEST_WAIT_MS = CALL_TIMEOUT_MS + OUTCOME_WAIT_MS;

let session: ReturnType<typeof fakeSession>;
useFakeClock();
beforeEach(() => {
  session = fakeSession();
});
const stored = () => session.environment.payment.pendingPaymentStore('bachelor');

/** The answer before the start, what the server says now, how long after the start, and what follows from it. */
const row = (
  name: string,
  [before, now]: readonly [Charge, Charge],
  after: { readonly milliseconds: number; readonly isGivenUp?: boolean },
  result: object,
  record: object | null,
) => ({ name, before, now, after, result, record });

const SOON = { milliseconds: 1000 };
const STARTED = Date.parse('2026-11-20T10:00:00Z');
const waitingFor = (before: Charge) => ({
  kind: 'waiting',
  before: [before],
  millisecondsLeft: LONGEST_WAIT_MS - SOON.milliseconds,
});
const unanswered = (before: Charge) => ({ id: '7', method: 'card', started: STARTED, unanswered: [before] });
const open = (charge?: string) => ({ id: '7', method: 'card', started: STARTED, charge });
const IN_VAIN = { kind: 'start-not-received' };
const SETTLED = { kind: 'settled' };

test.each([
  row('nothing yet is waited for', [NONE, NONE], SOON, waitingFor(NONE), unanswered(NONE)),
  row('the charge of before is waited for', [DECLINED, DECLINED], SOON, waitingFor(DECLINED), unanswered(DECLINED)),
  row('a charge that was opened and not started is nothing yet', [QR, NONE], SOON, waitingFor(QR), unanswered(QR)),
  row(
    'the end of the charge of before is nothing yet, because another one ends it',
    [QR, { ...QR, status: 'cancelled' }],
    SOON,
    waitingFor(QR),
    unanswered(QR),
  ),
  row('nothing is waited for any longer', [NONE, NONE], { milliseconds: LONGEST_WAIT_MS }, IN_VAIN, null),
  row('nothing is waited for when it is given up', [NONE, NONE], { ...SOON, isGivenUp: true }, IN_VAIN, null),
  row('an open charge was opened', [NONE, AT_BANK], SOON, { kind: 'opened' }, open('c2')),
  row(
    'an open charge without an id was opened',
    [NONE, { ...AT_BANK, charge_id: undefined }],
    SOON,
    { kind: 'opened' },
    open(),
  ),
  row(
    'an open charge was opened, however late',
    [NONE, AT_BANK],
    { milliseconds: 600_000 },
    { kind: 'opened' },
    open('c2'),
  ),
  row('a payment settles it', [NONE, PAID], SOON, SETTLED, null),
  row('a decline settles it', [NONE, DECLINED], SOON, SETTLED, null),
  row('a second decline settles it', [DECLINED, { ...DECLINED, charge_id: 'c3' }], SOON, SETTLED, null),
])('after a start without an answer, $name', async ({ before, now, after, result, record }) => {
  recordStart(session, 'card', [before]);
  await pass(after.milliseconds);
  expect(settleUnansweredStart(session, now, after.isGivenUp)).toEqual(result);
  expect(stored().get()).toEqual(record);
});

test('without a record there is nothing to settle', () => {
  stored().set(open('c2'));
  expect(settleUnansweredStart(session, NONE)).toEqual(SETTLED);
  expect(stored().get()).toEqual(open('c2'));
});

test('a clock that was set back makes nobody wait longer: the time begins again, once', async () => {
  stored().set({ ...unanswered(NONE), started: STARTED + 3_600_000 });
  expect(settleUnansweredStart(session, NONE)).toMatchObject({ millisecondsLeft: LONGEST_WAIT_MS });
  expect(stored().get()).toEqual(unanswered(NONE));
  await pass(LONGEST_WAIT_MS);
  expect(settleUnansweredStart(session, NONE)).toEqual(IN_VAIN);
});

describe('the record of a start', () => {
  test('gives way to the record before it', () => {
    stored().set(open('c1'));
    const record = recordStart(session, 'card', [NONE]);
    expect(stored().get()).toEqual(unanswered(NONE));
    record.remove();
    expect(stored().get()).toEqual(open('c1'));
  });

  test('stays when another tab has written it since', () => {
    const record = recordStart(session, 'card', [NONE]);
    const other = { ...unanswered(NONE), started: STARTED + 1 };
    stored().set(other);
    record.remove();
    expect(stored().get()).toEqual(other);
  });
});
