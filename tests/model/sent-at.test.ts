import { expect, test } from 'vitest';
import { sentAt } from '../../src/model/sent-at.ts';

const PAID = { paid_at: '2026-11-20T10:00:00Z' };
const CONFIRMED = '2026-11-21T10:00:00Z';

test.each([
  ['bachelor', '2026-11-20T10:00:00Z'],
  ['graduate', '2026-11-20T10:00:00Z'],
  ['short-course', '2026-11-20T10:00:00Z'],
  ['scholarship', CONFIRMED],
  // The dashboard may not know the flow.
  [undefined, CONFIRMED],
  [null, CONFIRMED],
] as const)('an application of %s was sent at %s', (type, expected) => {
  expect(sentAt({ type, confirmed_at: CONFIRMED, payment: PAID })).toBe(expected);
});

test('the time may be unknown', () => {
  for (const payment of [undefined, null, {}, { paid_at: null }])
    expect(sentAt({ type: 'bachelor', confirmed_at: CONFIRMED, payment })).toBeUndefined();
  for (const confirmed_at of [undefined, null])
    expect(sentAt({ type: 'scholarship', confirmed_at, payment: PAID })).toBeUndefined();
});

test('a time that cannot be read is unknown, so that no sentence ends in an empty date', () => {
  const unreadable = '29/11/2569 05:09';
  expect(sentAt({ type: 'bachelor', payment: { paid_at: unreadable } })).toBeUndefined();
  expect(sentAt({ type: 'scholarship', confirmed_at: unreadable })).toBeUndefined();
});
