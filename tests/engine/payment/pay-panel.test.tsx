// @vitest-environment happy-dom
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import common from '../../../locales/en/common.json' with { type: 'json' };
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import payment from '../../../locales/en/payment.json' with { type: 'json' };
import { mountCardForm } from '../../../src/engine/payment/card-script.ts';
import * as overlays from '../../../src/ui/overlays/open.ts';
import * as ports from '../../../src/engine/ports.ts';
import { AT_BANK, DECLINED, fakePayments, lost, PAID, QR, refused } from './fake-payments.ts';
import { button, choose, closePorts, openPage } from './pay-page.tsx';

vi.mock('../../../src/config/env.ts', () => import('./environment.ts'));
// The provider's script is another origin's: tests/engine/payment/card-script.test.ts is about it.
vi.mock('../../../src/engine/payment/card-script.ts', () => ({ mountCardForm: vi.fn() }));

configure({ asyncUtilTimeout: 5000 });
const soon = (): string => new Date(Date.now() + 600_000).toISOString();

beforeEach(() => {
  vi.mocked(mountCardForm)
    .mockReset()
    .mockResolvedValue({ show: () => true, remove: () => undefined });
  closePorts();
});
afterEach(cleanup);

describe('choosing', () => {
  test('starts nothing by itself', async () => {
    const server = fakePayments();
    openPage();
    await choose(/Thai QR/);
    await choose(/card/);
    expect(server.count('POST', '')).toBe(0);
  });

  test('shows the QR, its references and its time once asked for, and again after a reload', async () => {
    const server = fakePayments();
    server.started = { ...QR, expires_at: soon() };
    openPage();
    await choose(/Thai QR/);
    await userEvent.click(await button(/Show the QR code/));
    const image = await screen.findByRole('img', { name: /500.*reference 0007/ });
    expect(image.getAttribute('src')).toMatch(/^data:image\/png/);
    expect(screen.getByRole('timer').textContent).toMatch(/^(10:00|09:5\d)$/);
    expect(screen.getByRole('link', { name: payment.qr.save }).getAttribute('download')).toBe('thai-qr-0007.png');

    cleanup();
    openPage();
    await screen.findByRole('img', { name: /reference 0007/ });
    expect(server.count('POST', 'payment/application')).toBe(1);
  });
});

describe('a charge', () => {
  test('that is paid leads to the complete page', async () => {
    fakePayments(PAID);
    openPage();
    await waitFor(() =>
      expect(ports.go).toHaveBeenCalledWith('/regisbachelor/confirmation/complete', { replace: true }),
    );
  });

  test('that failed may be tried again, and "no money has been taken" is the word of the server', async () => {
    fakePayments(DECLINED);
    openPage();
    await screen.findByText(payment.noMoneyTaken);
    cleanup();
    fakePayments({ ...DECLINED, money_taken: null });
    openPage();
    await screen.findByText(payment.last.failed);
    expect(screen.queryByText(payment.noMoneyTaken)).toBeNull();
  });

  test('that waits at the bank goes on there', async () => {
    fakePayments(AT_BANK);
    openPage();
    await userEvent.click(await button(payment.bank.continue));
    expect(ports.leaveTo).toHaveBeenCalledWith(AT_BANK.redirect_url);
  });

  test('whose code expired offers a new one', async () => {
    const server = fakePayments({ ...QR, status: 'expired' });
    server.started = { ...QR, charge_id: 'c9', expires_at: soon() };
    openPage();
    await userEvent.click(await button(payment.qr.expired.again));
    await screen.findByRole('timer');
    expect(server.count('POST', 'payment/application')).toBe(1);
  });

  test('is called expired only after one last look', async () => {
    const server = fakePayments({ ...QR, expires_at: new Date(Date.now() + 1500).toISOString() });
    openPage();
    await screen.findByRole('timer');
    const before = server.count('GET', 'payment/check');
    await screen.findByText(payment.qr.expired.title);
    expect(server.count('GET', 'payment/check')).toBeGreaterThan(before);
  });
});

test('a zero amount is finished with one press', async () => {
  const server = fakePayments();
  server.offer = { amount: 0, methods: ['none'] };
  server.started = { status: 'successful', method: 'none', charge_id: 'free', amount: 0 };
  openPage();
  await userEvent.click(await button(payment.free.finish));
  await waitFor(() => expect(ports.go).toHaveBeenCalledWith('/regisbachelor/confirmation/complete', { replace: true }));
});

describe('a fault', () => {
  test('before anything is known offers another look', async () => {
    const server = fakePayments();
    server.faults.push({ path: 'available-method', when: 'before', error: refused(500) });
    openPage();
    await userEvent.click(await button(common.retry));
    await screen.findByRole('radio', { name: /Thai QR/ });
  });

  test('that leaves the outcome unknown asks for patience, never for another payment', async () => {
    const server = fakePayments();
    server.started = { ...QR, expires_at: soon() };
    server.faults.push({ path: 'payment/application', when: 'after', error: lost() });
    server.faults.push({ path: 'payment/check', when: 'before', error: lost(), skip: 2 });
    openPage();
    await choose(/Thai QR/);
    await userEvent.click(await button(/Show the QR code/));
    await screen.findByText(payment.inDoubt.message);
    await userEvent.click(await button(payment.callback.check));
    await screen.findByRole('timer');
    expect(server.count('POST', 'payment/application')).toBe(1);
  });

  test('of the calendar: nothing is charged once applying is not allowed, and the server says why', async () => {
    const alert = vi.spyOn(overlays, 'showAlert').mockResolvedValue(true);
    const server = fakePayments();
    server.canApply = { can_apply: false, reason: 'Closed in May' };
    openPage();
    await choose(/Thai QR/);
    await userEvent.click(await button(/Show the QR code/));
    await waitFor(() => expect(alert).toHaveBeenCalledWith(expect.objectContaining({ message: 'Closed in May' })));
    expect(server.count('POST', '')).toBe(0);
  });

  test('that the server answers is told in its words, and the button works again', async () => {
    const server = fakePayments();
    server.faults.push({ path: 'payment/application', when: 'before', error: refused(422) });
    server.started = { ...QR, expires_at: soon() };
    openPage();
    await choose(/Thai QR/);
    await userEvent.click(await button(/Show the QR code/));
    await screen.findByText(errors.call.refused);
    await userEvent.click(await button(/Show the QR code/));
    await screen.findByRole('timer');
  });
});
