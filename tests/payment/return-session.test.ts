import { expect, test, describe } from 'vitest';
import type { Flow } from '../../src/flows/definition/flow.ts';
import { sessionForPaymentReturn } from '../../src/payment/payment-return.ts';
import type { PendingPayment } from '../../src/payment/payment-environment.ts';
import type { FlowKey } from '../../src/config/storage-keys.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { fakeSession } from './fake-payments.ts';

const scholarship: Flow = { ...bachelor, id: 'scholarship', resolveCampaign: () => Promise.resolve({}) };

interface Found {
  readonly flow?: Flow;
  readonly slug?: string;
  readonly query?: string;
  readonly ids?: Partial<Record<FlowKey, string>>;
  readonly pending?: Partial<Record<FlowKey, PendingPayment>>;
}

/** The session that a return page finds in a browser with these applications and these payments. */
function found({ flow = bachelor, slug, query = '', ids = {}, pending = {} }: Found) {
  const page = fakeSession({ flow, ids, ...(slug === undefined ? {} : { slug }) });
  for (const [key, payment] of Object.entries(pending))
    page.environment.payment.pendingPaymentStore(key as FlowKey).set(payment ?? null);
  const location = { ...page.environment.location, currentQuery: () => new URLSearchParams(query) };
  return sessionForPaymentReturn({ ...page, environment: { ...page.environment, location } });
}

describe('the application of a return page', () => {
  test('is the stored one', () => {
    expect(found({ ids: { bachelor: '7' } })?.stores.$id.get()).toBe('7');
  });

  test('is the one being paid for if its id was lost', () => {
    expect(found({ pending: { bachelor: { applicationId: '8', startedAt: 1 } } })?.stores.$id.get()).toBe('8');
  });

  test('is missing if none is known, or if another one was being paid for', () => {
    expect(found({})).toBeUndefined();
    expect(
      found({ ids: { bachelor: '7' }, pending: { bachelor: { applicationId: '8', startedAt: 1 } } }),
    ).toBeUndefined();
  });

  test('never comes from the query or from another flow', () => {
    const query = 'objectId=chrg_1&status=true&application_id=9';
    const pending = { graduate: { applicationId: '8', chargeId: 'chrg_1', startedAt: 1 } };
    expect(found({ query, pending })).toBeUndefined();
  });
});

describe('the shared return page of scholarships', () => {
  const ids = { 'scholarship:star': '7', 'scholarship:moon': '9' } as const;
  const star = { applicationId: '7', chargeId: 'c-star', startedAt: 1 };
  const moon = { applicationId: '9', chargeId: 'c-moon', startedAt: 2 };

  test('takes its campaign from the pending payment', () => {
    const session = found({ flow: scholarship, ids, pending: { 'scholarship:star': star } });
    expect(session?.flowKey).toBe('scholarship:star');
    expect(session?.$campaign.get()).toEqual({ slug: 'star' });
    expect(session?.stores.$id.get()).toBe('7');
  });

  test('still finds it after a payment of another flow was started', () => {
    const pending = { 'scholarship:star': star, bachelor: { applicationId: '7', chargeId: 'c-new', startedAt: 3 } };
    expect(found({ flow: scholarship, ids, pending })?.flowKey).toBe('scholarship:star');
  });

  test.each([
    ['the charge of the older payment', 'objectId=c-star&status=true', 'scholarship:star'],
    ['the charge of the newer payment', 'objectId=c-moon&status=true', 'scholarship:moon'],
    ['a charge that was not kept here', 'objectId=c-other&status=true', 'scholarship:moon'],
    ['none', '', 'scholarship:moon'],
  ])('opens the right one of two campaigns when the URL names %s', (_name, query, flowKey) => {
    for (const pending of [
      { 'scholarship:star': star, 'scholarship:moon': moon },
      { 'scholarship:moon': moon, 'scholarship:star': star },
    ])
      expect(found({ flow: scholarship, ids, query, pending })?.flowKey).toBe(flowKey);
  });

  test('finds nothing without a pending payment', () => {
    expect(found({ flow: scholarship, ids })).toBeUndefined();
    expect(found({ flow: scholarship, ids, query: 'objectId=c-star' })).toBeUndefined();
    expect(found({ flow: scholarship, ids: { scholarship: '7' } })).toBeUndefined();
    expect(
      found({ flow: scholarship, ids, pending: { bachelor: { applicationId: '7', startedAt: 1 } } }),
    ).toBeUndefined();
  });

  test('a campaign in the URL is not confused with another one being paid for', () => {
    const session = found({ flow: scholarship, slug: 'moon', ids, pending: { 'scholarship:star': star } });
    expect(session?.flowKey).toBe('scholarship:moon');
    expect(session?.$campaign.get()).toEqual({ slug: 'moon' });
  });
});
