import { describe, expect, test } from 'vitest';
import { faceOf, noMoneyTaken, truePage, type PaymentPage } from '../../../src/engine/payment/payment-table.ts';
import { CHARGE_STATES, type Charge } from '../../../src/model/payment.ts';

const STATUSES = ['none', ...CHARGE_STATES] as const;
const charge = (status: Charge['status'], taken?: boolean | null): Charge => ({ status, money_taken: taken });

const EXPECTED: Record<Charge['status'], readonly [page: PaymentPage, newCharge: boolean, final: boolean]> = {
  none: ['payment', true, false],
  pending: ['callback', false, false],
  successful: ['complete', false, true],
  failed: ['failed', true, true],
  expired: ['failed', true, true],
  cancelled: ['failed', true, true],
};

test.each(STATUSES)('%s: its page, whether a new charge may be made, whether it has ended', (status) => {
  const { page, newCharge, final } = faceOf({ status });
  expect([page, newCharge, final]).toEqual(EXPECTED[status]);
});

describe('"no money has been taken" is said', () => {
  test.each(STATUSES)('of %s never without the word of the server', (status) => {
    for (const silence of [undefined, null, true]) expect(noMoneyTaken(charge(status, silence))).toBe(false);
  });

  test('only of what ended unpaid', () => {
    expect(STATUSES.filter((status) => noMoneyTaken(charge(status, false)))).toEqual([
      'failed',
      'expired',
      'cancelled',
    ]);
  });
});

describe('a page shows the true state whatever its address claims', () => {
  test.each(['callback', 'complete', 'failed'] as const)('%s', (asked) => {
    for (const status of STATUSES) expect(truePage(asked, { status })).toBe(EXPECTED[status][0]);
  });

  test('the payment page stays for everything unpaid', () => {
    expect(STATUSES.filter((status) => truePage('payment', { status }) !== 'payment')).toEqual(['successful']);
  });
});
