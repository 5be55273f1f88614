import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { amountDue } from '../../src/dashboard/amount-due.ts';
import { paymentDeadline } from '../../src/dashboard/payment-deadline.ts';
import { DashboardApplication } from '../../src/model/dashboard.ts';

const unpaid = (answer: object): DashboardApplication =>
  v.parse(DashboardApplication, { id: 7, type: 'bachelor', status: 'awaiting_payment', ...answer });

describe('the payment deadline', () => {
  const DUE = '2026-11-27T10:00:00.000Z';
  const at = (now: string, payment_due_at: unknown = DUE) =>
    paymentDeadline(unpaid({ payment_due_at }), Date.parse(now));

  test.each([
    ['2026-11-20T10:00:00Z', 7, 'calm'],
    ['2026-11-23T16:59:59Z', 4, 'calm'],
    ['2026-11-23T17:00:00Z', 3, 'near'],
    ['2026-11-26T16:59:59Z', 1, 'near'],
    ['2026-11-26T17:00:00Z', 0, 'near'],
    ['2026-11-27T10:00:00Z', 0, 'near'],
    ['2026-11-27T10:00:01Z', 0, 'over'],
    ['2026-11-29T10:00:00Z', -2, 'over'],
  ])('at %s is %i days of Bangkok away: %s', (now, days, urgency) => {
    expect(at(now)).toEqual({ instant: DUE, days, urgency });
  });

  test('a date without a time lasts until the end of its day', () => {
    expect(at('2026-11-27T16:59:59Z', '2026-11-27')).toMatchObject({ days: 0, urgency: 'near' });
    expect(at('2026-11-27T17:00:00Z', '2026-11-27')).toMatchObject({ urgency: 'over' });
  });

  test.each([null, undefined, '', 'soon', {}])('is none where the answer has %j', (due) => {
    expect(paymentDeadline(unpaid({ payment_due_at: due }), 0)).toBeUndefined();
  });

  test('is none of an application that is not to be paid', () => {
    expect(paymentDeadline(unpaid({ status: 'under_review', payment_due_at: DUE }), 0)).toBeUndefined();
  });
});

describe('the amount to pay', () => {
  test.each<[name: string, answer: object, amount: number | undefined]>([
    ['is the one the answer names', { amount_due: '1000' }, 1000],
    ['goes before that of an open charge', { amount_due: 300, payment: { status: 'pending', amount: 500 } }, 300],
    ['else is that of the open charge', { payment: { status: 'pending', amount: 500 } }, 500],
    ['else is that of a payment that has not begun', { payment: { status: 'none', amount: 500 } }, 500],
    ['is not that of a charge that has ended', { payment: { status: 'expired', amount: 500 } }, undefined],
    ['is none when nothing is said', {}, undefined],
    ['is none when it is no number', { amount_due: 'free' }, undefined],
    ['is none when there is nothing to pay', { amount_due: 0, payment: { status: 'pending', amount: 500 } }, undefined],
  ])('%s', (_name, answer, amount) => {
    expect(amountDue(unpaid(answer))).toBe(amount);
  });
});
