// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ReactNode } from 'react';
import result from '../../../locales/en/result.json' with { type: 'json' };
import copy from '../../../locales/en/copy.json' with { type: 'json' };
import payment from '../../../locales/en/payment.json' with { type: 'json' };
import { savedKeys } from '../../../src/platform/storage/browser-storage.ts';
import { flowStores } from '../../../src/platform/storage/flow-stores.ts';
import { importCopy } from '../../../src/result/ui/CompleteResult.tsx';
import { ResultScreen } from '../../../src/result/ui/ResultScreen.tsx';
import { DECLINED, fakePayments, fakeSession, PAID } from '../../payment/fake-payments.ts';
import { graduate } from '../../../src/flows/graduate.ts';
import { openScreen } from '../../payment/ui/payment-page.tsx';

afterEach(cleanup);

type SessionOptions = Parameters<typeof fakeSession>[0];
const open = (screen: ReactNode, options?: SessionOptions) => {
  const session = fakeSession({ locale: 'en', ...options });
  openScreen(session, screen);
  return session.environment.location;
};
const openResult = (result: 'complete' | 'failed', options?: SessionOptions) =>
  open(<ResultScreen result={result} />, options);

describe('the complete page', () => {
  const today = (day: string): void => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T10:00:00Z`) });
  };
  afterEach(() => vi.useRealTimers());

  test('shows number, choice, applicant, amount, method, day and promises', async () => {
    today('2026-11-23');
    fakePayments({ ...PAID, paid_at: '2026-11-20T03:00:00Z', reference: '42' });
    openResult('complete');
    await screen.findByText('B-7');
    for (const text of ['Computer Science · Direct admission', 'สมมติ ตัวอย่าง']) screen.getByText(text);
    for (const text of [/THB\s500$/, payment.methods.thai_qr, /^20 November 2026 at 10:00, Thailand time/, '42'])
      screen.getByText(text);
    screen.getByText('We will send you a confirmation email by 23 November 2026.');
    for (const done of [
      'Submitted on 20 November 2026 at 10:00, Thailand time (19 November 2026 at 22:00 your time, GMT−5)',
      'Payment of THB 500 received',
    ])
      screen.getByText(done);
    screen.getByText(result.complete.review);
    expect(document.body.textContent).toContain('สมมติ, we have received your application.');
    expect(document.body.textContent).not.toContain(result.complete.movedOn);
    // No place is offered yet.
    expect(screen.queryByText(/student number/)).toBeNull();
  });

  const paymentRows = () => {
    const section = screen.getByRole('heading', { name: result.complete.payment }).parentElement ?? document.body;
    const texts = (role: string) =>
      within(section)
        .queryAllByRole(role)
        .map(({ textContent }) => textContent);
    const values = texts('definition');
    return Object.fromEntries(texts('term').map((term, index) => [term, values[index]]));
  };

  test('names every number by which the money is found at the bank', async () => {
    fakePayments({ ...PAID, reference: '42', ref1: '0000000007', ref2: '00000042' });
    openResult('complete');
    await screen.findByText('B-7');
    expect(paymentRows()).toMatchObject({
      [result.complete.reference]: '42',
      [payment.qr.ref1]: '0000000007',
      [payment.qr.ref2]: '00000042',
      [result.complete.chargeNumber]: 'c1',
    });
  });

  test('leaves out the numbers that the server does not name, and says the same number once', async () => {
    fakePayments({ ...PAID, method: 'card', reference: 'c1' });
    openResult('complete');
    await screen.findByText('B-7');
    const rows = paymentRows();
    expect(rows[result.complete.reference]).toBe('c1');
    for (const term of [payment.qr.ref1, payment.qr.ref2, result.complete.chargeNumber])
      expect(Object.keys(rows)).not.toContain(term);
  });

  test('says on paper of when it is', async () => {
    today('2026-11-23');
    fakePayments(PAID);
    openResult('complete');
    const line = await screen.findByText(
      /^Correct as of 23 November 2026 at 17:00, Thailand time \(05:00 your time, GMT−5\)\./,
    );
    expect(line.className).toContain('print:block');
  });

  test('has its own headline, the number to copy and the masked e-mail; a known day is named', async () => {
    document.body.innerHTML = '<h1 id="page-heading">Application status</h1>';
    fakePayments(PAID, { phone: '0812345678', phone_country: 'TH', email: 'somsri@example.com' });
    openResult('complete');
    await screen.findByRole('button', { name: `${payment.copy.action} ${result.complete.number}` });
    const heading = screen.getByRole('heading', { level: 1 });
    await vi.waitFor(() => expect(heading.textContent).toBe(result.complete.title));
    await vi.waitFor(() => expect(document.body.textContent).toContain('We will email you at s•••@example.com.'));
    screen.getByText('We will send you a confirmation email within 3 days.');
  });

  test.each([
    ['passed', 1],
    ['successful', 0],
  ])(
    'promises a student number only to an application that has passed, and not to one that is %s',
    async (status, count) => {
      fakePayments(PAID, { status });
      openResult('complete');
      await screen.findByText('B-7');
      const promised = 'It takes 3 to 5 working days to issue your student number.';
      expect(screen.queryAllByText(promised)).toHaveLength(count);
      expect(screen.queryByText(result.complete.review)).toBeNull();
    },
  );

  test.each([
    ['2026-11-27', 1],
    ['2026-11-28', 0],
  ])('promises a call up to its last day, and %s is on the right side of it', async (day, count) => {
    today(day);
    fakePayments({ ...PAID, paid_at: '2026-11-20T03:00:00Z' });
    openResult('complete', { flow: graduate, ids: { graduate: '7' } });
    await screen.findByText('B-7');
    expect(screen.queryAllByText(/Our graduate studies team will contact you/)).toHaveLength(count);
  });

  test('promises nothing to an application that was cancelled after its payment, and leads to its status', async () => {
    fakePayments(PAID, { status: 'cancelled' });
    openResult('complete');
    await screen.findByText('B-7');
    for (const promise of [/We will send you a confirmation email/, result.complete.review])
      expect(screen.queryByText(promise)).toBeNull();
    expect(document.body.textContent).toContain(result.complete.movedOn);
  });

  test('that is opened again promises no e-mail if the day is unknown', async () => {
    window.history.replaceState(null, '', '/en/regisbachelor/confirmation/complete?show=earlier');
    fakePayments(PAID);
    openResult('complete');
    await screen.findByText('B-7');
    expect(screen.queryByText(/We will send you a confirmation email/)).toBeNull();
    window.history.replaceState(null, '', '/');
  });

  test("stays usable if the copy's code cannot be loaded, and the copy can be requested again", async () => {
    fakePayments(PAID);
    const told = vi.fn();
    document.addEventListener('chunk:failed', told);
    const loadCopy = vi.fn(importCopy).mockRejectedValueOnce(new Error('no chunk'));
    open(<ResultScreen result="complete" loadCopy={loadCopy} />);
    fireEvent.click(await screen.findByRole('button', { name: result.complete.copy }));
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
    document.removeEventListener('chunk:failed', told);
    fireEvent.click(await screen.findByRole('button', { name: result.complete.copy }));
    await screen.findByRole('heading', { name: copy.title });
  });

  test('of a free application mentions no payment and no amount', async () => {
    fakePayments({ status: 'successful', method: 'none', amount: 0, paid_at: '2026-11-20T03:00:00Z', reference: '4' });
    openResult('complete');
    await screen.findByText('B-7');
    screen.getByText(result.complete.free);
    expect(document.body.textContent).not.toMatch(/THB|[Pp]ayment/);
  });

  test('of an earlier application shows when it was sent, and celebrates nothing', async () => {
    document.body.innerHTML = '<h1 id="page-heading">Application status</h1>';
    window.history.replaceState(null, '', '/en/regisbachelor/confirmation/complete?show=earlier');
    fakePayments({ ...PAID, paid_at: '2026-11-20T03:00:00Z' });
    openResult('complete');
    await screen.findByText('B-7');
    const heading = screen.getByRole('heading', { level: 1 });
    await vi.waitFor(() => expect(heading.textContent).toBe('You applied on 20\u00a0November 2026'));
    screen.getAllByText(result.complete.earlierText);
    expect(document.body.textContent).not.toContain(result.complete.received.split(',')[1]);
    expect(document.querySelector('.animate-constellation')).toBeNull();
    // It is no new application to those who count them.
    expect(document.querySelector('[data-application-complete]')).toBeNull();
    window.history.replaceState(null, '', '/');
  });

  test('shows a copy of everything in its place on a press, and then the result again', async () => {
    fakePayments({ ...PAID, paid_at: '2026-11-20T03:00:00Z' });
    openResult('complete');
    fireEvent.click(await screen.findByRole('button', { name: result.complete.copy }));
    await screen.findByRole('heading', { name: copy.title });
    expect(screen.queryByText(result.complete.details)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: result.complete.copyBack }));
    await screen.findByText(result.complete.details);
  });

  test('opens the copy at once for a visitor who wants it', async () => {
    window.history.replaceState(null, '', '/en/regisbachelor/confirmation/complete?show=copy');
    fakePayments(PAID);
    openResult('complete');
    await screen.findByRole('heading', { name: copy.title });
    window.history.replaceState(null, '', '/');
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
    // First what matters most, then what to do.
    expect(told.textContent).toContain(`${payment.noMoneyTakenAndSaved}${result.failed.advice}`);
    expect(told.nextElementSibling?.textContent).toContain(result.failed.pay);
    screen.getByText('Computer Science · Direct admission');
    expect(screen.getByRole('link', { name: result.failed.pay }).getAttribute('href')).toBe(
      '/en/regisbachelor/payment',
    );
    screen.getByRole('link', { name: /Contact the help desk/ });
  });

  test('gives advice by payment method', async () => {
    for (const method of ['thai_qr', 'wallet']) {
      fakePayments({ ...DECLINED, method });
      openResult('failed');
      await screen.findByText(result.failed.adviceQr);
      expect(screen.queryByText(result.failed.advice)).toBeNull();
      cleanup();
    }
  });

  test('says in the title how it ended', async () => {
    document.title = result.title;
    fakePayments(DECLINED);
    openResult('failed');
    await vi.waitFor(() => expect(document.title).toBe(`${result.failed.title} – ${result.title}`));
  });

  test('says nothing about money unless the server does', async () => {
    fakePayments({ status: 'expired' });
    openResult('failed');
    await screen.findByText(result.expired.title);
    expect(screen.getByRole('alert').textContent).toContain(payment.applicationSaved);
    expect(screen.getByRole('alert').textContent).not.toContain(payment.noMoneyTaken.replace('.', ''));
  });
});
