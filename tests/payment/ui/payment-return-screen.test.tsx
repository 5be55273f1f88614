// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ReactNode } from 'react';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import payment from '../../../locales/en/payment.json' with { type: 'json' };
import { PaymentReturnScreen } from '../../../src/payment/ui/PaymentReturnScreen.tsx';
import { AT_BANK, fakePayments, fakeSession, PAID } from '../fake-payments.ts';
import { interpolate } from '../../../src/lib/interpolate.ts';
import type { Charge } from '../../../src/model/payment.ts';
import { scholarship } from '../../../src/flows/scholarship.ts';
import { openScreen } from './payment-page.tsx';

afterEach(cleanup);

type SessionOptions = Parameters<typeof fakeSession>[0];
const open = (screen: ReactNode, options?: SessionOptions) => {
  const session = fakeSession({ locale: 'en', ...options });
  openScreen(session, screen);
  return session.environment.location;
};
const openReturn = (options?: SessionOptions) => open(<PaymentReturnScreen />, options);

describe('the return page', () => {
  afterEach(() => vi.useRealTimers());
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  test('says after two minutes that it is still waiting, with a check and a link to the dashboard', async () => {
    vi.useFakeTimers();
    fakePayments(AT_BANK);
    const { navigate } = openReturn();
    await pass(119_000);
    screen.getByText(payment.return.title);
    expect(screen.queryByRole('button')).toBeNull();
    await pass(1000);
    screen.getByText(payment.return.longTitle);
    screen.getByRole('button', { name: payment.return.check });
    screen.getByRole('link', { name: payment.return.dashboard });
    expect(navigate).not.toHaveBeenCalled();
  });

  test('shows what is paid, for which application, and how much', async () => {
    vi.useFakeTimers();
    fakePayments({ ...AT_BANK, amount: 500 });
    openReturn();
    await pass(0);
    screen.getByText('B-7');
    screen.getByText(/^THB\s500$/);
  });

  test("opens the page for the server's response at once", async () => {
    vi.useFakeTimers();
    fakePayments(PAID);
    const { navigate } = openReturn();
    await pass(0);
    expect(navigate).toHaveBeenCalledWith('/en/regisbachelor/confirmation/complete', { replace: true });
  });

  test('never calls a payment failed because of the network', async () => {
    vi.useFakeTimers();
    const server = fakePayments(AT_BANK);
    server.failures.push({ path: 'payment/check', when: 'before', as: 'offline' });
    const { navigate } = openReturn();
    await pass(0);
    screen.getByText(errors.call.interrupted);
    await pass(10_000);
    expect(screen.queryByText(errors.call.interrupted)).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('does not blame the bank for two minutes without a response of the server', async () => {
    vi.useFakeTimers();
    const server = fakePayments(AT_BANK);
    for (let answers = 0; answers < 40; answers += 1)
      server.failures.push({ path: 'payment/check', when: 'before', as: 502 });
    openReturn();
    await pass(130_000);
    screen.getByText(payment.statusCheck.failed);
    screen.getByText(payment.statusCheck.keepWaiting);
    expect(screen.queryByText(payment.return.longMessage)).toBeNull();
    screen.getByText(payment.return.message);
  });

  test('without an application offers to find it', () => {
    fakePayments();
    openReturn({ ids: {} });
    screen.getByText(payment.applicationNotFound.title);
    screen.getByRole('button', { name: payment.applicationNotFound.find });
  });

  test('of all campaigns offers to find it among all applications, not in one campaign', () => {
    fakePayments();
    openReturn({ flow: scholarship, ids: {} });
    screen.getByText(payment.applicationNotFound.title);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([[payment.return.dashboard, '/en/dashboard/status-checking']]);
  });
});

test('the return page shows an unknown status', async () => {
  fakePayments({ ...AT_BANK, status: 'authorised' as Charge['status'] });
  openReturn();
  await screen.findByText(interpolate(payment.unknownStatus.title, { status: 'authorised' }));
});
