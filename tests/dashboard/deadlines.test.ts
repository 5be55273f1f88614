import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { deadlineOf, promisesOf } from '../../src/dashboard/deadlines.ts';
import { DashboardApplication } from '../../src/model/dashboard.ts';

const applicationOf = (answers: Readonly<Record<string, unknown>>): DashboardApplication =>
  v.parse(DashboardApplication, { id: 7, type: 'bachelor', ...answers });

describe('a promise', () => {
  const NOW = Date.parse('2026-12-01T10:00:00Z');
  const status = 'successful';
  const payment = { status, paid_at: '2026-11-28T10:00:00Z' };
  const promised = (answers: Readonly<Record<string, unknown>>) => promisesOf(applicationOf(answers), NOW);
  const SENT = { sentAt: '2026-11-28T10:00:00.000Z', emailBy: '2026-12-01T10:00:00.000Z' };

  test('is an e-mail three days after the payment', () => {
    expect(promised({ status, payment })).toEqual(SENT);
  });

  test('counts from the confirmation of a scholarship, whenever it was paid', () => {
    const scholarship = { type: 'scholarship', status, payment };
    expect(promised({ ...scholarship, confirmed_at: '2026-11-29T10:00:00Z' })).toMatchObject({
      emailBy: '2026-12-02T10:00:00.000Z',
    });
    expect(promised(scholarship)).toEqual({});
    expect(promised({ ...scholarship, type: 'phd' })).toEqual({});
  });

  test('is missing if its beginning is unknown or there is a result', () => {
    expect(promised({ status })).toEqual({});
    expect(promised({ status, payment: { status, paid_at: 'soon' } })).toEqual({});
    expect(promised({ status: 'passed', payment, result_due_at: '2026-12-10' })).toEqual({});
  });

  test.each([
    ['2026-12-10T10:00:00Z', { resultBy: '2026-12-10T10:00:00.000Z' }],
    ['2026-12-01', { resultBy: '2026-12-01T16:59:59.000Z' }],
    // Late is only what does not come on the day that was named.
    ['2026-12-01T01:00:00Z', { resultBy: '2026-12-01T01:00:00.000Z' }],
    ['2026-11-30', { resultBy: '2026-11-30T16:59:59.000Z', isResultLate: true }],
    ['soon', {}],
  ])('is a result by %s', (result_due_at, expected) => {
    expect(promised({ status: 'under_review', payment, result_due_at })).toEqual({ ...SENT, ...expected });
  });

  test.each([
    ['2026-11-27T17:00:00Z', '2026-11-30T17:00:00.000Z'],
    ['2026-11-27T16:59:59Z', undefined],
  ])('of an e-mail ends once its day has passed in Bangkok, three days after %s', (paid_at, emailBy) => {
    expect(promised({ status, payment: { status, paid_at } }).emailBy).toBe(emailBy);
  });

  test.each([
    ['2026-11-23T17:00:00Z', true],
    ['2026-11-23T16:59:59Z', undefined],
  ])('of a call ends once a week has passed in Bangkok since %s', (paid_at, isContacted) => {
    const waiting = { type: 'graduate', status: 'under_review', payment: { status, paid_at } };
    expect(promised(waiting).isContacted).toBe(isContacted);
  });

  test('is a call if the flow promises one, until it is known whether a place is offered', () => {
    expect(promised({ type: 'graduate', status: 'under_review' })).toEqual({ isContacted: true });
    expect(promised({ type: 'graduate', status })).toEqual({ isContacted: true });
    expect(promised({ type: 'graduate', status: 'passed' })).toEqual({});
  });
});

const unpaid = (answers: Readonly<Record<string, unknown>>): DashboardApplication =>
  applicationOf({ status: 'awaiting_payment', ...answers });

describe('the payment deadline', () => {
  const DUE = '2026-11-27T10:00:00.000Z';
  const at = (now: string, payment_due_at: unknown = DUE) => deadlineOf(unpaid({ payment_due_at }), Date.parse(now));

  test.each([
    ['2026-11-20T10:00:00Z', 7, 'calm'],
    ['2026-11-23T16:59:59Z', 4, 'calm'],
    ['2026-11-23T17:00:00Z', 3, 'near'],
    ['2026-11-26T16:59:59Z', 1, 'near'],
    ['2026-11-26T17:00:00Z', 0, 'near'],
    ['2026-11-27T10:00:00Z', 0, 'near'],
    ['2026-11-27T10:00:01Z', 0, 'passed'],
    ['2026-11-29T10:00:00Z', -2, 'passed'],
  ])('at %s is %i days of Bangkok away: %s', (now, days, urgency) => {
    expect(at(now)).toEqual({ kind: 'payment', instant: DUE, days, urgency });
  });

  test('a date without a time lasts until the end of its day', () => {
    expect(at('2026-11-27T16:59:59Z', '2026-11-27')).toMatchObject({ days: 0, urgency: 'near' });
    expect(at('2026-11-27T17:00:00Z', '2026-11-27')).toMatchObject({ urgency: 'passed' });
  });

  test.each([null, undefined, '', 'soon', {}])('is missing if the response has %j', (due) => {
    expect(deadlineOf(unpaid({ payment_due_at: due }), 0)).toBeUndefined();
  });

  test('is missing for an application that is not to be paid', () => {
    expect(deadlineOf(unpaid({ status: 'under_review', payment_due_at: DUE }), 0)).toBeUndefined();
  });
});

describe('the closing day', () => {
  const closes_at = '2026-11-30T16:59:00.000Z';
  const now = Date.parse('2026-11-20T10:00:00Z');
  const sold = { type: 'scholarship', payment: { status: 'successful' } };
  test.each([
    ['draft', {}, { kind: 'closing', instant: closes_at, days: 10, urgency: 'calm' }],
    ['to_confirm', sold, { kind: 'closing', instant: closes_at, days: 10, urgency: 'calm' }],
    ['awaiting_payment', {}, undefined],
    ['under_review', {}, undefined],
    ['cancelled', {}, undefined],
  ])('of an application that is %s', (status, more, expected) => {
    expect(deadlineOf(applicationOf({ ...more, status, closes_at }), now)).toEqual(expected);
  });
});
