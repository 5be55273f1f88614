// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import dashboard from '../../../locales/en/dashboard.json' with { type: 'json' };
import { site } from '../../../src/config/site.ts';
import { APPLICATION_STATUSES } from '../../../src/config/words.ts';
import { ApplicationCard } from '../../../src/dashboard/ui/ApplicationCard.tsx';
import { setSharedComputer } from '../../../src/platform/storage/browser-storage.ts';
import { DashboardApplication } from '../../../src/model/dashboard.ts';
import { fakeEnvironment, messages as flowMessages } from '../../application/test-session.ts';

const types = { bachelor: 'Bachelor’s degree', scholarship: 'Scholarship' } as never;
const messages = { ...flowMessages, dashboard: { ...dashboard, types } };
afterEach(cleanup);

function open(answer: Readonly<Record<string, unknown>>): string {
  const application = v.parse(DashboardApplication, { id: 'a-7', ...answer });
  const readAt = Date.parse('2026-11-23T10:00:00Z');
  render(
    <ApplicationCard
      application={application}
      readAt={readAt}
      locale="en"
      messages={messages}
      makeCurrent={vi.fn()}
      environment={fakeEnvironment()}
    />,
  );
  return screen.getByRole('article').textContent;
}

/** The card may have other links: to the copy, or to whoever is to be called. */
const nextActions = () => [...document.querySelectorAll('a[data-next-action]')].map(({ textContent }) => textContent);

describe('the copy of what was sent', () => {
  const copyLink = () => screen.queryByRole('link', { name: dashboard.copy });

  test('opens on the result page, only for a submitted application', () => {
    open({ type: 'bachelor', status: 'draft' });
    expect(copyLink()).toBeNull();
    cleanup();
    open({ type: 'bachelor', status: 'under_review' });
    expect(copyLink()?.getAttribute('href')).toBe('/en/regisbachelor/confirmation/complete?show=copy&application=a-7');
    fireEvent.contextMenu(copyLink() as Element);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('of a scholarship is offered only if it was certainly sent, not only paid', () => {
    const successful = { type: 'scholarship', slug: 'star', status: 'successful' };
    open(successful);
    expect(copyLink()).toBeNull();
    cleanup();
    open({ ...successful, confirmed_at: '2026-11-20T03:00:00Z' });
    expect(copyLink()).not.toBeNull();
  });

  test('of a scholarship is not offered on a shared computer, which keeps no copy', () => {
    const sent = { type: 'scholarship', slug: 'star', status: 'under_review' };
    open(sent);
    expect(copyLink()?.getAttribute('href')).toBe(
      '/en/regisscholarship/star/confirmation/complete?show=copy&application=a-7',
    );
    cleanup();
    setSharedComputer(true);
    open(sent);
    expect(copyLink()).toBeNull();
    setSharedComputer(false);
  });
});

/** By hand: the action of each status. A status for which the university has to act has none. */
const ACTIONS = {
  draft: dashboard.actions.continue,
  awaiting_payment: dashboard.actions.pay,
  under_review: undefined,
  passed: dashboard.actions.contact,
  exam_failed: dashboard.actions['other-ways'],
  campaign_changed: dashboard.actions['see-change'],
  cancelled: dashboard.actions['apply-again'],
  successful: undefined,
} as const satisfies Readonly<Record<(typeof APPLICATION_STATUSES)[number], string | undefined>>;

test.each(APPLICATION_STATUSES)('a status has its badge, its message and its one action: %s', (status) => {
  // Only a scholarship has an exam, and only its applicants can choose a new campaign.
  const text = open({ type: status === 'exam_failed' ? 'scholarship' : 'bachelor', status });
  const { badge, message } = dashboard.statuses[status === 'campaign_changed' ? 'programme_changed' : status];
  const told = status === 'passed' ? dashboard.passed.place.message : message;
  for (const part of [badge, told]) expect(text).toContain(part);
  const action = ACTIONS[status];
  expect(nextActions()).toEqual(action ? [expect.stringContaining(action)] : []);
  expect(text.includes(dashboard.nothingToDo)).toBe(!action);
});

test.each([
  ['a degree is not refused by an exam', { status: 'exam_failed' }, dashboard.notAdmitted],
  [
    'a paid application is not cancelled for want of money',
    { status: 'cancelled', payment: { status: 'successful', amount: 500 } },
    dashboard.cancelledAfterPayment,
  ],
])('%s', (_what, answer, { badge, message }) => {
  const text = open({ type: 'bachelor', ...answer });
  for (const part of [badge, message]) expect(text).toContain(part);
});

test('whose money is here after a cancellation is not told to apply again, nor to prove the payment', async () => {
  open({ type: 'bachelor', status: 'cancelled', payment: { status: 'successful', amount: 500 } });
  expect(nextActions()).toEqual([expect.stringContaining(dashboard.actions.contact)]);
  await vi.dynamicImportSettled();
  expect(screen.getByRole('article').textContent).not.toContain(dashboard.otherWays.cancelled);
});

test('of an application without a fee no payment is told', () => {
  const text = open({ type: 'bachelor', status: 'under_review', payment: { status: 'successful', amount: 0 } });
  expect(text).not.toContain(dashboard.payment);
});

describe('an application that this site knows little of', () => {
  test('of an unknown status has number, name and date, and claims no stage', () => {
    const text = open({
      type: 'bachelor',
      application_no: 2026001,
      status: 'on_hold',
      campaign_name: 'Round 1',
      created_at: '2026-11-20T03:00:00Z',
    });
    for (const part of [
      'Bachelor’s degree',
      'number 2026001',
      'Round 1',
      '20\u00A0November 2026',
      dashboard.unknown.message,
    ])
      expect(text).toContain(part);
    expect(screen.queryByRole('list', { name: dashboard.timeline })).toBeNull();
    const { target, rel } = screen.getByRole<HTMLAnchorElement>('link', {
      name: new RegExp(dashboard.actions.contact),
    });
    expect([target, rel]).toEqual(['_blank', 'noopener noreferrer']);
  });

  test('of an unknown type and without other data shows its number', () => {
    const text = open({ type: 'phd' });
    expect(text).toContain(dashboard.unknown.type);
    expect(text).toContain('number a-7');
    expect(text).toContain(dashboard.unknown.badge);
    expect(text).not.toMatch(/undefined|null|NaN|\{\{/);
  });

  test.each(['on_hold', 'WAIT_LIST', 'held'])('of an unknown status never shows the code %s', (status) => {
    const text = open({ type: 'bachelor', status, status_text: status });
    expect(text).not.toContain(status);
    for (const part of [dashboard.unknown.badge, dashboard.unknown.message]) expect(text).toContain(part);
  });

  test("of an unknown status shows the server's words", () => {
    expect(open({ type: 'bachelor', status: 'on_hold', status_text: 'Waiting list' })).toContain('Waiting list');
  });

  test.each([
    ['exam_failed', 'Reason: Below 60'],
    ['campaign_changed', 'Reason: Below 60'],
    ['on_hold', 'Reason: Below 60'],
    ['passed', 'Note: Below 60'],
  ])('of %s gives the reason as "%s"', (status, said) => {
    expect(open({ type: 'bachelor', status, reason: 'Below 60' })).toContain(said);
  });

  test.each([
    ['passed', true],
    ['successful', false],
    ['under_review', false],
  ])('of %s is congratulated: %s', (status, isCongratulated) => {
    const text = open({ type: 'scholarship', status });
    expect(text.includes(dashboard.congratulations.unnamed)).toBe(isCongratulated);
    // The stars of the application are drawn once: large, or beside its name.
    expect(document.querySelectorAll('svg[viewBox="0 0 200 120"]')).toHaveLength(1);
  });

  test('whose payment has an unknown state is shown as waiting, without an unknown amount', () => {
    const text = open({ type: 'bachelor', status: 'under_review', payment: { status: 'held' } });
    expect(text).toContain(`${dashboard.payment} ${dashboard.payments.pending}`);
    expect(text).not.toMatch(/฿|THB|baht/i);
  });
});

test('a paid application whose status still asks for payment shows no payment, amount or deadline', () => {
  const text = open({
    type: 'bachelor',
    status: 'awaiting_payment',
    amount_due: 1500,
    payment_due_at: '2026-11-24T10:00:00Z',
    payment: { status: 'successful', amount: 1500 },
  });
  expect(text).toContain(dashboard.statuses.under_review.message);
  expect(text).toContain(dashboard.nothingToDo);
  expect(nextActions()).toEqual([]);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([dashboard.copy]);
  expect(screen.queryByRole('button', { name: dashboard.calendar.add })).toBeNull();
});

test('a paid, unconfirmed scholarship says that a step is left, and links to it', () => {
  const text = open({ type: 'scholarship', status: 'draft', payment: { status: 'successful', amount: 200 } });
  for (const part of [dashboard.statuses.to_confirm.badge, dashboard.statuses.to_confirm.message])
    expect(text).toContain(part);
  expect(text).not.toContain(dashboard.statuses.draft.message);
  screen.getByRole('link', { name: dashboard.actions.confirm });
  const stages = screen.getAllByRole('listitem').map((item) => [item.textContent, item.getAttribute('aria-current')]);
  expect(stages.filter(([stage]) => stage?.includes(dashboard.done))).toHaveLength(2);
  expect(stages.every(([, current]) => current === null)).toBe(true);
});

describe('an unpaid application', () => {
  const UNPAID = { type: 'bachelor', status: 'awaiting_payment' };
  const calendar = () => screen.queryByRole('button', { name: dashboard.calendar.add });

  test('shows the amount on its button, the remaining days and the date', () => {
    const text = open({ ...UNPAID, amount_due: 1000, payment_due_at: '2026-11-30T10:00:00Z' });
    screen.getByRole('link', { name: 'Pay THB\u00A01,000' });
    expect(text).toContain(
      '7\u00A0days left: pay by 30\u00A0November 2026 at 17:00, Thailand time (05:00 your time, GMT−5)',
    );
    expect(calendar()).not.toBeNull();
  });

  test('must be paid today on the last day', () => {
    const text = open({ ...UNPAID, payment_due_at: '2026-11-23T11:00:00Z' });
    expect(text).toContain('Pay today, by 23\u00A0November 2026 at 18:00, Thailand time (06:00 your time, GMT−5)');
  });

  test('says that the deadline is over, and offers no calendar then', () => {
    const text = open({ ...UNPAID, payment_due_at: '2026-11-22T10:00:00Z' });
    expect(text).toContain('The payment deadline was 22\u00A0November 2026 at 17:00, Thailand time');
    expect(calendar()).toBeNull();
  });

  test('shows neither an unknown amount nor an unknown deadline', () => {
    const text = open(UNPAID);
    expect(nextActions()).toEqual([dashboard.actions.pay]);
    expect(text).not.toMatch(/THB|days? left|deadline/);
    expect(calendar()).toBeNull();
  });
});

test.each([
  ['cancelled', dashboard.stages.pay, 'Ended here\u00A0· Pay'],
  ['exam_failed', dashboard.stages.result, 'Ended here\u00A0· Result'],
])('an application that is %s has stopped at a stage that is not the current one', (status, stage, line) => {
  const text = open({ type: 'bachelor', status });
  const stopped = screen.getAllByRole('listitem').filter((item) => item.textContent.includes(dashboard.stopped));
  expect(stopped.map((item) => item.textContent)).toEqual([expect.stringContaining(stage)]);
  expect(screen.queryByRole('listitem', { current: 'step' })).toBeNull();
  expect(text).toContain(line);
});

test.each([
  ['draft', {}, 'Now\u00A0· Application'],
  ['under_review', {}, 'Now\u00A0· Review'],
  ['successful', {}, 'Done: 4 of 4'],
  ['draft', { type: 'scholarship', payment: { status: 'successful' } }, 'Done: 2 of 4'],
])('the single line of an application that is %s %j says "%s"', (status, more, line) => {
  expect(open({ type: 'bachelor', status, ...more })).toContain(line);
});

test('an application that has passed congratulates by name and lists what is next', () => {
  const text = open({
    type: 'scholarship',
    status: 'passed',
    application_no: 'S-7',
    first_name: 'Natthita',
    campaign_name: 'Star Scholars',
    reason: 'Bring your transcript',
  });
  expect(text).toContain(`Congratulations, Natthita!${dashboard.passed.scholarship.message}Star Scholars`);
  const steps = within(screen.getByRole('heading', { name: dashboard.passed.title }).parentElement ?? document.body);
  const [contact, number, studentNumber] = steps.getAllByRole('listitem');
  expect([...(contact?.querySelectorAll('a') ?? [])].map(({ href }) => href)).toEqual([
    `mailto:${site.email}`,
    site.social.line,
    `tel:${site.phone.dialled}`,
  ]);
  expect(number?.textContent).toContain('S-7');
  expect(studentNumber?.textContent).toContain('3 to 5 working days');
  expect(text).toContain('Note: Bring your transcript');
});

test.each([
  ['bachelor', dashboard.passed.place],
  ['scholarship', dashboard.passed.scholarship],
  [null, { message: dashboard.statuses.passed.message, contact: dashboard.passed.contact }],
])('who has passed (%s) reads what is offered, and how to accept it', (type, { message, contact }) => {
  const text = open({ type, status: 'passed' });
  expect(text).toContain(message);
  expect(text).toContain(contact);
});

test('a passed short course has no student number', () => {
  expect(open({ type: 'short-course', status: 'passed' })).not.toMatch(/student number/i);
});

test('an unfinished application shows the day on which its round closes', () => {
  const text = open({ type: 'bachelor', status: 'draft', closes_at: '2026-12-10T16:59:00Z' });
  expect(text).toContain(
    '17\u00A0days left to apply: applications close on 10\u00A0December 2026 at 23:59, Thailand time',
  );
  expect(screen.queryByRole('button', { name: dashboard.calendar.add })).not.toBeNull();
});

describe('the calendar entry of a scholarship, which is paid before it is sent,', () => {
  const entry = (): string => {
    const link = screen.getByRole('link', { name: dashboard.calendar.google });
    return [...new URL(link.getAttribute('href') ?? '').searchParams.values()].join('\n');
  };
  const SCHOLARSHIP = { type: 'scholarship', slug: 'star', status: 'awaiting_payment' };

  test('says before the payment that one step follows it', () => {
    open({ ...SCHOLARSHIP, payment_due_at: '2026-11-30T10:00:00Z' });
    expect(entry()).toContain(dashboard.calendar.thenConfirm);
    cleanup();
    open({ type: 'bachelor', status: 'awaiting_payment', payment_due_at: '2026-11-30T10:00:00Z' });
    expect(entry()).not.toContain(dashboard.calendar.thenConfirm);
  });

  test('says after the payment that it is not sent', () => {
    open({ ...SCHOLARSHIP, payment: { status: 'successful' }, closes_at: '2026-12-10T16:59:00Z' });
    const [before = ''] = dashboard.calendar.confirm.split('{{university}}');
    expect(entry()).toContain(before);
  });
});

test('an application under review shows what was promised', () => {
  const text = open({
    type: 'graduate',
    status: 'under_review',
    payment: { status: 'successful', paid_at: '2026-11-20T10:00:00Z' },
    result_due_at: '2026-12-04T10:00:00Z',
  });
  for (const part of [
    'Submitted on 20\u00A0November 2026',
    'confirmation email by 23\u00A0November 2026',
    '3 to 5 working days after you apply',
    'the result by 4\u00A0December 2026',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain(dashboard.statuses.under_review.message);
});
