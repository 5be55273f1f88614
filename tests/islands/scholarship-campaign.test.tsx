// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, offline, refused, type FakeServer } from '../application/fake-server.ts';
import { CAMPAIGN } from '../application/scholarship-session.ts';

const ADDRESS = '/scholarship-campaign/star';
let server: FakeServer;
const hydrated = vi.fn();

beforeEach(() => {
  // The islands of one page share what they know of the campaign.
  vi.resetModules();
  hydrated.mockReset();
  server = fakeServer();
  window.history.replaceState(null, '', '/en/regisscholarship/star');
  document.body.innerHTML = '<form data-step-form="scholarship:star"></form>';
  document.querySelector('form')?.addEventListener('island:hydrate', hydrated);
});
afterEach(cleanup);

async function open() {
  const { ScholarshipCampaign } = await import('../../src/islands/ScholarshipCampaign.tsx');
  render(<ScholarshipCampaign locale="en" loading="Loading the scholarship" />);
  expect(screen.getByText('Loading the scholarship')).toBeDefined();
  return import('../../src/islands/flow/scholarship-of-page.ts');
}
const promise = (): string | undefined => document.getElementById('campaign')?.textContent;

test('an open scholarship with a fee is described, and the form waits for a touch', async () => {
  server.on(ADDRESS, CAMPAIGN);
  await open();
  await waitFor(() => expect(promise()).toBe('a'));
  expect(hydrated).not.toHaveBeenCalled();
});

test('the form that hydrates later makes no request of its own', async () => {
  server.on(ADDRESS, CAMPAIGN);
  const { scholarshipOfPage } = await open();
  await waitFor(() => expect(promise()).toBe('a'));
  expect(await scholarshipOfPage.resolveCampaign('star', { locale: 'en' })).toMatchObject({ campaignId: '401' });
  expect(server.seen).toHaveLength(1);
});

test.each([
  ['is closed', { open: false }],
  ['costs nothing, so that the payment is no step', { amount: 0 }],
  ['has another address', { slug: 'star-scholars' }],
])('if the scholarship %s, the form hydrates at once', async (_what, difference) => {
  server.on(ADDRESS, { ...CAMPAIGN, ...difference });
  await open();
  await waitFor(() => expect(hydrated).toHaveBeenCalledOnce());
  await waitFor(() => expect(promise()).toBe('a'));
});

test('if whether it is open or what it costs is unknown, the form waits for a touch', async () => {
  server.on(ADDRESS, { ...CAMPAIGN, open: undefined, amount: undefined });
  await open();
  await waitFor(() => expect(promise()).toBe('a'));
  expect(hydrated).not.toHaveBeenCalled();
});

test.each([
  ['cannot be read', offline],
  ['is unknown', refused(404)],
])('if the scholarship %s, nothing is promised, and the form says so', async (_what, answer) => {
  server.on(ADDRESS, answer);
  await open();
  await waitFor(() => expect(hydrated).toHaveBeenCalledOnce());
  expect(screen.queryByText('Loading the scholarship')).toBeNull();
  expect(promise()).toBeUndefined();
});

test('what the form reads after a failure is described, too', async () => {
  server.on(ADDRESS, offline);
  const { scholarshipOfPage } = await open();
  await waitFor(() => expect(hydrated).toHaveBeenCalledOnce());
  server.on(ADDRESS, CAMPAIGN);
  await scholarshipOfPage.resolveCampaign('star', { locale: 'en' });
  await waitFor(() => expect(promise()).toBe('a'));
});
