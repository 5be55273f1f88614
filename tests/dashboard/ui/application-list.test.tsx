// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import dashboard from '../../../locales/en/dashboard.json' with { type: 'json' };
import { ApplicationList } from '../../../src/dashboard/ui/ApplicationList.tsx';
import { DashboardApplication } from '../../../src/model/dashboard.ts';
import { fakeEnvironment, messages as flowMessages } from '../../application/test-session.ts';

const CONTACT = { phone: '0812345678', phone_country: 'TH', email: 'applicant@example.com' };
const OTHER = { ...CONTACT, phone: '0899999999' };
const messages = { ...flowMessages, dashboard: { ...dashboard, types: {} as never } };
const signOut = vi.fn<() => void>();
beforeEach(() => void signOut.mockReset());
afterEach(cleanup);

function open(answers: readonly object[], contact?: typeof CONTACT): void {
  const environment = fakeEnvironment();
  const saveContact = vi.fn<() => void>();
  const own = { ...environment.dashboard, readContact: () => contact, saveContact };
  render(
    <ApplicationList
      environment={{ ...environment, dashboard: own }}
      applications={answers.map((answer) => v.parse(DashboardApplication, { type: 'bachelor', ...answer }))}
      readAt={Date.parse('2026-11-23T10:00:00Z')}
      locale="en"
      messages={messages}
      onSignOut={signOut}
    />,
  );
}
const ids = (): (string | null)[] =>
  screen.getAllByRole('article').map((card) => card.getAttribute('data-application'));
const group = (): HTMLDetailsElement | null => document.querySelector('details');

test('the most urgent application is first; ended ones are in one closed group with their count', async () => {
  open([
    { id: 'failed', status: 'exam_failed', decided_at: '2026-11-01' },
    { id: 'reviewed', status: 'under_review' },
    { id: 'cancelled', status: 'cancelled', decided_at: '2026-11-01' },
    { id: 'unpaid', status: 'awaiting_payment' },
  ]);
  expect(ids()).toEqual(['unpaid', 'reviewed', 'failed', 'cancelled']);
  const ended = group();
  expect([...(ended?.querySelectorAll('article') ?? [])]).toHaveLength(2);
  expect(ended?.open).toBe(false);
  await userEvent.click(screen.getByText('Past applications (2)'));
  expect(ended?.open).toBe(true);
});

test('the group is open when there is nothing else, and absent when nothing has ended', () => {
  open([{ id: 'failed', status: 'exam_failed', decided_at: '2026-11-01' }]);
  expect(group()?.open).toBe(true);
  cleanup();
  open([{ id: 'reviewed', status: 'under_review' }]);
  expect(group()).toBeNull();
});

test('a result of the last two weeks stays unfolded', () => {
  open([
    { id: 'reviewed', status: 'under_review' },
    { id: 'failed', status: 'exam_failed', decided_at: '2026-11-20T10:00:00Z' },
  ]);
  expect(ids()).toEqual(['reviewed', 'failed']);
  expect(group()).toBeNull();
});

test('below the list are the contact, the time of reading and a button to sign out', async () => {
  open([{ id: 'reviewed', ...CONTACT }], OTHER);
  expect(document.body.textContent).toContain('Signed in with 081 234 5678');
  screen.getByText('Last updated on 23 November 2026 at 17:00, Thailand time (05:00 your time, GMT−5)');
  await userEvent.click(screen.getByRole('button', { name: dashboard.signOut }));
  expect(signOut).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: dashboard.startAnother }).getAttribute('href')).toBe('/en');
});

test('the contact is that of the sign-in if the applications have none, and an unknown one is left out', () => {
  open([{ id: 'reviewed' }], OTHER);
  expect(document.body.textContent).toContain('Signed in with 089 999 9999');
  cleanup();
  open([{ id: 'reviewed' }]);
  expect(document.body.textContent).not.toContain('Signed in');
});

test('an empty list offers to apply first, then another number or e-mail', async () => {
  open([], CONTACT);
  expect(document.body.textContent).toContain('Signed in with 081 234 5678');
  const card = screen.getByRole('heading', { name: dashboard.empty.title }).parentElement;
  if (!card) throw new Error('The heading stands alone');
  expect(within(card).getByRole('link').textContent).toBe(dashboard.empty.action);
  await userEvent.click(within(card).getByRole('button', { name: dashboard.empty.tryAnother }));
  expect(signOut).toHaveBeenCalledOnce();
  for (const name of [dashboard.signOut, dashboard.print]) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('the first of many applications are shown at once, and the others follow in order', async () => {
  const many = Array.from({ length: 20 }, (_one, index) => ({ id: `a${index}`, status: 'under_review' }));
  open(many);
  expect(ids()).toEqual(many.slice(0, 6).map(({ id }) => id));
  await waitFor(() => expect(ids()).toEqual(many.map(({ id }) => id)));
});
