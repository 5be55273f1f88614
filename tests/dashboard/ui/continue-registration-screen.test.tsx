// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import dashboard from '../../../locales/en/dashboard.json' with { type: 'json' };
import { ContinueRegistrationScreen } from '../../../src/dashboard/ui/ContinueRegistrationScreen.tsx';
import { scholarship } from '../../../src/flows/scholarship.ts';
import { $dashboardToken } from '../../../src/platform/storage/dashboard.ts';
import { fakeServer, offline, refused, type FakeServer } from '../../application/fake-server.ts';
import { CAMPAIGN } from '../../application/scholarship-session.ts';
import { freshSession, messages as flowMessages } from '../../application/test-session.ts';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';

const REOPEN = '/application-dashboard/continue-registration';
const messages = { ...flowMessages, dashboard: { ...dashboard, types: {} as never } };
const { common, errors, fields } = flowMessages;
let server: FakeServer;

beforeEach(() => {
  document.body.innerHTML = '';
  server = fakeServer();
  server.on(REOPEN, { application_id: '7', slug: 'star', access_token: 'fresh' });
  server.on('/scholarship-campaign/star', CAMPAIGN);
  server.on('/scholarship-application/7', { id: 7, scholarship_campaign_id: CAMPAIGN.id });
});
afterEach(cleanup);

const open = (query = '?application=7', token = 'board') => {
  window.history.replaceState(null, '', `/en/dashboard/continue${query}`);
  $dashboardToken.set(token);
  const session = freshSession(scholarship);
  renderInFlow(session, <ContinueRegistrationScreen />, messages);
  return session.environment.location;
};

test('the application is opened, and the page waits until the next one is loaded', async () => {
  const { navigate } = open();
  expect(screen.getByText(dashboard.continueRegistration.opening)).toBeTruthy();
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  expect(await screen.findByText(dashboard.continueRegistration.opening)).toBeTruthy();
});

test('an address without an application is not found', async () => {
  const { navigate } = open('');
  expect(await screen.findByText(errors.notFound.title)).toBeTruthy();
  expect(navigate).not.toHaveBeenCalled();
});

test('a visitor who is not signed in signs in first, and is told if the sign-in has expired', async () => {
  open('?application=7', '');
  await screen.findByLabelText(fields.labels.phone);
  expect(screen.queryByText(dashboard.sessionEnded)).toBeNull();
  cleanup();
  server.on(REOPEN, refused(401));
  open('?application=7', 'old');
  expect(await screen.findByText(dashboard.sessionEnded)).toBeTruthy();
});

test('a failure is reported, with another attempt or the way back to the list', async () => {
  server.on(REOPEN, offline);
  const { navigate } = open();
  expect(await screen.findByText(dashboard.continueRegistration.failed)).toBeTruthy();
  const back = screen.getByRole('link', { name: dashboard.continueRegistration.back });
  expect(back.getAttribute('href')).toBe('/en/dashboard');
  server.on(REOPEN, { application_id: '7', slug: 'star', access_token: 'fresh' });
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  expect(screen.queryByRole('link', { name: dashboard.continueRegistration.back })).toBeNull();
});
