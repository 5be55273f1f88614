// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ReactNode } from 'react';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import result from '../../../locales/en/result.json' with { type: 'json' };
import payment from '../../../locales/en/payment.json' with { type: 'json' };
import { savedKeys } from '../../../src/platform/storage/storage.ts';
import { flowStores } from '../../../src/platform/storage/flow-stores.ts';
import { PaymentReturnScreen } from '../../../src/payment/ui/PaymentReturnScreen.tsx';
import { ResultScreen } from '../../../src/payment/ui/ResultScreen.tsx';
import { AT_BANK, DECLINED, fakePayments, fakeSession, PAID } from '../fake-payments.ts';
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
const openResult = (result: 'complete' | 'failed') => open(<ResultScreen result={result} />);

describe('the return page', () => {
  afterEach(() => vi.useRealTimers());
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  test('waits, and after two minutes says so, with a check and a link to the dashboard', async () => {
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

  test('says meanwhile what is paid, for which application, and how much', async () => {
    vi.useFakeTimers();
    fakePayments({ ...AT_BANK, amount: 500 });
    openReturn();
    await pass(0);
    screen.getByText('B-7');
    screen.getByText(/^THB\s500$/);
  });

  test('goes where the server says, at once', async () => {
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

  test('does not blame the bank for two minutes in which the server cannot be asked', async () => {
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

  test('that all campaigns share offers to find it among all applications, not in one campaign', () => {
    fakePayments();
    openReturn({ flow: scholarship, ids: {} });
    screen.getByText(payment.applicationNotFound.title);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([[payment.return.dashboard, '/en/dashboard/status-checking']]);
  });
});

describe('the complete page', () => {
  test('shows number, what was applied for and by whom, money, method, the day and what is promised', async () => {
    fakePayments({ ...PAID, paid_at: '2026-11-20T03:00:00Z', reference: '42' });
    openResult('complete');
    await screen.findByText('B-7');
    for (const text of ['Computer Science · Direct admission', 'สมมติ ตัวอย่าง']) screen.getByText(text);
    for (const text of [/THB\s500$/, 'Thai QR', '20 November 2026 at 10:00', '42']) screen.getByText(text);
    screen.getByText('We will send you a confirmation email within 3 days, no later than 23 November 2026.');
    screen.getByText('Your student number will be ready in 3–5 working days.');
  });

  test('has a headline of its own, the number to copy, and the masked address; a day is named where it is known', async () => {
    document.body.innerHTML = '<h1 id="page-heading">Application status</h1>';
    fakePayments(PAID, { phone: '0812345678', phone_country: 'TH', email: 'somsri@example.com' });
    openResult('complete');
    await screen.findByRole('button', { name: `${payment.copy.action} ${result.complete.number}` });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(result.complete.title);
    await vi.waitFor(() => expect(document.body.textContent).toContain('We will email you at s•••@example.com.'));
    screen.getByText('We will send you a confirmation email within 3 days.');
  });

  test('clears this device and forgets the application', async () => {
    fakePayments(PAID);
    flowStores('bachelor').$id.set('7');
    openResult('complete');
    fireEvent.click(await screen.findByRole('button', { name: result.complete.clear }));
    screen.getByText(result.complete.cleared);
    expect([new Set(savedKeys()), screen.queryByText('B-7')]).toEqual([new Set(['adm:cleared']), null]);
  });
});

describe('the failed page', () => {
  test('has the advice of the specification and its two links', async () => {
    fakePayments(DECLINED);
    openResult('failed');
    await screen.findByText('Failed payment');
    const told = screen.getByRole('alert');
    expect(told.textContent).toContain(result.failed.advice);
    expect(told.nextElementSibling?.textContent).toContain(result.failed.pay);
    screen.getByText('Computer Science · Direct admission');
    screen.getByText(payment.noMoneyTaken);
    expect(screen.getByRole('link', { name: result.failed.pay }).getAttribute('href')).toBe(
      '/en/regisbachelor/payment',
    );
    screen.getByRole('link', { name: /Contact the help desk/ });
  });

  test('advises by the way that was paid', async () => {
    fakePayments({ ...DECLINED, method: 'thai_qr' });
    openResult('failed');
    await screen.findByText(result.failed.adviceQr);
    expect(screen.queryByText(result.failed.advice)).toBeNull();
  });

  test('says in the title how it ended', async () => {
    document.title = result.title;
    fakePayments(DECLINED);
    openResult('failed');
    await vi.waitFor(() => expect(document.title).toBe(`${result.failed.title} – ${result.title}`));
  });

  test('says nothing about money when the server does not', async () => {
    fakePayments({ status: 'expired' });
    openResult('failed');
    await screen.findByText(result.expired.title);
    expect(screen.queryByText(payment.noMoneyTaken)).toBeNull();
  });
});
