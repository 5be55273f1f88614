// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import bachelorWords from '../../../locales/en/bachelor.json' with { type: 'json' };
import payment from '../../../locales/en/payment.json' with { type: 'json' };
import review from '../../../locales/en/review.json' with { type: 'json' };
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { CheckoutScreen } from '../../../src/engine/CheckoutScreen.tsx';
import * as ask from '../../../src/engine/code/ask.ts';
import { stepOf } from '../../../src/engine/journey.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { applyingContext, START, words } from '../bachelor-context.ts';
import { fakeServer, held, offline, refused, type FakeServer } from '../fake-server.ts';

const PRICE = '/payment/available-method';
const flow = { ...bachelor, steps: [stepOf(bachelor, 'bachelor')] };

let server: FakeServer;
beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(ask, 'askForCode').mockResolvedValue(false);
  server = fakeServer();
  server.on('/application/7', { id: 7, ...START });
  for (const list of ['/application/file/', '/application/custom-input/']) server.on(list, []);
});
afterEach(cleanup);

/** The page of someone whose answers are all given. Their first name is told once the answers stand. */
const openReview = async (): Promise<void> => {
  applyingContext(flow);
  const texts = { ...words, payment, review, upload };
  render(<CheckoutScreen flow={flow} locale="en" words={texts} steps={bachelorWords.steps} />);
  await screen.findByText(START.first_name);
};

test('the answers stand while their price is on its way, which comes in its own time', async () => {
  const price = held();
  server.on(PRICE, price.reply);
  await openReview();
  screen.getByRole('button', { name: review.confirm });
  expect(screen.queryByText(review.price.amount)).toBeNull();
  price.answer({ amount: 500, methods: ['thai_qr'] });
  expect((await screen.findByText(/THB\s500\.00/)).tagName).toBe('DD');
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([
  ['is refused', refused(401)],
  ['is lost', offline],
])('a price that %s is left out, and nobody is asked for a code', async (_name, failure) => {
  server.on(PRICE, failure);
  await openReview();
  await waitFor(() => expect(screen.queryByText(review.price.title)).toBeNull());
  screen.getByRole('button', { name: review.confirm });
  expect(ask.askForCode).not.toHaveBeenCalled();
});
