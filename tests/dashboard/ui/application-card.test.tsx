// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import dashboard from '../../../locales/en/dashboard.json' with { type: 'json' };
import { ApplicationCard } from '../../../src/dashboard/ui/ApplicationCard.tsx';
import { DashboardApplication } from '../../../src/model/dashboard.ts';
import { messages as flowMessages } from '../../application/test-session.ts';

const types = { bachelor: 'Bachelor’s degree', scholarship: 'Scholarship' } as never;
const messages = { ...flowMessages, dashboard: { ...dashboard, types } };
afterEach(cleanup);

function open(answer: Readonly<Record<string, unknown>>): string {
  const application = v.parse(DashboardApplication, { id: 'a-7', ...answer });
  const readAt = Date.parse('2026-11-23T10:00:00Z');
  render(
    <ApplicationCard application={application} readAt={readAt} locale="en" messages={messages} makeCurrent={vi.fn()} />,
  );
  return screen.getByRole('article').textContent;
}

describe('an application that this site knows little of', () => {
  test('of an unknown status has number, name and date, and claims no stage', () => {
    const text = open({
      type: 'bachelor',
      application_no: 2026001,
      status: 'on_hold',
      campaign_name: 'Round 1',
      created_at: '2026-11-20T03:00:00Z',
    });
    for (const part of ['Bachelor’s degree', 'no. 2026001', 'Round 1', '20 November 2026', dashboard.unknown.message])
      expect(text).toContain(part);
    expect(screen.queryByRole('list', { name: dashboard.timeline })).toBeNull();
    expect(screen.getByRole('link', { name: new RegExp(dashboard.actions.contact) })).toBeDefined();
  });

  test('of an unknown type and without anything else is an application with its number', () => {
    const text = open({ type: 'phd' });
    expect(text).toContain(dashboard.unknown.type);
    expect(text).toContain('no. a-7');
    expect(text).toContain(dashboard.unknown.badge);
    expect(text).not.toMatch(/undefined|null|NaN|\{\{/);
  });

  test.each(['on_hold', 'WAIT_LIST', 'held'])('of an unknown status never shows the code %s', (status) => {
    const text = open({ type: 'bachelor', status, status_text: status });
    expect(text).not.toContain(status);
    for (const part of [dashboard.unknown.badge, dashboard.unknown.message]) expect(text).toContain(part);
  });

  test('of an unknown status shows the words of the server', () => {
    expect(open({ type: 'bachelor', status: 'on_hold', status_text: 'Waiting list' })).toContain('Waiting list');
  });

  test.each([
    ['exam_failed', 'Reason: Below 60'],
    ['campaign_changed', 'Reason: Below 60'],
    ['on_hold', 'Reason: Below 60'],
    ['passed', 'Note: Below 60'],
  ])('of %s says why as "%s"', (status, said) => {
    expect(open({ type: 'bachelor', status, reason: 'Below 60' })).toContain(said);
  });

  test('of a known status has its stages', () => {
    open({ type: 'bachelor', status: 'under_review' });
    expect(screen.getByRole('list', { name: dashboard.timeline })).toBeDefined();
  });

  test('whose payment has an unknown state says that it waits, and no amount that was not given', () => {
    const text = open({ type: 'bachelor', status: 'under_review', payment: { status: 'held' } });
    expect(text).toContain(`${dashboard.payment} ${dashboard.payments.pending}`);
    expect(text).not.toMatch(/฿|THB|baht/i);
  });
});

test('an application whose status asks for money that was received offers no payment, amount or deadline', () => {
  const text = open({
    type: 'bachelor',
    status: 'awaiting_payment',
    amount_due: 1500,
    payment_due_at: '2026-11-24T10:00:00Z',
    payment: { status: 'successful', amount: 1500 },
  });
  expect(text).toContain(dashboard.statuses.under_review.message);
  expect(text).toContain(dashboard.nothingToDo);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: dashboard.calendar.add })).toBeNull();
});

test('a scholarship that is paid and not confirmed says that a step is left, and leads to it', () => {
  const text = open({ type: 'scholarship', status: 'draft', payment: { status: 'successful', amount: 200 } });
  for (const part of [dashboard.statuses.to_confirm.badge, dashboard.statuses.to_confirm.message])
    expect(text).toContain(part);
  expect(text).not.toContain(dashboard.statuses.draft.message);
  screen.getByRole('link', { name: dashboard.actions.confirm });
  const stages = screen.getAllByRole('listitem').map((item) => [item.textContent, item.getAttribute('aria-current')]);
  expect(stages.filter(([stage]) => stage?.includes(dashboard.done))).toHaveLength(2);
  expect(stages.every(([, current]) => current === null)).toBe(true);
});

describe('an application to be paid', () => {
  const UNPAID = { type: 'bachelor', status: 'awaiting_payment' };
  const calendar = () => screen.queryByRole('button', { name: dashboard.calendar.add });

  test('has the amount on its button, the days that are left, and the date', () => {
    const text = open({ ...UNPAID, amount_due: 1000, payment_due_at: '2026-11-30T10:00:00Z' });
    expect(screen.getByRole('link').textContent).toBe('Pay THB\u00A01,000');
    expect(text).toContain('7 days left to pay (by 30 November 2026)');
    expect(calendar()).not.toBeNull();
  });

  test('is to be paid today on the last day', () => {
    const text = open({ ...UNPAID, payment_due_at: '2026-11-23T11:00:00Z' });
    expect(text).toContain('Pay today (by 23 November 2026 at 18:00)');
  });

  test('says that the deadline is over, and offers no calendar then', () => {
    const text = open({ ...UNPAID, payment_due_at: '2026-11-22T10:00:00Z' });
    expect(text).toContain('The payment deadline was 22 November 2026 at 17:00');
    expect(calendar()).toBeNull();
  });

  test('claims neither amount nor deadline that were not given', () => {
    const text = open(UNPAID);
    expect(screen.getByRole('link').textContent).toBe(dashboard.actions.pay);
    expect(text).not.toMatch(/THB|days? left|deadline/);
    expect(calendar()).toBeNull();
  });
});

test.each(['under_review', 'successful'])('an application that is %s says that there is nothing to do', (status) => {
  expect(open({ type: 'bachelor', status })).toContain(dashboard.nothingToDo);
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['cancelled', dashboard.stages.pay, 'Stopped at step 2 of 4 · Pay'],
  ['exam_failed', dashboard.stages.result, 'Stopped at step 4 of 4 · Result'],
])('an application that is %s stopped at a stage, which is not the current one', (status, stage, line) => {
  const text = open({ type: 'bachelor', status });
  const stopped = screen.getAllByRole('listitem').filter((item) => item.textContent.includes(dashboard.stopped));
  expect(stopped.map((item) => item.textContent)).toEqual([expect.stringContaining(stage)]);
  expect(screen.queryByRole('listitem', { current: 'step' })).toBeNull();
  expect(text).toContain(line);
});

test.each([
  ['draft', {}, 'Step 1 of 4 · Application'],
  ['under_review', {}, 'Step 3 of 4 · Review'],
  ['successful', {}, 'Done: 4 of 4'],
  ['draft', { type: 'scholarship', payment: { status: 'successful' } }, 'Done: 2 of 4'],
])('in one line, an application that is %s %j is at "%s"', (status, more, line) => {
  expect(open({ type: 'bachelor', status, ...more })).toContain(line);
});
