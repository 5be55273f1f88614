// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { $dashboardToken } from '../../../src/platform/storage/dashboard.ts';
import { flowStores } from '../../../src/platform/storage/flow-stores.ts';
import { offerStoredApplication } from '../../../src/layouts/dashboard/offer-stored-application.ts';
import { freshStorage } from '../../platform/storage/broken-storage.ts';

const bar = (): string | undefined =>
  document.querySelector('aside [role="status"]')?.textContent.replace(/\u00A0/g, ' ');

beforeEach(() => {
  freshStorage();
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/en/dashboard');
  flowStores('bachelor').$id.set('7');
  flowStores('bachelor').$marks.set({ known: { id: '7', number: 'B0000007', amount: 500 }, reviewed: true });
});

test('the application of this browser can be continued without a code', async () => {
  await offerStoredApplication();
  await vi.waitFor(() => expect(bar()).toBe('Application number B0000007 · Only the payment is left: THB 500'));
  expect(document.querySelector('aside a')?.getAttribute('href')).toBe('/en/regisbachelor/payment');
  document.querySelector<HTMLElement>('aside button')?.click();
});

test('one that was sent leads to its result, and one that is not finished comes before it', async () => {
  flowStores('bachelor').$marks.set({ known: { id: '7', number: 'B0000007', sentAt: '2026-11-29T03:00:00Z' } });
  await offerStoredApplication();
  await vi.waitFor(() => expect(bar()).toBe('You submitted application B0000007'));
  const href = (): string | null | undefined => document.querySelector('aside a')?.getAttribute('href');
  expect(href()).toBe('/en/regisbachelor/confirmation/complete?show=earlier');
  document.querySelector<HTMLElement>('aside button')?.click();
  flowStores('graduate').$id.set('8');
  await offerStoredApplication();
  await vi.waitFor(() => expect(href()).toBe('/en/regisgraduate/payment'));
  document.querySelector<HTMLElement>('aside button')?.click();
});

test('one that is not reviewed is not finished', async () => {
  flowStores('bachelor').$marks.set({});
  await offerStoredApplication();
  await vi.waitFor(() => expect(bar()).toBe('Not finished yet'));
  document.querySelector<HTMLElement>('aside button')?.click();
});

test('nobody who is signed in, or has registered nothing, is offered anything', async () => {
  $dashboardToken.set('t');
  await offerStoredApplication();
  expect(bar()).toBeUndefined();
  $dashboardToken.set('');
  flowStores('bachelor').$id.set('');
  flowStores('bachelor').$draft.set({ first_name: 'A' });
  await offerStoredApplication();
  expect(bar()).toBeUndefined();
});
