// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import dashboard from '../../../locales/en/dashboard.json' with { type: 'json' };
import { ApplicationCard } from '../../../src/features/dashboard/ApplicationCard.tsx';
import { DashboardApplication } from '../../../src/model/dashboard.ts';
import { messages as flowMessages } from '../../application/test-session.ts';

const types = { bachelor: 'Bachelor’s degree', scholarship: 'Scholarship' } as never;
const messages = { ...flowMessages, dashboard: { ...dashboard, types } };
afterEach(cleanup);

function open(answer: Readonly<Record<string, unknown>>): string {
  const application = v.parse(DashboardApplication, { id: 'a-7', ...answer });
  render(<ApplicationCard application={application} locale="en" messages={messages} makeCurrent={vi.fn()} />);
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
