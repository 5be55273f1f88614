// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { truePage } from '../../../src/engine/payment/payment-table.ts';
import { useVerdict } from '../../../src/engine/payment/use-verdict.ts';
import * as ports from '../../../src/engine/ports.ts';
import { CHARGE_STATES } from '../../../src/model/payment.ts';
import { $dashboardToken } from '../../../src/state/dashboard-token.ts';
import { $paymentUnderWay } from '../../../src/state/payment-under-way.ts';
import { applying, fakePayments, PAID, refused } from './fake-payments.ts';

vi.mock('../../../src/config/env.ts', () => import('./environment.ts'));

const ADDRESS = {
  payment: '/regisbachelor/payment',
  callback: '/regisbachelor/payment/callback',
  complete: '/regisbachelor/confirmation/complete',
  failed: '/regisbachelor/confirmation/failed',
};

beforeEach(() => {
  vi.spyOn(ports, 'go').mockReturnValue();
});
afterEach(() => {
  cleanup();
  $paymentUnderWay.set(null);
});

describe.each(['complete', 'failed'] as const)('the address of "%s"', (asked) => {
  test.each(['none', ...CHARGE_STATES] as const)('with a charge that is %s shows the true page', async (status) => {
    fakePayments({ status });
    const context = applying();
    const { result } = renderHook(() => useVerdict(context, asked));
    const page = truePage(asked, { status });
    if (page === asked) {
      await waitFor(() => expect(result.current).toMatchObject({ kind: 'true', charge: { status } }));
      expect(ports.go).not.toHaveBeenCalled();
    } else {
      await waitFor(() => expect(result.current.kind).toBe('leaving'));
      expect(ports.go).toHaveBeenCalledWith(ADDRESS[page], { replace: true });
    }
  });
});

test('a true outcome keeps the token of the dashboard and ends the payment under way', async () => {
  fakePayments(PAID);
  $paymentUnderWay.set({ flow: 'bachelor', id: '7', started: 1 });
  const context = applying();
  const { result } = renderHook(() => useVerdict(context, 'complete'));
  await waitFor(() => expect(result.current.kind).toBe('true'));
  expect([$dashboardToken.get(), $paymentUnderWay.get()]).toEqual(['board', null]);
});

test('an application that is gone is said to be, and a server that is down may be asked again', async () => {
  const server = fakePayments(PAID);
  server.faults.push({ path: 'payment/check', when: 'before', error: refused(404) });
  const context = applying();
  const gone = renderHook(() => useVerdict(context, 'complete'));
  await waitFor(() => expect(gone.result.current.kind).toBe('not-found'));

  server.faults.push({ path: 'payment/check', when: 'before', error: refused(500) });
  const down = renderHook(() => useVerdict(context, 'failed'));
  await waitFor(() => expect(down.result.current.kind).toBe('unreachable'));
  if (down.result.current.kind === 'unreachable') down.result.current.retry();
  await waitFor(() => expect(ports.go).toHaveBeenCalledWith(ADDRESS.complete, { replace: true }));
});
