// @vitest-environment happy-dom
import { cleanup, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import payment from '../../../locales/en/payment.json' with { type: 'json' };
import { PaymentReturnScreen } from '../../../src/payment/ui/PaymentReturnScreen.tsx';
import { interpolate } from '../../../src/lib/interpolate.ts';
import { AT_BANK, fakePayments, fakeSession, QR } from '../fake-payments.ts';
import { button, choose, openPayment, openScreen } from './payment-page.tsx';

configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);

const soon = (): string => new Date(Date.now() + 600_000).toISOString();
const answer = (charge: Readonly<Record<string, unknown>>): typeof QR => charge as unknown as typeof QR;

test('a Thai QR is shown for a charge that names no method', async () => {
  const server = fakePayments();
  server.started = answer({ ...QR, method: undefined, expires_at: soon() });
  openPayment();
  await userEvent.click(await button(/Show QR code/));
  await screen.findByRole('timer');
});

test('an unknown charge status is shown to the payer, with a way to continue', async () => {
  fakePayments(answer({ ...QR, status: 'waiting_for_payment', expires_at: soon() }));
  openPayment();
  await screen.findByText(interpolate(payment.unknownStatus.title, { status: 'waiting_for_payment' }));
  await button(payment.unknownStatus.check);
  await screen.findByRole('timer');
});

test('while the state of a charge is unknown, no other way to pay is offered', async () => {
  fakePayments(answer({ status: 'settled' }));
  openPayment();
  await screen.findByText(interpolate(payment.unknownStatus.title, { status: 'settled' }));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('an expired code whose charge has an unknown status is not replaced', async () => {
  fakePayments(answer({ ...QR, status: 'settled', expires_at: new Date(Date.now() - 1000).toISOString() }));
  openPayment();
  await screen.findByText(interpolate(payment.unknownStatus.title, { status: 'settled' }));
  await userEvent.click(await button(payment.unknownStatus.check));
  expect(screen.queryByText(payment.qr.expired.again)).toBeNull();
});

test('the return page shows an unknown status, too', async () => {
  fakePayments(answer({ ...AT_BANK, status: 'authorised' }));
  openScreen(fakeSession(), <PaymentReturnScreen />);
  await screen.findByText(interpolate(payment.unknownStatus.title, { status: 'authorised' }));
});

test('an unknown method has its own name and opens its page', async () => {
  const server = fakePayments();
  server.methods = { amount: 500, methods: [{ code: 'wallet', name: 'My Wallet' }, 'card'] as unknown as string[] };
  const url = 'https://bank.example/wallet';
  server.started = answer({ status: 'pending', method: 'wallet', charge_id: 'w1', redirect_url: url });
  const page = openPayment();
  await choose(/My Wallet/);
  await userEvent.click(await button(/with My Wallet/));
  await vi.waitFor(() => expect(page.payment.redirectToBank).toHaveBeenCalledExactlyOnceWith(url));
  cleanup();

  const again = openPayment();
  await userEvent.click(await button(payment.otherMethod.continue));
  expect(again.payment.redirectToBank).toHaveBeenCalledExactlyOnceWith(url);
});
