import { describe, expect, test } from 'vitest';
import {
  continuationOf,
  isOutdated,
  noMoneyTaken,
  pageHref,
  viewOf,
  type Occasion,
  type PaymentPage,
} from '../../src/payment/charge-page.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { fakeSession } from './fake-payments.ts';
import { CHARGE_STATES } from '../../src/config/words.ts';
import type { Tone } from '../../src/lib/tone.ts';
import type { Charge } from '../../src/model/payment.ts';

const STATUSES = ['none', ...CHARGE_STATES] as const;
const charge = (status: Charge['status'], taken?: boolean | null): Charge => ({ status, money_taken: taken });

const EXPECTED: Record<
  Charge['status'],
  readonly [page: PaymentPage, tone: Tone, explainsRefusal: boolean, isFinal: boolean]
> = {
  none: ['payment', 'info', false, false],
  pending: ['paymentReturn', 'info', true, false],
  successful: ['complete', 'success', true, true],
  failed: ['failed', 'error', false, true],
  expired: ['failed', 'warning', false, true],
  cancelled: ['failed', 'warning', false, true],
};

test.each(STATUSES)('%s: its page and tone, whether a refused start is due to it, whether it has ended', (status) => {
  const { page, tone, explainsRefusal, isFinal } = viewOf({ status });
  expect([page, tone, explainsRefusal, isFinal]).toEqual(EXPECTED[status]);
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
    for (const status of STATUSES) expect(continuationOf(asked, { status })).toBe(EXPECTED[status][0]);
  });

  test.each(['payment', 'paymentReturn', 'complete', 'failed'] as const)(
    '%s: an open QR is paid on the payment page',
    (asked) => {
      expect(continuationOf(asked, { status: 'pending', method: 'thai_qr' })).toBe('payment');
      expect(continuationOf(asked, { status: 'pending', method: 'card' })).toBe(
        asked === 'payment' ? asked : 'paymentReturn',
      );
      expect(continuationOf(asked, { status: 'successful', method: 'thai_qr' })).toBe('complete');
      expect(continuationOf('failed', { status: 'expired', method: 'thai_qr' })).toBe('failed');
    },
  );
});

describe('the payment page continues', () => {
  const CARD: Charge = { status: 'pending', method: 'card' };
  const redirect_url = 'https://bank.example/3ds';

  test.each<[name: string, charge: Charge, pages: Record<Occasion, PaymentPage>]>([
    ['nothing', { status: 'none' }, { loaded: 'payment', checked: 'payment', started: 'paymentReturn' }],
    [
      'a payment',
      { status: 'successful', method: 'card' },
      { loaded: 'complete', checked: 'complete', started: 'complete' },
    ],
    ['a failed charge', { ...CARD, status: 'failed' }, { loaded: 'payment', checked: 'failed', started: 'failed' }],
    ['an expired charge', { ...CARD, status: 'expired' }, { loaded: 'payment', checked: 'payment', started: 'failed' }],
    [
      'a cancelled charge',
      { ...CARD, status: 'cancelled' },
      { loaded: 'payment', checked: 'payment', started: 'failed' },
    ],
    ['an open Thai QR', { ...CARD, method: 'thai_qr' }, { loaded: 'payment', checked: 'payment', started: 'payment' }],
    [
      'an open charge with a page of the bank',
      { ...CARD, redirect_url },
      { loaded: 'payment', checked: 'payment', started: 'payment' },
    ],
    [
      'an open charge in an unknown state',
      { ...CARD, unknownStatus: 'held' },
      { loaded: 'payment', checked: 'payment', started: 'payment' },
    ],
    [
      'an open charge that only the bank can continue',
      CARD,
      { loaded: 'payment', checked: 'payment', started: 'paymentReturn' },
    ],
  ])('%s', (_name, charge, { loaded, checked, started }) => {
    expect(continuationOf('payment', charge)).toBe(loaded);
    expect(continuationOf('payment', charge, 'loaded')).toBe(loaded);
    expect(continuationOf('payment', charge, 'checked')).toBe(checked);
    expect(continuationOf('payment', charge, 'started')).toBe(started);
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
