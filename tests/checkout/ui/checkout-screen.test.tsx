// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import bachelorMessages from '../../../locales/en/bachelor.json' with { type: 'json' };
import campaign from '../../../locales/en/campaign.json' with { type: 'json' };
import payment from '../../../locales/en/payment.json' with { type: 'json' };
import review from '../../../locales/en/review.json' with { type: 'json' };
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import type { Flow } from '../../../src/flows/definition/flow.ts';
import { stepForRoute } from '../../../src/flows/definition/step-order.ts';
import { CheckoutScreen } from '../../../src/checkout/ui/CheckoutScreen.tsx';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { fakeServer, deferredReply, offline, refused, type FakeServer } from '../../application/fake-server.ts';
import { applyingSession, messages, START, type TestSession } from '../../application/test-session.ts';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';

const PRICE = '/payment/available-method';
const flow = { ...bachelor, steps: [stepForRoute(bachelor, 'bachelor')] };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.on('/application/7', { id: 7, ...START });
  for (const list of ['/application/file/', '/application/custom-input/']) server.on(list, []);
});
afterEach(cleanup);

const open = (opened: Flow = flow, loading: Partial<ComponentProps<typeof CheckoutScreen>> = {}): TestSession => {
  const session = applyingSession(opened);
  renderInFlow(session, <CheckoutScreen steps={bachelorMessages.steps} {...loading} />, {
    ...messages,
    payment,
    review,
    upload,
  });
  return session;
};

/** The page of an applicant whose answers are all given. The first name shows that the answers are there. */
const openReview = async (): Promise<TestSession> => {
  const session = open();
  await screen.findByText(new RegExp(START.first_name));
  return session;
};

test('the answers are shown while their price is still being loaded', async () => {
  const price = deferredReply();
  server.on(PRICE, price.reply);
  await openReview();
  screen.getByRole('button', { name: review.confirm });
  expect(screen.getByText(review.price.amount, { selector: 'dt' }).nextElementSibling?.textContent).toBe(
    messages.flow.checking,
  );
  price.answer({ amount: 500, methods: ['thai_qr'] });
  await screen.findByText(/^THB\s500$/, { selector: 'dd' });
  expect(screen.queryByText(messages.flow.checking)).toBeNull();
});

test('the review has a way back to the last step', async () => {
  server.on(PRICE, { amount: 500, methods: ['thai_qr'] });
  await openReview();
  expect(screen.getByRole('link', { name: messages.flow.back }).getAttribute('href')).toBe('/en/regisbachelor');
});

test('the documents step goes from the stepper where the campaign asks for no documents', async () => {
  document.body.innerHTML = '<ol><li data-step="start" aria-current="step"></li><li data-step="documents"></li></ol>';
  server.on(PRICE, { amount: 500, methods: ['thai_qr'] });
  const steps = (['bachelor', 'bachelor.upload-document'] as const).map((route) => stepForRoute(bachelor, route));
  open({ ...bachelor, steps });
  await screen.findByRole('button', { name: review.confirm });
  await waitFor(() => expect(document.querySelector('[data-step="documents"]')).toBeNull());
  document.body.innerHTML = '';
});

test('where there is nothing to pay, heading and button speak of submitting', async () => {
  document.body.innerHTML = '<h1 id="page-heading">Check and pay</h1>';
  server.on(PRICE, { amount: 0, methods: ['none'] });
  await openReview();
  await screen.findByRole('button', { name: review.price.submitFree });
  expect(screen.queryByRole('button', { name: review.confirm })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(review.price.freeHeading);
  document.body.innerHTML = '';
});

describe('whoever comes back from changing an answer', () => {
  const row = () => screen.getByText(new RegExp(START.first_name)).closest('div');
  beforeEach(() => {
    server.on(PRICE, { amount: 500, methods: ['thai_qr'] });
    window.history.replaceState(null, '', '/en/regisbachelor/payment?changed=last_name+unknown');
  });
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('lands on its row, which says that it is new, with its link focused', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await openReview();
    expect(row()?.textContent).toContain(review.changed);
    expect(screen.getAllByText(review.changed)).toHaveLength(1);
    const link = row()?.querySelector('a');
    expect(document.activeElement).toBe(link);
    expect(link?.textContent).toBe(`${review.change} ${review.joined.name} (${review.changed})`);
    expect(scroll).toHaveBeenCalledOnce();
    scroll.mockRestore();
  });

  test('lands there also while a charge is open', async () => {
    const payment = { status: 'pending', method: 'thai_qr', charge_id: 'c1', amount: 500 };
    server.on('/application/7', { id: 7, ...START, payment });
    await openReview();
    expect(row()?.textContent).toContain(review.changed);
  });

  test('finds no row marked when the page is opened again', async () => {
    await openReview();
    await waitFor(() => expect(window.location.search).toBe(''));
    cleanup();
    await openReview();
    expect(screen.queryByText(review.changed)).toBeNull();
    expect(row()?.contains(document.activeElement)).toBe(false);
  });
});

test.each([
  ['is refused', refused(401)],
  ['is lost', offline],
])('a price that %s is left out, and nobody is asked for a code', async (_name, failure) => {
  server.on(PRICE, failure);
  const session = await openReview();
  await waitFor(() => expect(screen.queryByText(review.price.title)).toBeNull());
  screen.getByRole('button', { name: review.confirm });
  expect(session.environment.dialogs.askForOtp).not.toHaveBeenCalled();
});

describe('the payment', () => {
  const pay = { name: /Thai QR/ };
  beforeEach(() => {
    server.on(PRICE, { amount: 500, methods: ['thai_qr', 'card'] });
    server.on('/payment/check', { status: 'none' });
  });

  test('follows the confirmed answers, which may be seen again', async () => {
    document.title = 'Step 6 of 6';
    await openReview();
    // An effect sets the title, which may run after the answers are in the page.
    await waitFor(() => expect(document.title).toBe(`${review.title} – Step 6 of 6`));
    await userEvent.click(screen.getByRole('button', { name: review.confirm }));
    await screen.findByRole('radio', pay);
    expect(document.title).toBe('Step 6 of 6');
    screen.getByRole('heading', { level: 2, name: payment.summary.heading });
    screen.getByText(/^THB\s500$/);
    await userEvent.click(screen.getByRole('button', { name: review.backToReview }));
    await screen.findByText(new RegExp(START.first_name));
    expect(screen.queryByRole('radio', pay)).toBeNull();
  });

  const timesAsked = () => server.seen.filter(({ address }) => address.includes(PRICE)).length;
  const payAfterReview = async () => {
    await userEvent.click(await screen.findByRole('button', { name: review.confirm }));
    await screen.findByRole('radio', pay);
  };

  test('takes the methods that the review has asked for, and the next review asks again', async () => {
    const price = deferredReply();
    server.on(PRICE, price.reply);
    await openReview();
    await userEvent.click(screen.getByRole('button', { name: review.confirm }));
    price.answer({ amount: 500, methods: ['thai_qr', 'card'] });
    await screen.findByRole('radio', pay);
    expect(timesAsked()).toBe(1);
    server.on(PRICE, { amount: 300, methods: ['thai_qr'] });
    await userEvent.click(screen.getByRole('button', { name: review.backToReview }));
    await screen.findByText(/^THB\s300$/, { selector: 'dd' });
    await payAfterReview();
    expect(timesAsked()).toBe(2);
  });

  test('asks again after a review that was open for a while', async () => {
    server.on(PRICE, { amount: 500, methods: ['thai_qr', 'card'] });
    await openReview();
    const later = performance.now() + 60_000;
    vi.spyOn(performance, 'now').mockImplementation(() => later);
    await payAfterReview();
    expect(timesAsked()).toBe(2);
  });

  test('asks again for the methods that the review could not read', async () => {
    server.on(PRICE, offline);
    await openReview();
    await waitFor(() => expect(screen.queryByText(review.price.title)).toBeNull());
    server.on(PRICE, { amount: 500, methods: ['thai_qr', 'card'] });
    const before = timesAsked();
    await payAfterReview();
    expect(timesAsked()).toBe(before + 1);
  });

  test('after its review is due again asks once', async () => {
    server.on('/application/7', { id: 7, ...START, payment: { status: 'pending', amount: 300, charge_id: 'c1' } });
    await openReview();
    await payAfterReview().catch(() => undefined);
    expect(timesAsked()).toBe(1);
  });

  describe('whose code does not come', () => {
    const panel = () => import('../../../src/payment/ui/PaymentPanel.tsx');
    const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

    test('is loaded again by the press that asks for it', async () => {
      const loadPanel = vi.fn(panel).mockImplementationOnce(lost);
      open(flow, { loadPanel });
      await userEvent.click(await screen.findByRole('button', { name: review.confirm }));
      await screen.findByRole('radio', pay);
      expect(loadPanel).toHaveBeenCalledTimes(2);
    });

    test('says so in words, and is loaded again by the next press', async () => {
      const loadPanel = vi.fn(panel).mockImplementationOnce(lost).mockImplementationOnce(lost);
      open(flow, { loadPanel });
      await userEvent.click(await screen.findByRole('button', { name: review.confirm }));
      await screen.findByText(payment.panelFailed.title);
      screen.getByText(payment.panelFailed.message);
      await userEvent.click(screen.getByRole('button', { name: messages.common.retry }));
      await screen.findByRole('radio', pay);
    });
  });

  test('is there at once where a charge was started before', async () => {
    server.on('/application/7', { id: 7, ...START, payment: { status: 'failed' } });
    open();
    await screen.findByRole('radio', pay);
  });

  test('has its way back while it loads, which waits unseen for it', async () => {
    const charge = deferredReply();
    server.on('/payment/check', charge.reply);
    server.on('/application/7', { id: 7, ...START, payment: { status: 'failed' } });
    open();
    await screen.findByText(messages.common.loading);
    const isWaiting = () => document.querySelector('.payment-place .payment-wait') !== null;
    const back = screen.getByRole('button', { name: review.backToReview });
    expect(back.closest('.after-payment')).not.toBeNull();
    expect(isWaiting()).toBe(true);
    charge.answer({ status: 'failed' });
    await screen.findByRole('radio', pay);
    expect(isWaiting()).toBe(false);
    expect(screen.getByRole('button', { name: review.backToReview })).toBe(back);
  });

  test('is not offered for an application that was sent without it', async () => {
    server.on('/application/7', { id: 7, ...START, status: 'under_review', payment: { status: 'failed' } });
    open();
    await screen.findByText(campaign.sent.title);
    expect(screen.queryByRole('radio', pay)).toBeNull();
  });

  test('of a sent application leads to the result', async () => {
    server.on('/application/7', { id: 7, ...START, status: 'under_review', payment: { status: 'successful' } });
    const { location } = open().environment;
    await waitFor(() =>
      expect(location.navigate).toHaveBeenCalledExactlyOnceWith('/en/regisbachelor/confirmation/complete', {
        replace: true,
      }),
    );
  });

  test('comes after the answers where they have changed the amount, until these are confirmed', async () => {
    const old = { status: 'pending', method: 'thai_qr', charge_id: 'c1', amount: 300 };
    server.on('/application/7', { id: 7, ...START, payment: old });
    server.on('/payment/check', old);
    await openReview();
    await userEvent.click(screen.getByRole('button', { name: review.confirm }));
    await screen.findByText(payment.outdated.title);
  });

  test('an application that cannot be loaded may be asked for again', async () => {
    server.on('/application/7', offline);
    open();
    const retry = await screen.findByRole('button', { name: messages.common.retry });
    server.on('/application/7', { id: 7, ...START });
    await userEvent.click(retry);
    await screen.findByText(new RegExp(START.first_name));
  });
});
