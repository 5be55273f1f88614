// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"handleDisabledFileLoadingAsSuccess": true}}
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import common from '../../../locales/en/common.json' with { type: 'json' };
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import payment from '../../../locales/en/payment.json' with { type: 'json' };
import { AT_BANK, DECLINED, fakePayments, PAID, QR } from '../fake-payments.ts';
import { button, choose, openPayment } from './payment-page.tsx';

const soon = (): string => new Date(Date.now() + 600_000).toISOString();

afterEach(cleanup);

describe('the choice', () => {
  test('shows what is paid for, the payee, the application, and the amount once', async () => {
    fakePayments();
    document.body.innerHTML = '<h1 id="page-heading">Check and pay</h1>';
    openPayment();
    await screen.findByText('Computer Science · Direct admission');
    for (const text of ['มหาวิทยาลัยธารดาว', 'B-7', payment.fees.application]) screen.getByText(text);
    expect(screen.getAllByText(/^500\sบาท$/)).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(payment.headings.application);
    cleanup();
    expect(document.querySelector('h1')?.textContent).toBe('Check and pay');
  });

  test('of a free application is about sending, not about paying', async () => {
    fakePayments().methods = { amount: 0, methods: ['none'] };
    document.body.innerHTML = '<h1 id="page-heading">Check and pay</h1>';
    openPayment();
    await screen.findByText(payment.free.message);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(payment.free.heading);
  });

  test('preselects Thai QR, so that one press shows the code', async () => {
    const server = fakePayments();
    server.started = { ...QR, expires_at: soon() };
    openPayment();
    const qr = await screen.findByRole<HTMLInputElement>('radio', { name: /Thai QR/ });
    expect(qr.checked).toBe(true);
    screen.getByText(payment.secure);
    await userEvent.click(await button(/Show QR code/));
    await screen.findByRole('timer');
  });

  test("preselects the last charge's method if there was one, else an available one", async () => {
    fakePayments(DECLINED);
    openPayment();
    const card = await screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(payment.methods.card) });
    expect(card.checked).toBe(true);
    cleanup();
    fakePayments().methods = { amount: 500, methods: ['card'] };
    openPayment();
    expect((await screen.findByRole<HTMLInputElement>('radio')).checked).toBe(true);
  });
});

describe('choosing', () => {
  test('says how to pay without a Thai bank account, where Thai QR is not the only way', async () => {
    fakePayments();
    openPayment();
    const card = await screen.findByRole('radio', { name: new RegExp(payment.methods.card) });
    expect(card.closest('label')?.textContent).toContain(payment.withoutThaiBank);
    for (const methods of [['card'], ['thai_qr']]) {
      cleanup();
      fakePayments().methods = { amount: 500, methods };
      openPayment();
      await screen.findByRole('radio');
      expect(screen.queryByText(payment.withoutThaiBank)).toBeNull();
    }
  });

  test('starts nothing by itself', async () => {
    const server = fakePayments();
    openPayment();
    await choose(/Thai QR/);
    await choose(/card/);
    expect(server.count('POST', '')).toBe(0);
  });

  test('shows the QR, its references and its time on a press, and again after a reload', async () => {
    const server = fakePayments();
    server.started = { ...QR, expires_at: soon() };
    openPayment();
    await choose(/Thai QR/);
    await userEvent.click(await button(/Show QR code/));
    const image = await screen.findByRole('img', { name: /500.*reference 0007/ });
    expect(image.getAttribute('src')).toMatch(/^data:image\/png/);
    expect(screen.getByRole('timer').textContent).toMatch(/^(10:00|09:5\d)$/);
    expect(screen.getByRole('link', { name: payment.qr.save }).getAttribute('download')).toBe('thai-qr-0007.png');

    cleanup();
    openPayment();
    await screen.findByRole('img', { name: /reference 0007/ });
    expect(server.count('POST', 'payment/application')).toBe(1);
  });
});

describe('a charge', () => {
  test('that is paid opens the complete page', async () => {
    fakePayments(PAID);
    const { navigate } = openPayment();
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith('/regisbachelor/confirmation/complete', { replace: true }),
    );
  });

  test('that failed may be retried, and only the server says "no money has been taken"', async () => {
    fakePayments(DECLINED);
    openPayment();
    await screen.findByText(payment.noMoneyTaken);
    cleanup();
    fakePayments({ ...DECLINED, money_taken: null });
    openPayment();
    await screen.findByText(payment.lastAttempt.failed);
    expect(screen.queryByText(payment.noMoneyTaken)).toBeNull();
  });

  test('that waits at the bank continues there', async () => {
    fakePayments(AT_BANK);
    const { payment: environment } = openPayment();
    await userEvent.click(await button(payment.bank.continue));
    expect(environment.redirectToBank).toHaveBeenCalledWith(AT_BANK.redirect_url);
  });

  test('whose code expired offers a new one', async () => {
    const server = fakePayments({ ...QR, status: 'expired' });
    server.started = { ...QR, charge_id: 'c9', expires_at: soon() };
    openPayment();
    await userEvent.click(await button(payment.qr.expired.again));
    await screen.findByRole('timer');
    expect(server.count('POST', 'payment/application')).toBe(1);
  });

  test('is shown as expired only after a last check', async () => {
    const expiry = Date.now() + 600_000;
    const server = fakePayments({ ...QR, expires_at: new Date(expiry).toISOString() });
    openPayment();
    await screen.findByRole('timer');
    const before = server.count('GET', 'payment/check');
    vi.spyOn(Date, 'now').mockReturnValue(expiry + 1);
    await screen.findByText(payment.qr.expired.title);
    expect(server.count('GET', 'payment/check')).toBeGreaterThan(before);
  });
});

test('a zero amount is finished with one press', async () => {
  const server = fakePayments();
  server.methods = { amount: 0, methods: ['none'] };
  server.started = { status: 'successful', method: 'none', charge_id: 'free', amount: 0 };
  const { navigate } = openPayment();
  await userEvent.click(await button(payment.free.finish));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/regisbachelor/confirmation/complete', { replace: true }));
});

describe('an error', () => {
  test('before anything is known offers a retry', async () => {
    const server = fakePayments();
    server.failures.push({ path: 'available-method', when: 'before', as: 'offline' });
    openPayment();
    await userEvent.click(await button(common.retry));
    await screen.findByRole('radio', { name: /Thai QR/ });
  });

  test('that leaves the outcome unknown asks for patience, never for another payment', async () => {
    const server = fakePayments();
    server.started = { ...QR, expires_at: soon() };
    server.failures.push({ path: 'payment/application', when: 'after', as: 'offline' });
    server.failures.push({ path: 'payment/check', when: 'before', as: 'offline', skip: 2 });
    openPayment();
    await choose(/Thai QR/);
    await userEvent.click(await button(/Show QR code/));
    await screen.findByText(payment.outcomeUnknown.message);
    await userEvent.click(await button(payment.return.check));
    await screen.findByRole('timer');
    expect(server.count('POST', 'payment/application')).toBe(1);
  });

  test("of a closed round charges nothing and shows the server's reason", async () => {
    const server = fakePayments();
    server.eligibility = { can_apply: false, reason: 'Closed in May' };
    const { session } = openPayment();
    await choose(/Thai QR/);
    await userEvent.click(await button(/Show QR code/));
    await waitFor(() => expect(session.environment.dialogs.showNotEligible).toHaveBeenCalledWith('Closed in May'));
    expect(server.count('POST', '')).toBe(0);
  });

  test('that the server explains is shown in its words, and the button works again', async () => {
    const server = fakePayments();
    server.failures.push({ path: 'payment/application', when: 'before', as: 422 });
    server.started = { ...QR, expires_at: soon() };
    openPayment();
    await choose(/Thai QR/);
    await userEvent.click(await button(/Show QR code/));
    await screen.findByText(errors.call.refused);
    await userEvent.click(await button(/Show QR code/));
    await screen.findByRole('timer');
  });
});
