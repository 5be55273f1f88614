// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import review from '../../../locales/en/review.json' with { type: 'json' };
import scholarshipMessages from '../../../locales/en/scholarship.json' with { type: 'json' };
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { stepForRoute } from '../../../src/flows/definition/step-order.ts';
import { ConfirmScreen } from '../../../src/review/ui/ConfirmScreen.tsx';
import { scholarship } from '../../../src/flows/scholarship.ts';
import { fakeServer, refused, type FakeServer } from '../../application/fake-server.ts';
import { CAMPAIGN } from '../../application/scholarship-session.ts';
import { applyingSession, messages, START } from '../../application/test-session.ts';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';

const flow = { ...scholarship, steps: [stepForRoute(scholarship, 'scholarship')] };
const PAID = { status: 'successful', method: 'thai_qr', amount: 200, reference: 'R-9' };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.on('/scholarship-campaign/star', CAMPAIGN);
  server.on('/scholarship-application/7', { id: 7, scholarship_campaign_id: CAMPAIGN.id, ...START });
  for (const list of ['/scholarship-application/file/', '/scholarship-application/custom-input']) server.on(list, []);
  server.on('/payment/check', PAID);
  server.on('/payment/available-method', { amount: 0, methods: ['none'] });
});
afterEach(cleanup);

async function open() {
  const session = applyingSession(flow, { slug: 'star' });
  renderInFlow(session, <ConfirmScreen steps={scholarshipMessages.steps} />, { ...messages, review, upload });
  await screen.findByText(new RegExp(START.first_name));
  return session.environment.payment;
}
const buttons = () => screen.getAllByRole('button', { name: review.submit.confirm });

test('after a payment the page says first that one step is left, and closes the answers', async () => {
  const payment = await open();
  // Its room is kept for a moment before it comes into the live region.
  await waitFor(() =>
    expect(screen.getByText(review.paid.title).closest('[role="status"]')?.textContent).toMatch(
      /THB\s200 · Payment reference R-9/,
    ),
  );
  const [first, last] = buttons();
  const answers = screen.getByText(new RegExp(START.first_name));
  expect(answers.closest('details')?.open).toBe(false);
  expect(first?.compareDocumentPosition(answers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(last?.compareDocumentPosition(answers)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await userEvent.click(first as Element);
  expect(payment.saveConfirmedApplication).toHaveBeenCalledOnce();
});

test.each([
  ['first', 0],
  ['last', 1],
])('a confirmation that is refused is told beside the %s button', async (_name, index) => {
  server.on('/confirm', refused(422));
  await open();
  await userEvent.click(buttons()[index] as Element);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(errors.call.refused);
  expect(alert.nextElementSibling).toBe(buttons()[index]);
});

test('what costs nothing shows the answers, with one button below them', async () => {
  server.on('/payment/check', { status: 'none' });
  await open();
  expect(buttons()).toHaveLength(1);
  expect(screen.queryByText(review.paid.title)).toBeNull();
  expect(screen.getByText(new RegExp(START.first_name)).closest('details')).toBeNull();
});
