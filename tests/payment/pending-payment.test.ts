import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startPayment, type PaymentRequest } from '../../src/payment/start-payment.ts';
import {
  CARD_REQUEST,
  DECLINED,
  fakePaymentPorts,
  fakePayments,
  fakeSession,
  NONE,
  QR_REQUEST,
  useFakeClock,
} from './fake-payments.ts';

let ports: ReturnType<typeof fakePaymentPorts>;
useFakeClock();
beforeEach(() => {
  ports = fakePaymentPorts();
});
const start = (request: PaymentRequest) => startPayment(fakeSession(), ports, request);

describe('the pending payment', () => {
  test('is stored under its flow with its application, charge and first time', async () => {
    fakePayments();
    await start(QR_REQUEST);
    const kept = { id: '7', charge: 'c1', started: Date.parse('2026-11-20T10:00:00Z') };
    expect(ports.pendingPaymentStore('bachelor').get()).toMatchObject(kept);
    vi.setSystemTime(new Date('2026-11-20T10:05:00Z'));
    await start(QR_REQUEST);
    expect(ports.pendingPaymentStore('bachelor').get()).toMatchObject(kept);
  });

  test('of another campaign or flow stays', async () => {
    fakePayments();
    const pending = { id: '9', charge: 'c9', started: 1 };
    for (const key of ['scholarship:star', 'graduate'] as const) ports.pendingPaymentStore(key).set(pending);
    await start(QR_REQUEST);
    expect(ports.pendingPaymentKeys()).toEqual(['scholarship:star', 'graduate', 'bachelor']);
    for (const key of ['scholarship:star', 'graduate'] as const)
      expect(ports.pendingPaymentStore(key).get()).toEqual(pending);
  });

  test('is not made up when nothing was started', async () => {
    fakePayments(NONE).started = DECLINED;
    await start(CARD_REQUEST);
    expect(ports.pendingPaymentStore('bachelor').get()).toBeNull();
  });
});
