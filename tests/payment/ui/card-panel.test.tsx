// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"handleDisabledFileLoadingAsSuccess": true}}
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import common from '../../../locales/en/common.json' with { type: 'json' };
import payment from '../../../locales/en/payment.json' with { type: 'json' };
import { AT_BANK, DECLINED, fakePayments } from '../fake-payments.ts';
import { button, cardProvider, choose, openPayment } from './payment-page.tsx';

afterEach(() => {
  cleanup();
  delete window.KPayment;
});

const PAY = /Pay .*500.* by card/;
const pressed = async () => {
  const page = openPayment();
  await choose(/card/);
  const provider = await cardProvider();
  await userEvent.click(await button(PAY));
  return { ...page, provider };
};

test("a card becomes a token in the provider's overlay, then a charge, then a redirect to the bank", async () => {
  const server = fakePayments();
  server.started = AT_BANK;
  const { payment: environment, provider } = await pressed();
  expect(provider.show).toHaveBeenCalledTimes(1);
  act(() => provider.sendToken('tokn_1', 'm'));
  await waitFor(() => expect(environment.redirectToBank).toHaveBeenCalledWith(AT_BANK.redirect_url));
  expect(server.seen.find(({ path }) => path.endsWith('payment/application'))?.body).toMatchObject({
    token: 'tokn_1',
    mid: 'm',
  });
  expect(environment.pendingPaymentStore('bachelor').get()).toMatchObject({ applicationId: '7', chargeId: 'c2' });
});

test('what a card from abroad costs is left to its bank', async () => {
  fakePayments();
  await pressed();
  screen.getByText(payment.card.fromAbroad);
});

test('a declined card opens the failed page', async () => {
  fakePayments().started = DECLINED;
  const { navigate, provider } = await pressed();
  act(() => provider.sendToken('tokn_1', 'm'));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/regisbachelor/confirmation/failed', { replace: true }));
});

test('after a refused card, the form has a new script whose token pays', async () => {
  const server = fakePayments();
  server.failures.push({ path: 'payment/application', when: 'before', as: 422 });
  const { provider, payment: environment } = await pressed();
  act(() => provider.sendToken('tokn_1', 'm'));
  const next = await cardProvider();
  server.started = AT_BANK;
  await userEvent.click(await button(PAY));
  act(() => next.sendToken('tokn_2', 'm'));
  await waitFor(() => expect(environment.redirectToBank).toHaveBeenCalledWith(AT_BANK.redirect_url));
});

test('a card may be tried again when the overlay was closed', async () => {
  fakePayments();
  const { provider } = await pressed();
  act(() => provider.close());
  await userEvent.click(await button(PAY));
  await waitFor(() => expect(provider.show).toHaveBeenCalledTimes(2));
});

test('if the provider cannot be loaded, the page says so and offers the QR and a retry', async () => {
  fakePayments();
  openPayment();
  await choose(/card/);
  await cardProvider('blocked');
  await screen.findByText(payment.card.failed.title);
  await userEvent.click(await button(common.retry));
  await cardProvider();
  await button(PAY);
  await choose(/Thai QR/);
  await waitFor(() => expect(document.querySelector('form script')).toBeNull());
});

test("a URL that is not the bank's is not opened, and the page says so", async () => {
  fakePayments().started = AT_BANK;
  const { payment: environment, provider } = await pressed();
  environment.redirectToBank.mockReturnValue(false);
  act(() => provider.sendToken('tokn_1', 'm'));
  await screen.findByText(payment.startError.bankAddress);
});
