import { describe, expect, test } from 'vitest';
import {
  isOutdated,
  noMoneyTaken,
  pageForCharge,
  pageHref,
  viewOf,
  type PaymentPage,
} from '../../src/payment/charge-view.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { fakeSession } from './fake-payments.ts';
import { CHARGE_STATES } from '../../src/config/words.ts';
import type { Tone } from '../../src/lib/tone.ts';
import type { Charge } from '../../src/model/payment.ts';

const STATUSES = ['none', ...CHARGE_STATES] as const;
const charge = (status: Charge['status'], taken?: boolean | null): Charge => ({ status, money_taken: taken });

const EXPECTED: Record<
  Charge['status'],
  readonly [page: PaymentPage, tone: Tone, canStartNew: boolean, isFinal: boolean]
> = {
  none: ['payment', 'info', true, false],
  pending: ['paymentReturn', 'info', false, false],
  successful: ['complete', 'success', false, true],
  failed: ['failed', 'error', true, true],
  expired: ['failed', 'warning', true, true],
  cancelled: ['failed', 'warning', true, true],
};

test.each(STATUSES)('%s: its page and tone, whether a new charge may be started, whether it has ended', (status) => {
  const { page, tone, canStartNew, isFinal } = viewOf({ status });
  expect([page, tone, canStartNew, isFinal]).toEqual(EXPECTED[status]);
});

describe('"no money has been taken" is shown', () => {
  test.each(STATUSES)('for %s only if the server says so', (status) => {
    for (const silence of [undefined, null, true]) expect(noMoneyTaken(charge(status, silence))).toBe(false);
  });

  test('only for a charge that ended unpaid', () => {
    expect(STATUSES.filter((status) => noMoneyTaken(charge(status, false)))).toEqual([
      'failed',
      'expired',
      'cancelled',
    ]);
  });
});

describe('a page shows the true state whatever its URL claims', () => {
  test.each(['paymentReturn', 'complete', 'failed'] as const)('%s', (asked) => {
    for (const status of STATUSES) expect(pageForCharge(asked, { status })).toBe(EXPECTED[status][0]);
  });

  test.each(['payment', 'paymentReturn', 'complete', 'failed'] as const)(
    '%s: an open QR is paid on the payment page',
    (asked) => {
      expect(pageForCharge(asked, { status: 'pending', method: 'thai_qr' })).toBe('payment');
      expect(pageForCharge(asked, { status: 'pending', method: 'card' })).toBe(
        asked === 'payment' ? asked : 'paymentReturn',
      );
      expect(pageForCharge(asked, { status: 'successful', method: 'thai_qr' })).toBe('complete');
      expect(pageForCharge('failed', { status: 'expired', method: 'thai_qr' })).toBe('failed');
    },
  );

  test('the payment page stays for everything unpaid', () => {
    expect(STATUSES.filter((status) => pageForCharge('payment', { status }) !== 'payment')).toEqual(['successful']);
  });
});

test('a paid application that is still to be confirmed leads to its confirmation', () => {
  expect(pageHref(fakeSession(), 'complete')).toBe('/regisbachelor/confirmation/complete');
  const session = fakeSession({ flow: scholarship, slug: 'star' });
  expect(pageHref(session, 'complete')).toBe('/regisscholarship/star/confirm');
  expect(pageHref(session, 'failed')).toBe('/regisscholarship/star/confirmation/failed');
});

test('only an open charge is outdated by another amount to pay', () => {
  expect(STATUSES.filter((status) => isOutdated({ status, amount: 700 }, 500))).toEqual(['pending']);
  expect(isOutdated({ status: 'pending', amount: 500 }, 500)).toBe(false);
  expect(isOutdated({ status: 'pending' }, 500)).toBe(false);
});
