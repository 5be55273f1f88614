// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"handleDisabledFileLoadingAsSuccess": true}}
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import common from '../../../locales/en/common.json' with { type: 'json' };
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import payment from '../../../locales/en/payment.json' with { type: 'json' };
import { site } from '../../../src/config/site.ts';
import { AT_BANK, DECLINED, QR, START, fakePayments } from '../fake-payments.ts';
import { button, cardProvider, choose, openPayment } from './payment-page.tsx';
import { interpolate } from '../../../src/lib/interpolate.ts';

const soon = (): string => new Date(Date.now() + 600_000).toISOString();

afterEach(cleanup);

describe('the choice', () => {
  test('shows what is paid for, the payee, the application, and the amount once', async () => {
    fakePayments();
    document.body.innerHTML = '<h1 id="page-heading">Check and pay</h1>';
    openPayment();
    await screen.findByText('Computer Science · Direct admission');
    for (const text of [site.name.th, 'B-7', payment.fees.application]) screen.getByText(text);
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

  test.each([
    ['is sent without another press if it has been submitted', undefined, 1],
    ['shows an older payment first', { ...QR, amount: 500 }, 0],
  ])('of a free application %s', async (_what, charge, sent) => {
    const server = fakePayments(charge);
    server.methods = { amount: 0, methods: ['none'] };
    openPayment({ isSubmitted: true });
    await screen.findByText(payment.free.message);
    await waitFor(() => expect(server.count('POST', 'payment/application')).toBe(sent));
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

  test.each([{ phone_country: 'NG' }, { id_type: 'passport' }])('offers a card first to %j', async (answers) => {
    fakePayments();
    openPayment({ answers });
    const [first, second] = await screen.findAllByRole<HTMLInputElement>('radio');
    expect([first?.value, first?.checked, second?.value]).toEqual(['card', true, 'thai_qr']);
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

  test('that the server does not name is another payment service, and its code is not shown', async () => {
    const server = fakePayments({ ...wallet, amount: 700 });
    server.methods = { amount: 500, methods: ['thai_qr', 'wallet'] };
    openPayment();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/You started to pay 700\sบาท with Another payment service,/);
    expect(document.body.textContent).not.toContain('wallet');
  });
});

/** What a check says of a charge that is still open. */
const NOT_YET = new RegExp(`^${payment.statusCheck.notYet.split('{')[0] ?? ''}`);

describe('a state that cannot be read', () => {
  test('is reported at the QR, which stays, and nothing is said about whether it is paid', async () => {
    const server = fakePayments({ ...QR, expires_at: soon() });
    openPayment();
    await screen.findByRole('img', { name: /reference 0007/ });
    server.failures.push({ path: 'payment/check', when: 'before', as: 'offline' });
    await userEvent.click(await button(payment.statusCheck.action));
    await screen.findByText(payment.statusCheck.failed);
    screen.getByRole('img', { name: /reference 0007/ });
    // Nobody has said that it is not paid.
    expect(screen.queryByText(NOT_YET)).toBeNull();
    await userEvent.click(await button(payment.statusCheck.action));
    await screen.findByText(NOT_YET);
    expect(screen.queryByText(payment.statusCheck.failed)).toBeNull();
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
    openPayment({ pending: environment.pendingPaymentStore('bachelor').get() });
    await screen.findByRole('img', { name: /reference 0007/ });
    await screen.findByText(payment.statusCheck.failed);
  });
});

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

test('a closed card form says that nothing was paid, gives the focus back, and may be opened again', async () => {
  fakePayments();
  const { provider } = await pressed();
  document.body.tabIndex = -1;
  document.body.focus();
  act(() => provider.close());
  await waitFor(() => expect(screen.getByText(payment.card.closed).getAttribute('role')).toBe('status'));
  expect(document.activeElement).toBe(await button(PAY));
  await userEvent.click(await button(PAY));
  await waitFor(() => expect(provider.show).toHaveBeenCalledTimes(2));
  expect(screen.queryByText(payment.card.closed)).toBeNull();
});

test.each([['after'], ['before']])(
  'a card form that closes just %s it is sent does not say that nothing was paid',
  async (when) => {
    fakePayments().started = AT_BANK;
    const { provider } = await pressed();
    act(() => {
      if (when === 'before') provider.close();
      provider.sendToken('tokn_1', 'm');
      if (when === 'after') provider.close();
    });
    expect(screen.queryByText(payment.card.closed)).toBeNull();
  },
);

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
