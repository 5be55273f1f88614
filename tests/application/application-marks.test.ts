// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { markNumber } from '../../src/application/application-marks.ts';
import { loadMethods } from '../../src/payment/payment-client.ts';
import { fakeServer } from './fake-server.ts';
import { applyingSession } from './test-session.ts';

test('the fee is kept with the number of its application, and removed with it', async () => {
  const session = applyingSession();
  fakeServer().on('/payment/available-method', { amount: 500, methods: ['thai_qr'] });
  const known = () => session.stores.$marks.get().known;
  await loadMethods(session);
  expect(known()).toBeUndefined();
  markNumber(session, '7', 'B0000007');
  await loadMethods(session);
  expect(known()).toEqual({ id: '7', number: 'B0000007', amount: 500 });
  markNumber(session, '7', 'B0000007');
  expect(known()).toHaveProperty('amount');
  markNumber(session, '8', 'B0000008');
  expect(known()).toEqual({ id: '8', number: 'B0000008' });
});
