// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import common from '../../../locales/en/common.json' with { type: 'json' };
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import outcome from '../../../locales/en/outcome.json' with { type: 'json' };
import payment from '../../../locales/en/payment.json' with { type: 'json' };
import { CompleteScreen } from '../../../src/engine/payment/CompleteScreen.tsx';
import { FailedScreen } from '../../../src/engine/payment/FailedScreen.tsx';
import type { OutcomeWords } from '../../../src/engine/payment/payment-words.ts';
import { ReturnScreen } from '../../../src/engine/payment/ReturnScreen.tsx';
import * as ports from '../../../src/engine/ports.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { flowStores } from '../../../src/state/flow-stores.ts';
import { savedKeys } from '../../../src/state/storage.ts';
import { applying, AT_BANK, DECLINED, fakePayments, lost, PAID } from './fake-payments.ts';

vi.mock('../../../src/config/env.ts', () => import('./environment.ts'));

configure({ asyncUtilTimeout: 5000 });
const props = {
  flow: bachelor,
  locale: 'en',
  words: { common, errors, payment, outcome } as unknown as OutcomeWords,
} as const;

beforeEach(() => {
  vi.spyOn(ports, 'go').mockReturnValue();
  applying();
});
afterEach(cleanup);

describe('the return page', () => {
  afterEach(() => vi.useRealTimers());
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  test('waits, and after two minutes says so, with a check and a way to the dashboard', async () => {
    vi.useFakeTimers();
    fakePayments(AT_BANK);
    render(<ReturnScreen {...props} />);
    await pass(119_000);
    screen.getByText(payment.callback.title);
    expect(screen.queryByRole('button')).toBeNull();
    await pass(1000);
    screen.getByText(payment.callback.longTitle);
    screen.getByRole('button', { name: payment.callback.check });
    screen.getByRole('link', { name: payment.callback.dashboard });
    expect(ports.go).not.toHaveBeenCalled();
  });

  test('goes where the server says, at once', async () => {
    vi.useFakeTimers();
    fakePayments(PAID);
    render(<ReturnScreen {...props} />);
    await pass(0);
    expect(ports.go).toHaveBeenCalledWith('/en/regisbachelor/confirmation/complete', { replace: true });
  });

  test('never calls a payment failed because of the network', async () => {
    vi.useFakeTimers();
    const server = fakePayments(AT_BANK);
    server.faults.push({ path: 'payment/check', when: 'before', error: lost() });
    render(<ReturnScreen {...props} />);
    await pass(0);
    screen.getByText(errors.call.offline);
    await pass(10_000);
    expect(screen.queryByText(errors.call.offline)).toBeNull();
    expect(ports.go).not.toHaveBeenCalled();
  });

  test('without an application offers to find it', () => {
    flowStores('bachelor').$id.set('');
    fakePayments();
    render(<ReturnScreen {...props} />);
    screen.getByText(payment.lost.title);
    screen.getByRole('button', { name: payment.lost.find });
  });
});

describe('the complete page', () => {
  test('shows number, what was applied for and by whom, money, method, both calendars and what is promised', async () => {
    fakePayments({ ...PAID, paid_at: '2026-11-20T03:00:00Z', reference: '42' });
    render(<CompleteScreen {...props} />);
    await screen.findByText('B-7');
    for (const text of ['Computer Science · Direct admission', 'สมมติ ตัวอย่าง']) screen.getByText(text);
    for (const text of [/THB\s500\.00/, 'Thai QR', '20 November 2026 (2569 BE), 10:00', '42']) screen.getByText(text);
    screen.getByText('A confirmation e-mail follows within 3 days.');
    screen.getByText('Processing your student number takes 3–5 business days.');
  });

  test('clears this device and forgets the application', async () => {
    fakePayments(PAID);
    render(<CompleteScreen {...props} />);
    fireEvent.click(await screen.findByRole('button', { name: outcome.complete.clear }));
    screen.getByText(outcome.complete.cleared);
    expect([savedKeys(), screen.queryByText('B-7')]).toEqual([[], null]);
  });
});

describe('the failed page', () => {
  test('has the advice of the specification and its two ways on', async () => {
    fakePayments(DECLINED);
    render(<FailedScreen {...props} />);
    await screen.findByText('Failed payment');
    screen.getByText(outcome.failed.advice);
    screen.getByText('Computer Science · Direct admission');
    screen.getByText(payment.noMoneyTaken);
    expect(screen.getByRole('link', { name: outcome.failed.pay }).getAttribute('href')).toBe(
      '/en/regisbachelor/payment',
    );
    screen.getByRole('link', { name: /Contact the help desk/ });
  });

  test('says nothing about money when the server does not', async () => {
    fakePayments({ status: 'expired' });
    render(<FailedScreen {...props} />);
    await screen.findByText(outcome.expired.title);
    expect(screen.queryByText(payment.noMoneyTaken)).toBeNull();
  });
});
