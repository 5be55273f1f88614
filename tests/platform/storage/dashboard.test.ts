// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DASHBOARD_TOKEN_KEY } from '../../../src/config/storage-keys.ts';

/** A page of its own, because stores read storage when they are made. */
async function openPage() {
  vi.resetModules();
  return import('../../../src/platform/storage/dashboard.ts');
}
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a dashboard token that nobody asked for', () => {
  test('opens the dashboard in this tab, and is not kept for others', async () => {
    (await openPage()).saveUnaskedDashboardToken('unasked');
    expect((await openPage()).$dashboardToken.get()).toBe('unasked');
    expect(localStorage.getItem(DASHBOARD_TOKEN_KEY)).toBeNull();
    sessionStorage.clear();
    expect((await openPage()).$dashboardToken.get()).toBe('');
  });

  test('leaves that of a sign-in to other tabs, and signing out removes both', async () => {
    (await openPage()).$dashboardToken.set('signed-in');
    (await openPage()).saveUnaskedDashboardToken('unasked');
    expect(localStorage.getItem(DASHBOARD_TOKEN_KEY)).toContain('signed-in');
    const { $dashboardToken } = await openPage();
    expect($dashboardToken.get()).toBe('unasked');
    $dashboardToken.set('');
    expect((await openPage()).$dashboardToken.get()).toBe('');
  });

  test('signs nobody in again who has signed out in this tab, until the next code', async () => {
    (await openPage()).keepSignedOut();
    (await openPage()).saveUnaskedDashboardToken('unasked');
    expect((await openPage()).$dashboardToken.get()).toBe('');
    (await openPage()).$dashboardToken.set('signed-in');
    (await openPage()).saveUnaskedDashboardToken('unasked');
    expect((await openPage()).$dashboardToken.get()).toBe('unasked');
  });
});
