// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import dashboard from '../../../locales/en/dashboard.json' with { type: 'json' };
import { DashboardScreen } from '../../../src/dashboard/ui/DashboardScreen.tsx';
import { NO_WAIT } from '../../../src/model/otp-resend-wait.ts';
import {
  $dashboardToken,
  readDashboardContact,
  removeDashboardContact,
  saveDashboardContact,
} from '../../../src/platform/storage/dashboard.ts';
import { $otpResendWait } from '../../../src/platform/storage/otp-resend-wait.ts';
import { setSharedComputer } from '../../../src/platform/storage/browser-storage.ts';
import { fakeServer, offline, refused, type FakeServer } from '../../application/fake-server.ts';
import { fakeEnvironment, messages as flowMessages } from '../../application/test-session.ts';

const CONTACT = { phone: '0812345678', phone_country: 'TH', email: 'applicant@example.com' };
const { otp, fields, common } = flowMessages;
const messages = { ...flowMessages, dashboard: { ...dashboard, types: {} as never } };
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  server.on('/application-dashboard/', [{ id: '7', type: 'bachelor', status: 'under_review' }]);
  server.on('/otp/request', { ref_code: 'ABCD', resend_in: 60, expires_in: 600 });
  server.on('/otp/validate', { token: 'board' });
  $otpResendWait.set(NO_WAIT);
  $dashboardToken.set('');
  removeDashboardContact();
  setSharedComputer(false);
});
afterEach(cleanup);

const open = (token = ''): void => {
  $dashboardToken.set(token);
  render(<DashboardScreen locale="en" messages={messages} environment={fakeEnvironment()} />);
};
const list = () => screen.findByRole('article');
const signIn = () => screen.findByLabelText(fields.labels.phone);

test('a visitor who is not signed in signs in before anything is read', async () => {
  open();
  await userEvent.type(await signIn(), CONTACT.phone);
  await userEvent.type(screen.getByLabelText(fields.labels.email), CONTACT.email);
  expect(server.seen).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: otp.recover.submit }));
  await userEvent.type(await screen.findByLabelText(otp.label), '123456');
  await userEvent.click(screen.getByRole('button', { name: otp.submit }));
  expect((await list()).dataset['application']).toBe('7');
});

test('a signed-in visitor sees at once that the list is loading', async () => {
  open('board');
  expect(screen.queryByLabelText(fields.labels.phone)).toBeNull();
  expect(screen.getByText(dashboard.loading)).toBeTruthy();
  expect((await list()).dataset['application']).toBe('7');
  expect(screen.queryByText(dashboard.sessionEnded)).toBeNull();
});

test('signing out says that an application on this device still opens', async () => {
  localStorage.setItem('adm:bachelor:id', '{}');
  open('board');
  await list();
  await userEvent.click(screen.getByRole('button', { name: dashboard.signOut }));
  expect(await screen.findByText(new RegExp(dashboard.stillOnDevice))).toBeTruthy();
  localStorage.removeItem('adm:bachelor:id');
});

test('signing out removes the token and the contact, and shows the sign-in again', async () => {
  saveDashboardContact(CONTACT);
  open('board');
  await list();
  await userEvent.click(screen.getByRole('button', { name: dashboard.signOut }));
  expect(await signIn()).toMatchObject({ value: '' });
  expect([$dashboardToken.get(), readDashboardContact()]).toEqual(['', undefined]);
  expect(await screen.findByText(dashboard.signedOut)).toBeTruthy();
});

test('a sign-in that the server no longer accepts says so', async () => {
  server.on('/application-dashboard/', refused(401));
  open('old');
  await signIn();
  expect(screen.getByText(dashboard.sessionEnded)).toBeTruthy();
});

test('a list that cannot be read is reported and can be read again', async () => {
  server.on('/application-dashboard/', offline);
  open('board');
  expect(await screen.findByText(dashboard.loadFailed)).toBeTruthy();
  server.on('/application-dashboard/', [{ id: '8', type: 'bachelor', status: 'under_review' }]);
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  expect((await list()).dataset['application']).toBe('8');
});
