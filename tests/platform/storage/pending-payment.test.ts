// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearDevice } from '../../../src/platform/storage/clear-device.ts';
import { sealEnvelope } from '../../../src/platform/storage/envelope.ts';
import { hasPendingPayment } from '../../../src/platform/storage/has-stored-data.ts';
import { freshStorage } from './broken-storage.ts';

/** A page of its own, because stores read storage when they are made. */
async function openPage() {
  vi.resetModules();
  return import('../../../src/platform/storage/pending-payment.ts');
}
const STAR = { applicationId: '7', chargeId: 'c1', startedAt: 1 };
const BACHELOR = { applicationId: '8', chargeId: 'c2', startedAt: 2 };

beforeEach(freshStorage);

describe('pending payments', () => {
  test('of several flows stand beside each other, also on the next page', async () => {
    const { pendingPaymentStore } = await openPage();
    pendingPaymentStore('scholarship:star').set(STAR);
    pendingPaymentStore('bachelor').set(BACHELOR);
    const next = await openPage();
    expect(next.pendingPaymentKeys().toSorted()).toEqual(['bachelor', 'scholarship:star']);
    expect(next.pendingPaymentStore('scholarship:star').get()).toEqual(STAR);
    expect(next.pendingPaymentStore('bachelor').get()).toEqual(BACHELOR);
    next.pendingPaymentStore('bachelor').set(null);
    expect((await openPage()).pendingPaymentKeys()).toEqual(['scholarship:star']);
  });

  test('keep the page from reloading itself until the last one is over', async () => {
    const { pendingPaymentStore } = await openPage();
    expect(hasPendingPayment()).toBe(false);
    pendingPaymentStore('scholarship:star').set(STAR);
    expect(hasPendingPayment()).toBe(true);
    pendingPaymentStore('scholarship:star').set(null);
    expect(hasPendingPayment()).toBe(false);
  });

  test('are removed with everything else', async () => {
    const { pendingPaymentStore, pendingPaymentKeys } = await openPage();
    pendingPaymentStore('scholarship:star').set(STAR);
    pendingPaymentStore('bachelor').set(BACHELOR);
    clearDevice();
    expect([pendingPaymentKeys(), hasPendingPayment()]).toEqual([[], false]);
  });

  test.each([
    ['of another shape', sealEnvelope({ id: '7', charge: 'c1', started: 1 }, undefined)],
    ['corrupt', '{"data":{"applicationId"'],
  ])('that are %s count as none, and are removed', async (_state, stored) => {
    localStorage.setItem('adm:payment:bachelor', stored);
    const { pendingPaymentKeys, pendingPaymentStore } = await openPage();
    expect(pendingPaymentStore('bachelor').get()).toBeNull();
    expect([pendingPaymentKeys(), hasPendingPayment()]).toEqual([[], false]);
  });

  test('under a key without a flow, or of an unknown one, are ignored', async () => {
    const old = sealEnvelope({ flow: 'scholarship', slug: 'star', ...STAR }, undefined);
    for (const key of ['adm:payment', 'adm:payment:', 'adm:payment:stars']) localStorage.setItem(key, old);
    const { pendingPaymentKeys, pendingPaymentStore } = await openPage();
    expect(pendingPaymentKeys()).toEqual([]);
    expect(pendingPaymentStore('scholarship:star').get()).toBeNull();
    localStorage.removeItem('adm:payment:stars');
    localStorage.removeItem('adm:payment:');
    expect(hasPendingPayment()).toBe(false);
  });
});
