import * as v from 'valibot';
import { expect, test } from 'vitest';
import { byUrgency } from '../../src/dashboard/application-order.ts';
import { DashboardApplication } from '../../src/model/dashboard.ts';

const applicationOf = (answers: Readonly<Record<string, unknown>>): DashboardApplication =>
  v.parse(DashboardApplication, { id: 7, type: 'bachelor', ...answers });

const arranged = (answers: readonly Readonly<Record<string, unknown>>[]) => {
  const { current, past } = byUrgency(answers.map(applicationOf), Date.parse('2026-12-01T10:00:00Z'));
  const ids = (applications: typeof current): string[] => applications.map(({ id }) => id);
  return { current: ids(current), past: ids(past) };
};

test('good news comes first, then tasks, then applications that wait; ended ones are separate', () => {
  const statuses = [
    'cancelled',
    'successful',
    'on_hold',
    'under_review',
    'passed',
    'campaign_changed',
    'exam_failed',
    'draft',
    'awaiting_payment',
  ];
  const paid = { type: 'scholarship', payment: { status: 'successful' } };
  expect(
    arranged([
      ...statuses.map((status) => ({ id: status, status, decided_at: '2026-11-01' })),
      { ...paid, id: 'to_confirm', status: 'awaiting_payment' },
    ]),
  ).toEqual({
    current: [
      'passed',
      'awaiting_payment',
      'to_confirm',
      'draft',
      'campaign_changed',
      'under_review',
      'successful',
      'on_hold',
    ],
    past: ['cancelled', 'exam_failed'],
  });
});

test('unpaid applications are sorted by deadline, and those without one come last', () => {
  const of = (id: string, payment_due_at?: string) => ({ id, status: 'awaiting_payment', payment_due_at });
  const answers = [of('none'), of('late', '2026-12-02T00:00:00Z'), of('wrong', 'soon'), of('early', '2026-12-01')];
  expect(arranged(answers).current).toEqual(['early', 'late', 'none', 'wrong']);
});

test("applications of the same urgency keep the server's order", () => {
  const answers = ['3', '1', '2'].map((id) => ({ id, status: 'draft', payment_due_at: `2026-12-0${id}T00:00:00Z` }));
  expect(arranged(answers).current).toEqual(['3', '1', '2']);
});

test.each([
  ['2026-11-17T10:00:01Z', 'current'],
  ['2026-11-17T10:00:00Z', 'past'],
  ['soon', 'current'],
  [undefined, 'current'],
])('a result that was decided at %s, two weeks before the first of December, is %s', (decided_at, place) => {
  for (const status of ['exam_failed', 'cancelled'])
    expect(arranged([{ id: 'one', status, decided_at }])).toMatchObject({ [place]: ['one'] });
});

test('drafts are sorted by the day on which their round closes', () => {
  const of = (id: string, closes_at?: string) => ({ id, status: 'draft', closes_at });
  const answers = [of('none'), of('late', '2026-12-20T00:00:00Z'), of('early', '2026-12-10T00:00:00Z')];
  expect(arranged(answers).current).toEqual(['early', 'late', 'none']);
});

test('a refused document puts its application first', () => {
  const files = [{ id: 1, type: 'transcript', name: 'a.pdf', state: 'refused', reason: 'Blurred' }];
  const { current } = byUrgency(
    [applicationOf({ id: 1, status: 'awaiting_payment' }), applicationOf({ id: 2, status: 'under_review', files })],
    0,
  );
  expect(current.map(({ id }) => id)).toEqual(['2', '1']);
});
