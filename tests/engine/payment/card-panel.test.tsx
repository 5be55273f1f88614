// @vitest-environment happy-dom
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import common from '../../../locales/en/common.json' with { type: 'json' };
import payment from '../../../locales/en/payment.json' with { type: 'json' };
import { mountCardForm } from '../../../src/engine/payment/card-script.ts';
import * as ports from '../../../src/engine/ports.ts';
import { $paymentUnderWay } from '../../../src/state/payment-under-way.ts';
import { AT_BANK, DECLINED, fakePayments } from './fake-payments.ts';
import { button, choose, closePorts, openPage } from './pay-page.tsx';

vi.mock('../../../src/config/env.ts', () => import('./environment.ts'));
// The provider's script is another origin's: tests/engine/payment/card-script.test.ts is about it.
vi.mock('../../../src/engine/payment/card-script.ts', () => ({ mountCardForm: vi.fn() }));

configure({ asyncUtilTimeout: 5000 });
const provider = { show: vi.fn(() => true), remove: vi.fn() };

beforeEach(() => {
  provider.show.mockClear();
  vi.mocked(mountCardForm).mockReset().mockResolvedValue(provider);
  closePorts();
});
afterEach(cleanup);

const events = () => vi.mocked(mountCardForm).mock.lastCall?.[2];
const pressed = async () => {
  openPage();
  await choose(/card/);
  await userEvent.click(await button(/Pay .*500.* by card/));
};

test('a card becomes a token in the overlay of the provider, a charge, and a visit to the bank', async () => {
  const server = fakePayments();
  server.started = AT_BANK;
  await pressed();
  expect(provider.show).toHaveBeenCalledTimes(1);
  events()?.onToken({ token: 'tokn_1', mid: 'm' });
  await waitFor(() => expect(ports.leaveTo).toHaveBeenCalledWith(AT_BANK.redirect_url));
  expect($paymentUnderWay.get()).toMatchObject({ flow: 'bachelor', id: '7', charge: 'c2' });
});

test('a card that is declined leads to the failed page', async () => {
  fakePayments().started = DECLINED;
  await pressed();
  events()?.onToken({ token: 'tokn_1', mid: 'm' });
  await waitFor(() => expect(ports.go).toHaveBeenCalledWith('/regisbachelor/confirmation/failed', { replace: true }));
});

test('a card may be tried again when the overlay was closed', async () => {
  fakePayments();
  await pressed();
  events()?.onClose();
  await userEvent.click(await button(/Pay .*500.* by card/));
  await waitFor(() => expect(provider.show).toHaveBeenCalledTimes(2));
});

test('a card without its provider says so; the QR is still there, and so is another try', async () => {
  fakePayments();
  vi.mocked(mountCardForm).mockRejectedValueOnce(new Error('blocked'));
  openPage();
  await choose(/card/);
  await screen.findByText(payment.card.failed.title);
  await userEvent.click(await button(common.retry));
  await button(/Pay .*500.* by card/);
  await choose(/Thai QR/);
  expect(provider.remove).toHaveBeenCalled();
});

test('an address that is no bank is not followed, and the page says so', async () => {
  fakePayments().started = AT_BANK;
  vi.mocked(ports.leaveTo).mockReturnValue(false);
  await pressed();
  events()?.onToken({ token: 'tokn_1', mid: 'm' });
  await screen.findByText(payment.problem.bankAddress);
});
