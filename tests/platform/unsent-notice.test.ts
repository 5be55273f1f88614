// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unsent } from '../../locales/th/submission.json';
import { pendingPaymentKey, storageKey, submissionKey } from '../../src/config/storage-keys.ts';
import { removeExpired } from '../../src/platform/storage/remove-expired.ts';
import { sealEnvelope } from '../../src/platform/storage/envelope.ts';
import { freshStorage } from './storage/broken-storage.ts';

const STAR = 'scholarship:star';
const keep = (key: string, data: unknown): void => localStorage.setItem(key, sealEnvelope(data, undefined));
const begin = (key: 'scholarship:star' | 'bachelor' = STAR, applicationId = '7'): void =>
  keep(pendingPaymentKey(key), { applicationId, startedAt: 1 });
const know = (submission: object): void => keep(submissionKey(STAR), { applicationId: '7', ...submission });

const bar = () => document.querySelector('aside');
/** The texts are a chunk of their own, so what is said follows its import. */
async function settled(): Promise<void> {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve, 5));
}
async function openPage(): Promise<void> {
  removeExpired();
  await settled();
}

beforeEach(() => {
  freshStorage();
  document.title = 'หน้าแรก';
  document.body.innerHTML = '';
  document.body.dataset.route = 'home';
});
afterEach(async () => {
  localStorage.clear();
  window.dispatchEvent(new Event('storage'));
  await settled();
});

test.each([
  ['a payment that has begun', () => begin(), 'begun'],
  ['a payment that was received', () => know({ isPaid: true }), 'paid'],
  ['a payment that was received after the applicant had agreed', () => know({ isPaid: true, agreedTo: 'x' }), 'agreed'],
] as const)('%s: every page and its title say that the application is not sent', async (_what, store, state) => {
  store();
  keep(storageKey(STAR, 'id'), '7');
  await openPage();
  expect(document.title).toBe(`${unsent.title}หน้าแรก`);
  expect(bar()?.textContent).toContain(unsent[state]);
  expect(bar()?.querySelector('a')?.getAttribute('href')).toBe('/regisscholarship/star/confirm');
});

test('without the id, the link leads to the status page', async () => {
  know({ isPaid: true });
  await openPage();
  expect(bar()?.querySelector('a')?.getAttribute('href')).toBe('/dashboard/status-checking');
});

test.each([
  [
    'was sent',
    () => {
      begin();
      know({ sentAt: '' });
    },
  ],
  ['is only agreed to be sent', () => know({ agreedTo: 'x' })],
  ['is of a flow that is sent by its payment', () => begin('bachelor')],
  ['is corrupt', () => localStorage.setItem(submissionKey(STAR), '{"v":1,')],
])('nothing is said of one that %s', async (_what, store) => {
  store();
  await openPage();
  expect([document.title, bar()]).toEqual(['หน้าแรก', null]);
});

test('a new payment counts, although an earlier application of the campaign was sent', async () => {
  know({ sentAt: '2026-11-20T03:00:00.000Z' });
  begin(STAR, '8');
  await openPage();
  expect(bar()?.textContent).toContain(unsent.begun);
});

test('the pages of the payment say it in their title only', async () => {
  document.body.dataset.route = 'scholarship.payment';
  begin();
  await openPage();
  expect([document.title, bar()]).toEqual([`${unsent.title}หน้าแรก`, null]);
});

test('once another tab has sent it, the page stops saying so', async () => {
  know({ isPaid: true });
  await openPage();
  expect(bar()).not.toBeNull();
  know({ sentAt: '' });
  window.dispatchEvent(new Event('storage'));
  await vi.waitFor(() => expect([document.title, bar()]).toEqual(['หน้าแรก', null]));
});
