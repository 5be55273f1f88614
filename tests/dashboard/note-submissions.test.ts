import { atom } from 'nanostores';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { noteSubmissions } from '../../src/dashboard/note-submissions.ts';
import { DashboardApplication } from '../../src/model/dashboard.ts';
import type { Submission } from '../../src/model/submission.ts';

const UNPAID = { id: '7', type: 'scholarship', slug: 'star', status: 'awaiting_payment' };
const PAID = { ...UNPAID, payment: { status: 'successful' } };
const SENT = { ...PAID, status: 'under_review', confirmed_at: '2026-11-20T03:00:00.000Z' };

function noted(answer: object, before: Submission | null = null): Submission | null {
  const store = atom(before);
  noteSubmissions([v.parse(DashboardApplication, answer)], { submissionStore: () => store });
  return store.get();
}

test.each([
  ['was paid on another device', PAID, null, { applicationId: '7', isPaid: true }],
  ['was paid, as agreed here', PAID, { applicationId: '7', agreedTo: 'x' }, { agreedTo: 'x', isPaid: true }],
  ['was sent on another device', SENT, { applicationId: '7', isPaid: true }, { sentAt: SENT.confirmed_at }],
  ['was reopened by the office', PAID, { applicationId: '7', sentAt: '' }, { isPaid: true, sentAt: undefined }],
] as const)('an application that %s', (_what, answer, before, after) => {
  expect(noted(answer, before)).toMatchObject(after);
});

test.each([
  ['is unpaid', UNPAID, null],
  ['was sent, and nothing of it is stored', SENT, null],
  ['is another than the one that is stored', SENT, { applicationId: '8', isPaid: true }],
  ['may only be paid', { ...PAID, status: 'successful' }, { applicationId: '7', isPaid: true }],
  ['is of another flow', { ...PAID, type: 'bachelor' }, null],
] as const)('nothing changes for one that %s', (_what, answer, before) => {
  expect(noted(answer, before)).toEqual(before);
});
