import * as v from 'valibot';
import { expect, test } from 'vitest';
import { byUrgency } from '../../src/dashboard/by-urgency.ts';
import { DashboardApplication } from '../../src/model/dashboard.ts';

const arranged = (answers: readonly object[]) => {
  const { open, ended } = byUrgency(
    answers.map((answer) => v.parse(DashboardApplication, { id: 1, type: 'bachelor', ...answer })),
  );
  const ids = (applications: typeof open): string[] => applications.map(({ id }) => id);
  return { open: ids(open), ended: ids(ended) };
};

test('what the applicant has to do comes first, what has ended stands apart', () => {
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
      ...statuses.map((status) => ({ id: status, status })),
      { ...paid, id: 'to_confirm', status: 'awaiting_payment' },
    ]),
  ).toEqual({
    open: [
      'awaiting_payment',
      'to_confirm',
      'draft',
      'campaign_changed',
      'passed',
      'successful',
      'on_hold',
      'under_review',
    ],
    ended: ['cancelled', 'exam_failed'],
  });
});

test('of several to be paid, the earliest deadline comes first, and one without a deadline last', () => {
  const of = (id: string, payment_due_at?: string) => ({ id, status: 'awaiting_payment', payment_due_at });
  const answers = [of('none'), of('late', '2026-12-02T00:00:00Z'), of('wrong', 'soon'), of('early', '2026-12-01')];
  expect(arranged(answers).open).toEqual(['early', 'late', 'none', 'wrong']);
});

test('of the same urgency, the order of the server stays', () => {
  const answers = ['3', '1', '2'].map((id) => ({ id, status: 'draft', payment_due_at: `2026-12-0${id}T00:00:00Z` }));
  expect(arranged(answers).open).toEqual(['3', '1', '2']);
});
