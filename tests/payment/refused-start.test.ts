import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PaymentStart } from '../../src/payment/payment-state.ts';
import { startPayment, type PaymentRequest } from '../../src/payment/start-payment.ts';
import {
  AT_BANK,
  CARD_REQUEST,
  fakePayments,
  fakeSession,
  NONE,
  QR,
  QR_REQUEST,
  START,
  useFakeClock,
} from './fake-payments.ts';
import { fakePaymentEnvironment } from '../application/test-session.ts';

let payment: ReturnType<typeof fakePaymentEnvironment>;
useFakeClock();
beforeEach(() => {
  payment = fakePaymentEnvironment();
});

/** Starts a payment, and lets the time pass that an answer which never comes is waited for. */
async function start(request: PaymentRequest): Promise<PaymentStart> {
  const started = startPayment(fakeSession({ payment }), request);
  await vi.runAllTimersAsync();
  return started;
}

describe('a card that was refused after its charge was opened', () => {
  /** A server that names an open charge from the moment on when it is opened. */
  const refusing = (as: number) => {
    const server = fakePayments();
    server.opened = { status: 'pending', method: 'card', charge_id: 'c2' };
    server.failures.push({ path: START, when: 'before', as });
    server.charge = { ...NONE };
    return server;
  };

  test.each([400, 404, 409, 422, 429])('may be retried (%s)', async (as) => {
    refusing(as);
    expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'refused', error: { status: as } });
    expect(payment.pendingPaymentStore('bachelor').get()).toBeNull();
  });

  test.each([400, 422])('continues at the bank if the server has started it anyway (%s)', async (as) => {
    const server = fakePayments();
    server.started = AT_BANK;
    server.failures.push({ path: START, when: 'after', as });
    expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'bank', url: AT_BANK.redirect_url });
  });

  test.each([500, 502])('is not waited for while it is only open (%s)', async (as) => {
    const server = refusing(as);
    server.onStart = () => {
      server.charge = server.opened;
    };
    const isUnknown = as === 502;
    expect((await start(CARD_REQUEST)).kind).toBe(isUnknown ? 'outcome-unknown' : 'refused');
    expect(Boolean(payment.pendingPaymentStore('bachelor').get()?.chargesBefore)).toBe(isUnknown);
  });

  test('does not mention an open QR code that it replaced', async () => {
    const server = refusing(422);
    server.charge = QR;
    server.onStart = () => {
      server.charge = { ...QR, status: 'cancelled' };
    };
    expect(await start(CARD_REQUEST)).toMatchObject({ kind: 'refused' });
  });
});

test('a Thai QR that was refused may be retried', async () => {
  const server = fakePayments();
  server.failures.push({ path: START, when: 'before', as: 422 });
  expect(await start(QR_REQUEST)).toMatchObject({ kind: 'refused', error: { status: 422 } });
  expect(await start(QR_REQUEST)).toMatchObject({ kind: 'waiting' });
});
