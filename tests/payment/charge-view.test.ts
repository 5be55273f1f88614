import { describe, expect, test } from 'vitest';
import {
  isDecidedByBank,
  isOutdated,
  noMoneyTaken,
  pageForCharge,
  pageHref,
  viewOf,
  withMethodOf,
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

const STARTED_HERE = { applicationId: '7', chargeId: 'c1', method: 'card', startedAt: 0 };

describe('the method of a charge', () => {
  const open = (parts: Partial<Charge>): Charge => ({ status: 'pending', charge_id: 'c1', ...parts });

  test.each<[name: string, charge: Charge, method: string | undefined]>([
    ['is the requested one if the server names none', open({}), 'card'],
    ['is the one that the server names', open({ method: 'thai_qr' }), 'thai_qr'],
    ['is not taken from the record of another charge', open({ charge_id: 'c9' }), undefined],
  ])('%s', (_name, charge, method) => {
    expect(withMethodOf(STARTED_HERE, charge).method).toBe(method);
  });

  test('stays as the server names it where nothing, or no method, is recorded', () => {
    const wallet = open({ method: 'wallet' });
    expect(withMethodOf(null, wallet)).toEqual(wallet);
    expect(withMethodOf({ ...STARTED_HERE, method: undefined }, wallet)).toEqual(wallet);
  });
});

describe('the bank decides without the payer', () => {
  const decided = { ...STARTED_HERE, isDecidedByBank: true };
  const card: Charge = { status: 'pending', method: 'card', charge_id: 'c1' };

  test('on the open card charge whose start has shown so', () => {
    expect(isDecidedByBank(card, decided, 0)).toBe(true);
    expect(isDecidedByBank(card, STARTED_HERE, 0)).toBe(false);
    expect(isDecidedByBank(card, null, 0)).toBe(false);
  });

  test.each<[name: string, charge: Charge]>([
    ['that has ended', { ...card, status: 'failed' }],
    ['with a page of the bank', { ...card, redirect_url: 'https://bank.example/3ds' }],
    ['by another method', { ...card, method: 'thai_qr' }],
    ['with another id', { ...card, charge_id: 'c9' }],
  ])('on no charge %s', (_name, charge) => {
    expect(isDecidedByBank(charge, decided, 0)).toBe(false);
  });
});
