// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FlowWords } from '../../../src/engine/context.ts';
import type { Flow } from '../../../src/engine/flow.ts';
import { returnContext } from '../../../src/engine/payment/return-context.ts';
import * as ports from '../../../src/engine/ports.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { flowStores } from '../../../src/state/flow-stores.ts';
import { $paymentUnderWay } from '../../../src/state/payment-under-way.ts';

vi.mock('../../../src/config/env.ts', () => import('./environment.ts'));

const scholarship: Flow = { ...bachelor, id: 'scholarship', findPlace: () => Promise.resolve({}) };
const at = (path: string): void => {
  vi.spyOn(ports, 'currentPath').mockReturnValue(path);
};
const found = (flow: Flow) => returnContext(flow, 'th', {} as FlowWords);

beforeEach(() => {
  $paymentUnderWay.set(null);
  for (const key of ['bachelor', 'scholarship:star', 'scholarship:moon'] as const) flowStores(key).$id.set('');
  at('/regisbachelor/payment/callback');
});

describe('the application of a return page', () => {
  test('is the stored one', () => {
    flowStores('bachelor').$id.set('7');
    expect(found(bachelor)?.stores.$id.get()).toBe('7');
  });

  test('is the one that was being paid for when its id was lost', () => {
    $paymentUnderWay.set({ flow: 'bachelor', id: '8', started: 1 });
    expect(found(bachelor)?.stores.$id.get()).toBe('8');
  });

  test('is none when nothing is known, or when another one was being paid for', () => {
    expect(found(bachelor)).toBeUndefined();
    flowStores('bachelor').$id.set('7');
    $paymentUnderWay.set({ flow: 'bachelor', id: '8', started: 1 });
    expect(found(bachelor)).toBeUndefined();
  });

  test('is never taken from the query or from another flow', () => {
    at('/regisbachelor/credit/redirect-kbank');
    vi.spyOn(ports, 'currentQuery').mockReturnValue(
      new URLSearchParams('objectId=chrg_1&status=true&application_id=9'),
    );
    $paymentUnderWay.set({ flow: 'graduate', id: '8', started: 1 });
    expect(found(bachelor)).toBeUndefined();
  });
});

describe('the return page that scholarships share', () => {
  test('learns its campaign from the payment under way', () => {
    at('/regisscholarship/credit/redirect-kbank');
    flowStores('scholarship:star').$id.set('7');
    $paymentUnderWay.set({ flow: 'scholarship', slug: 'star', id: '7', started: 1 });
    expect(found(scholarship)).toMatchObject({ key: 'scholarship:star', place: { slug: 'star' } });
  });

  test('knows nothing without it', () => {
    at('/regisscholarship/credit/redirect-kbank');
    flowStores('scholarship:star').$id.set('7');
    expect(found(scholarship)).toBeUndefined();
  });

  test('a campaign in the address is not mixed up with another that was being paid for', () => {
    at('/regisscholarship/moon/payment/callback');
    flowStores('scholarship:moon').$id.set('9');
    $paymentUnderWay.set({ flow: 'scholarship', slug: 'star', id: '7', started: 1 });
    expect(found(scholarship)).toMatchObject({ key: 'scholarship:moon', place: { slug: 'moon' } });
  });
});
