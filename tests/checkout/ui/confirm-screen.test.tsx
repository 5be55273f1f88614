// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import review from '../../../locales/en/review.json' with { type: 'json' };
import scholarshipMessages from '../../../locales/en/scholarship.json' with { type: 'json' };
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { stepForRoute } from '../../../src/flows/definition/step-order.ts';
import { ConfirmScreen } from '../../../src/checkout/ui/ConfirmScreen.tsx';
import { CallError } from '../../../src/api/errors.ts';
import { fingerprintOf } from '../../../src/checkout/agreement.ts';
import { scholarship } from '../../../src/flows/scholarship.ts';
import type { Submission } from '../../../src/model/submission.ts';
import { verifyResult, type ResultCheck } from '../../../src/result/verify-result.ts';
import {
  readConfirmedApplication,
  saveConfirmedApplication,
} from '../../../src/platform/storage/confirmed-application.ts';
import { setSharedComputer } from '../../../src/platform/storage/browser-storage.ts';
import { fakeServer, refused, type FakeServer } from '../../application/fake-server.ts';
import { CAMPAIGN } from '../../application/scholarship-session.ts';
import { applicationOf, applyingSession, freshSession, messages, START } from '../../application/test-session.ts';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';

const flow = { ...scholarship, steps: [stepForRoute(scholarship, 'scholarship')] };
const PAID = { status: 'successful', method: 'thai_qr', amount: 200, reference: 'R-9' };

let kept: object;
let server: FakeServer;
beforeEach(() => {
  kept = {};
  sessionStorage.clear();
  localStorage.clear();
  server = fakeServer();
  server.on('/scholarship-campaign/star', CAMPAIGN);
  server.on('/scholarship-application/7', { id: 7, scholarship_campaign_id: CAMPAIGN.id, ...START });
  for (const list of ['/scholarship-application/file/', '/scholarship-application/custom-input']) server.on(list, []);
  server.on('/payment/check', PAID);
  server.on('/payment/available-method', { amount: 0, methods: ['none'] });
});
afterEach(cleanup);

function render(submission?: Omit<Submission, 'applicationId'>) {
  const session = applyingSession(flow, { slug: 'star' });
  Object.assign(session.environment.result, kept);
  if (submission)
    session.environment.payment.submissionStore('scholarship:star').set({ applicationId: '7', ...submission });
  renderInFlow(session, <ConfirmScreen steps={scholarshipMessages.steps} />, { ...messages, review, upload });
  return session;
}
async function open(submission?: Omit<Submission, 'applicationId'>) {
  const session = render(submission);
  await screen.findByText(new RegExp(START.first_name));
  return session.environment.result;
}
const buttons = () => screen.getAllByRole('button', { name: review.submit.confirm });

test('after a payment the page says first that one step is left, and closes the answers', async () => {
  const result = await open();
  // Its room is kept for a moment before it comes into the live region.
  await waitFor(() =>
    expect(screen.getByText(review.paid.title).closest('[role="status"]')?.textContent).toMatch(
      /THB\s200\s· Payment reference R-9/,
    ),
  );
  const [first, last] = buttons();
  const answers = screen.getByText(new RegExp(START.first_name));
  expect(answers.closest('details')?.open).toBe(false);
  expect(first?.compareDocumentPosition(answers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(last?.compareDocumentPosition(answers)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await userEvent.click(first as Element);
  await waitFor(() => expect(result.saveConfirmedApplication).toHaveBeenCalledOnce());
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

test('two presses in one tick read the copy and open the result once', async () => {
  const result = await open();
  const reads = () => server.seen.filter(({ address }) => address.endsWith('/scholarship-application/7')).length;
  const before = reads();
  act(() => {
    for (const button of buttons()) button.click();
  });
  await waitFor(() => expect(result.saveConfirmedApplication).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(result.saveConfirmedApplication).toHaveBeenCalledOnce();
  // Once in each language.
  expect(reads() - before).toBe(2);
});

test('a result that cannot be opened is told beside the button', async () => {
  const result = await open();
  result.saveConfirmedApplication.mockImplementationOnce(() => {
    throw new TypeError('x is not a function');
  });
  await userEvent.click(buttons()[1] as Element);
  expect((await screen.findByRole('alert')).textContent).toBe(errors.call.unexpected);
});

test('what costs nothing shows the answers, with one button below them', async () => {
  server.on('/payment/check', { status: 'none' });
  await open();
  expect(buttons()).toHaveLength(1);
  expect(screen.queryByText(review.paid.title)).toBeNull();
  expect(screen.getByText(new RegExp(START.first_name)).closest('details')).toBeNull();
});

test('the folded answers are open while the page is printed', async () => {
  await open();
  const details = screen.getByText(new RegExp(START.first_name)).closest('details');
  // The page listens from a moment after it is shown.
  await waitFor(() => {
    window.dispatchEvent(new Event('beforeprint'));
    expect(details?.open).toBe(true);
  });
  window.dispatchEvent(new Event('afterprint'));
  expect(details?.open).toBe(false);
});

describe('what was sent', () => {
  /** A server that takes the token back when it confirms, and is slow in the other language. */
  const endsTokenOnConfirm = (): void => {
    let isConfirmed = false;
    const whileOpen = (answer: unknown) => () => (isConfirmed ? refused(401) : answer);
    server.on('/confirm', () => {
      isConfirmed = true;
      return {};
    });
    server.on('/scholarship-campaign/star', async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return CAMPAIGN;
    });
    server.on('/scholarship-application/7', whileOpen({ id: 7, scholarship_campaign_id: CAMPAIGN.id, ...START }));
    for (const list of ['/scholarship-application/file/', '/scholarship-application/custom-input'])
      server.on(list, whileOpen([]));
  };
  const isIn = (storage: Storage): boolean => JSON.stringify(Object.entries(storage)).includes(START.first_name);
  /** @returns the result that the next page shows */
  async function confirmAndOpenResult(): Promise<ResultCheck> {
    endsTokenOnConfirm();
    kept = { saveConfirmedApplication, readConfirmedApplication };
    await open();
    expect(isIn(localStorage)).toBe(false);
    const [first] = buttons();
    fireEvent.click(first as Element);
    fireEvent.click(first as Element);
    await waitFor(() => expect(readConfirmedApplication('scholarship:star', 'en')).toBeDefined());
    expect(server.seen.filter(({ address }) => address.endsWith('/7/confirm'))).toHaveLength(1);
    cleanup();
    expect(isIn(localStorage)).toBe(false);
    const next = freshPage();
    return verifyResult(next, 'complete');
  }
  const freshPage = () => {
    const session = freshSession(flow, { slug: 'star' });
    Object.assign(session.environment.result, kept);
    return session;
  };

  test('is read before the token ends, and stands in the tab alone up to the page of the result', async () => {
    const result = await confirmAndOpenResult();
    expect(result).toMatchObject({ kind: 'verified', hasCopy: true, application: { first_name: START.first_name } });
    if (result.kind !== 'verified') throw new Error('not verified');
    const copy = sessionStorage.getItem('adm:copy:scholarship:star') ?? '{}';
    expect(Object.keys(JSON.parse(copy) as object)).toEqual(['en', 'th']);
    // The day on which this page has confirmed it.
    expect(result.application.confirmed_at).toMatch(/^20\d\d-/);
    expect([isIn(localStorage), isIn(sessionStorage)]).toEqual([false, true]);
  });

  test('on a shared computer stands in no storage', async () => {
    setSharedComputer(true);
    expect(await confirmAndOpenResult()).toMatchObject({ kind: 'verified', hasCopy: false });
    expect([isIn(localStorage), isIn(sessionStorage)]).toEqual([false, false]);
    setSharedComputer(false);
  });
});

test('a review that comes back from the history of the browser is read again', async () => {
  await open();
  server.on('/scholarship-application/7', {
    id: 7,
    scholarship_campaign_id: CAMPAIGN.id,
    ...START,
    first_name: 'Changed',
  });
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await screen.findByText(/Changed/);
});

describe('whoever has agreed before the payment that the application is sent once it is paid', () => {
  const answered = {
    application: applicationOf({ scholarship_campaign_id: CAMPAIGN.id, ...START }),
    documents: { requirements: [], files: [], customInputs: [] },
  };
  const agreedTo = () => fingerprintOf(applyingSession(flow, { slug: 'star' }), answered);
  const posts = () => server.seen.filter(({ method }) => method === 'POST').map(({ address }) => address);
  const SENT = ['/api/scholarship-application/7/start-confirm/', '/api/scholarship-application/7/confirm'];

  test('presses nothing: both calls are made once, and the result opens', async () => {
    const session = render({ agreedTo: agreedTo() });
    await waitFor(() => expect(session.environment.result.saveConfirmedApplication).toHaveBeenCalledOnce());
    expect(posts()).toEqual(SENT);
    expect(session.environment.payment.readSubmission('scholarship:star')).toMatchObject({
      applicationId: '7',
      sentAt: expect.any(String) as unknown,
    });
  });

  test.each([
    [
      'answer',
      () =>
        server.on('/scholarship-application/7', {
          ...{ id: 7, scholarship_campaign_id: CAMPAIGN.id, ...START },
          last_name: 'ใหม่',
        }),
    ],
    ['document', () => server.on('/scholarship-application/file/', [{ id: 'f1', type: 'transcript' }])],
  ])('checks the answers and confirms by hand if another %s was sent since', async (_what, change) => {
    const agreed = agreedTo();
    change();
    render({ agreedTo: agreed });
    await screen.findByText(review.agreed.outdated);
    expect(buttons()).toHaveLength(2);
    expect(posts()).toEqual([]);
  });

  test('pays first', async () => {
    server.on('/payment/check', { status: 'pending' });
    server.on('/payment/available-method', { amount: 200, methods: ['thai_qr'] });
    const { environment } = render({ agreedTo: agreedTo() });
    await waitFor(() => expect(environment.location.navigate).toHaveBeenCalled());
    expect(environment.location.navigate.mock.lastCall?.[0]).toContain('/payment');
    expect(posts()).toEqual([]);
  });

  test('waits while the service is busy, and can take the choice back until the next try', async () => {
    server.on('/confirm', new CallError({ kind: 'http', status: 503, retryAfter: 600 }));
    const session = render({ agreedTo: agreedTo() });
    await userEvent.click(await screen.findByRole('button', { name: review.agreed.stop }));
    await waitFor(() => expect(buttons()).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(session.environment.payment.readSubmission('scholarship:star')?.agreedTo).toBeUndefined();
    expect(posts()).toEqual(SENT);
  });

  test('reads why it was not sent, and can take the choice back or press again', async () => {
    server.on('/confirm', refused(422));
    const session = render({ agreedTo: agreedTo() });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(review.agreed.failed + errors.call.refused);
    await userEvent.click(screen.getByRole('button', { name: review.agreed.stop }));
    expect(session.environment.payment.readSubmission('scholarship:star')).toMatchObject({ isPaid: true });
    expect(session.environment.payment.readSubmission('scholarship:star')?.agreedTo).toBeUndefined();
    server.on('/confirm', {});
    await userEvent.click(buttons()[0] as Element);
    await waitFor(() => expect(session.environment.result.saveConfirmedApplication).toHaveBeenCalledOnce());
  });
});
