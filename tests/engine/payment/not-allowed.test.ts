// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { startPayment } from '../../../src/engine/payment/start-payment.ts';
import { applying, AT_BANK, DECLINED, fakePayments, lost, NONE } from './fake-payments.ts';

vi.mock('../../../src/config/env.ts', () => import('./environment.ts'));

const CARD = { method: 'card', card: { token: 'tokn', mid: 'm' } } as const;

test('a charge is not begun where applying is not allowed any more; one that is open goes on, and another may follow one that failed', async () => {
  const server = fakePayments();
  server.canApply = { can_apply: false, reason: 'Closed in May' };
  expect(await startPayment(applying(), CARD)).toEqual({ kind: 'closed', reason: 'Closed in May' });
  expect(server.count('POST', '')).toBe(0);
  server.charge = AT_BANK;
  expect(await startPayment(applying(), CARD)).toMatchObject({ kind: 'bank' });
  server.charge = DECLINED;
  expect(await startPayment(applying(), CARD)).not.toMatchObject({ kind: 'closed' });
  expect(server.count('POST', '')).toBeGreaterThan(0);
  const tried = server.count('POST', '');
  server.charge = NONE;
  server.faults.push({ path: 'check-can-apply', when: 'before', error: lost() });
  expect(await startPayment(applying(), CARD)).toMatchObject({ kind: 'refused', error: { kind: 'offline' } });
  expect(server.count('POST', '')).toBe(tried);
});
