// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"handleDisabledFileLoadingAsSuccess": true}}
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import payment from '../../../locales/en/payment.json' with { type: 'json' };
import { interpolate } from '../../../src/lib/interpolate.ts';
import { AT_BANK, fakePayments, QR, START } from '../fake-payments.ts';
import { button, choose, openPayment } from './payment-page.tsx';

const soon = (): string => new Date(Date.now() + 600_000).toISOString();

afterEach(cleanup);

describe('an outdated charge', () => {
  test('is reported and not offered for payment, and a new one is started only by a press', async () => {
    const server = fakePayments({ ...QR, amount: 700, expires_at: soon() });
    server.started = { ...QR, charge_id: 'c9', amount: 500, expires_at: soon() };
    openPayment();
    const told = await screen.findByRole('alert');
    expect(told.textContent).toMatch(/700\sบาท,.*500\sบาท\./);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(server.count('POST', '')).toBe(0);
    await userEvent.click(await button(/Show QR code for .*500/));
    await screen.findByRole('timer');
    expect(screen.queryByText(payment.outdated.title)).toBeNull();
    expect(server.count('POST', 'payment/application')).toBe(1);
  });

  test('is not continued at the bank', async () => {
    fakePayments({ ...AT_BANK, amount: 700 });
    openPayment();
    expect((await screen.findByRole('alert')).textContent).toMatch(/payment is for 700\sบาท,/);
    expect(screen.queryByRole('button', { name: payment.bank.continue })).toBeNull();
  });

  test('is reported even if nothing is to be paid any more', async () => {
    const server = fakePayments({ ...QR, amount: 500, expires_at: soon() });
    server.methods = { amount: 0, methods: ['none'] };
    openPayment();
    expect((await screen.findByRole('alert')).textContent).toMatch(/500\sบาท, but .*Do not pay with the old QR code/);
    await button(payment.free.finish);
  });
});

test('a code with another amount than the button is shown only after the new amount was accepted', async () => {
  const server = fakePayments();
  server.started = { ...QR, amount: 500, expires_at: soon() };
  server.image = { amount: 1500 };
  openPayment();
  await choose(/Thai QR/);
  await userEvent.click(await button(/Show QR code for .*500/));
  expect((await screen.findByRole('alert')).textContent).toMatch(/showed 500\sบาท, but .* 1,500\sบาท\./);
  expect(screen.queryByRole('img', { name: /reference/ })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.click(await button(/^Pay 1,500/));
  await screen.findByRole('img', { name: /pay 1,500.*reference 0007/ });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(server.count('POST', 'payment/application')).toBe(1);
});

test('a code from another response during a start is shown, and its amount asked about, only after it', async () => {
  const server = fakePayments({ ...QR, expires_at: new Date(Date.now() - 1000).toISOString() });
  const { page } = openPayment();
  const answerStart = server.hold(START);
  await userEvent.click(await button(payment.qr.expired.again));
  await waitFor(() => expect(server.count('POST', START)).toBe(1));
  server.image = { amount: 1500 };
  server.charge = { ...QR, charge_id: 'c9', expires_at: soon() };
  page.change({ isHidden: false });
  await waitFor(() => expect(screen.queryByText(payment.qr.expired.title)).toBeNull());
  expect(screen.queryByRole('timer')).toBeNull();
  answerStart(server.charge);
  await button(/^Pay 1,500/);
  expect(screen.queryByRole('timer')).toBeNull();
});

test('a QR code next to an open card payment comes with a warning', async () => {
  fakePayments(AT_BANK);
  openPayment();
  await userEvent.click(await button(payment.qr.change));
  await choose(/Thai QR/);
  await screen.findByText(payment.qr.openCard);
});

test('after the return from a bank whose method is no longer offered, the only other method is offered', async () => {
  const server = fakePayments(AT_BANK);
  server.methods = { amount: 500, methods: ['thai_qr'] };
  openPayment();
  await button(payment.bank.continue);
  await userEvent.click(await button(payment.qr.change));
  await screen.findByText(payment.qr.openCard);
  await button(/Show QR code for .*500/);
});

test('after the return from the bank, no other method is offered if there is only one', async () => {
  const server = fakePayments(AT_BANK);
  server.methods = { amount: 500, methods: ['card'] };
  openPayment();
  await button(payment.bank.continue);
  expect(screen.queryByRole('button', { name: payment.qr.change })).toBeNull();
});

const follows = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('after the return from the bank, the waiting payment comes first, and a press shows the methods', async () => {
  fakePayments(AT_BANK);
  openPayment();
  const notice = await screen.findByText(payment.bank.title);
  expect(follows(notice, screen.getByRole('heading', { name: payment.summary.heading }))).toBe(true);
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.click(await button(payment.qr.change));
  const card = await screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(payment.methods.card) });
  expect(card.checked).toBe(true);
  await button(payment.bank.continue);
});

describe('an unknown method', () => {
  const wallet = { ...AT_BANK, method: 'wallet' };
  const openWallet = (charge: typeof AT_BANK = wallet) => {
    const server = fakePayments(charge);
    server.methods = {
      amount: 500,
      methods: ['thai_qr', 'card', { code: 'wallet', name: 'My Wallet' }] as unknown as string[],
    };
    const { payment: environment } = openPayment();
    return { server, environment };
  };

  test('waits as a card does, under its own name', async () => {
    const { environment } = openWallet();
    await screen.findByText(interpolate(payment.otherMethod.open, { method: 'My Wallet' }));
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.click(await button(payment.otherMethod.continue));
    expect(environment.redirectToBank).toHaveBeenCalledWith(wallet.redirect_url);
    await button(payment.statusCheck.action);
  });

  test.each([/Thai QR/, /card/])('is named before another method is started: %s', async (other) => {
    openWallet();
    await userEvent.click(await button(payment.qr.change));
    await choose(other);
    await screen.findByText(interpolate(payment.openElsewhere, { method: 'My Wallet' }));
  });

  test.each([
    ['Thai QR', { ...QR, expires_at: soon() }, payment.methods.thai_qr],
    ['card', AT_BANK, payment.methods.card],
  ])('next to an open %s comes with a warning', async (_name, charge, method) => {
    openWallet(charge);
    await userEvent.click(await button(payment.qr.change));
    await choose(/My Wallet/);
    await screen.findByText(interpolate(payment.openElsewhere, { method }));
  });

  test('that the server does not name is another payment service, and its code is not shown', async () => {
    const server = fakePayments({ ...wallet, amount: 700 });
    server.methods = { amount: 500, methods: ['thai_qr', 'wallet'] };
    openPayment();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/You started to pay 700\sบาท with Another payment service,/);
    expect(document.body.textContent).not.toContain('wallet');
  });
});

describe('a state that cannot be read', () => {
  test('is reported at the QR, which stays', async () => {
    const server = fakePayments({ ...QR, expires_at: soon() });
    openPayment();
    await screen.findByRole('img', { name: /reference 0007/ });
    server.failures.push({ path: 'payment/check', when: 'before', as: 'offline' });
    await userEvent.click(await button(payment.statusCheck.action));
    await screen.findByText(payment.statusCheck.failed);
    screen.getByRole('img', { name: /reference 0007/ });
    await userEvent.click(await button(payment.statusCheck.action));
    await waitFor(() => expect(screen.queryByText(payment.statusCheck.failed)).toBeNull());
  });

  test('is reported after a reload too, with the open QR', async () => {
    const server = fakePayments();
    server.started = { ...QR, amount: 500, expires_at: soon() };
    const { payment: environment } = openPayment();
    await choose(/Thai QR/);
    await userEvent.click(await button(/Show QR code/));
    await screen.findByRole('timer');
    cleanup();
    for (let times = 0; times < 2; times += 1)
      server.failures.push({ path: 'payment/check', when: 'before', as: 'offline' });
    openPayment(environment.pendingPaymentStore('bachelor').get());
    await screen.findByRole('img', { name: /reference 0007/ });
    await screen.findByText(payment.statusCheck.failed);
  });
});
