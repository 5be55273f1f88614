import { expect, test, describe } from 'vitest';
import type { Flow } from '../../../src/application/flow.ts';
import { sessionForPaymentReturn } from '../../../src/application/payment/verify-result.ts';
import type { PendingPayment } from '../../../src/application/ports.ts';
import type { FlowKey } from '../../../src/config/storage-keys.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { fakePaymentPorts, fakeSession } from './fake-payments.ts';

const scholarship: Flow = { ...bachelor, id: 'scholarship', resolveCampaign: () => Promise.resolve({}) };

interface Found {
  readonly flow?: Flow;
  readonly slug?: string;
  readonly ids?: Partial<Record<FlowKey, string>>;
  readonly pending?: PendingPayment;
}

/** The session that a return page finds in a browser with these applications and this payment. */
function found({ flow = bachelor, slug, ids = {}, pending }: Found) {
  const ports = fakePaymentPorts();
  ports.$pendingPayment.set(pending ?? null);
  return sessionForPaymentReturn(fakeSession({ flow, ids, ...(slug === undefined ? {} : { slug }) }), ports);
}

describe('the application of a return page', () => {
  test('is the stored one', () => {
    expect(found({ ids: { bachelor: '7' } })?.stores.$id.get()).toBe('7');
  });

  test('is the one that was being paid for when its id was lost', () => {
    expect(found({ pending: { flow: 'bachelor', id: '8', started: 1 } })?.stores.$id.get()).toBe('8');
  });

  test('is none when nothing is known, or when another one was being paid for', () => {
    expect(found({})).toBeUndefined();
    expect(found({ ids: { bachelor: '7' }, pending: { flow: 'bachelor', id: '8', started: 1 } })).toBeUndefined();
  });

  test('is never taken from the query or from another flow', () => {
    const ports = fakePaymentPorts();
    ports.$pendingPayment.set({ flow: 'graduate', id: '8', started: 1 });
    const page = fakeSession({ ids: {} });
    const query = 'objectId=chrg_1&status=true&application_id=9';
    const location = { ...page.ports.location, currentQuery: () => new URLSearchParams(query) };
    expect(sessionForPaymentReturn({ ...page, ports: { ...page.ports, location } }, ports)).toBeUndefined();
  });
});

describe('the return page that scholarships share', () => {
  test('learns its campaign from the pending payment', () => {
    const pending = { flow: 'scholarship', slug: 'star', id: '7', started: 1 } as const;
    const session = found({ flow: scholarship, ids: { 'scholarship:star': '7' }, pending });
    expect(session?.flowKey).toBe('scholarship:star');
    expect(session?.$campaign.get()).toEqual({ slug: 'star' });
  });

  test('knows nothing without it', () => {
    expect(found({ flow: scholarship, ids: { 'scholarship:star': '7' } })).toBeUndefined();
  });

  test('a campaign in the URL is not mixed up with another that was being paid for', () => {
    const pending = { flow: 'scholarship', slug: 'star', id: '7', started: 1 } as const;
    const session = found({ flow: scholarship, slug: 'moon', ids: { 'scholarship:moon': '9' }, pending });
    expect(session?.flowKey).toBe('scholarship:moon');
    expect(session?.$campaign.get()).toEqual({ slug: 'moon' });
  });
});
