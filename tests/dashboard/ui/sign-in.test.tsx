// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import dashboard from '../../../locales/en/dashboard.json' with { type: 'json' };
import { href } from '../../../src/config/routes.ts';
import { site } from '../../../src/config/site.ts';
import { NO_WAIT } from '../../../src/model/otp-resend-wait.ts';
import {
  $dashboardToken,
  readDashboardContact,
  removeDashboardContact,
  saveDashboardContact,
} from '../../../src/platform/storage/dashboard.ts';
import { $otpResendWait } from '../../../src/platform/storage/otp-resend-wait.ts';
import { hasDashboardData } from '../../../src/platform/storage/has-stored-data.ts';
import { isSharedComputer, setSharedComputer } from '../../../src/platform/storage/browser-storage.ts';
import { SignIn } from '../../../src/dashboard/ui/SignIn.tsx';
import { requiredMessage } from '../../../src/flows/definition/field-messages.ts';
import { dashboardEnvironment } from '../../../src/islands/flow/dashboard-environment.ts';
import { fakeServer, type FakeServer } from '../../application/fake-server.ts';
import { messages as flowMessages } from '../../application/test-session.ts';

const CONTACT = { phone: '0812345678', phone_country: 'TH', email: 'applicant@example.com' };
const { otp, fields } = flowMessages;
const messages = { ...flowMessages, dashboard: { ...dashboard, types: {} as never } };
const done = vi.fn();
let server: FakeServer;
beforeEach(() => {
  done.mockReset();
  server = fakeServer();
  server.on('/otp/request', { ref_code: 'ABCD', resend_in: 60, expires_in: 600 });
  server.on('/otp/validate', { token: 'dashboard-token' });
  $otpResendWait.set(NO_WAIT);
  $dashboardToken.set('');
  removeDashboardContact();
  setSharedComputer(false);
});
afterEach(cleanup);

const ENVIRONMENT = { dashboard: dashboardEnvironment, $otpResendWait };
const open = () =>
  render(<SignIn locale="en" messages={messages} environment={ENVIRONMENT} signedOut={undefined} onDone={done} />);
const phone = (): HTMLElement => screen.getByLabelText(fields.labels.phone);
const email = (): HTMLElement => screen.getByLabelText(fields.labels.email);
const askForCode = async (): Promise<void> => {
  await userEvent.type(phone(), CONTACT.phone);
  await userEvent.type(email(), CONTACT.email);
  await userEvent.click(screen.getByRole('button', { name: otp.recover.submit }));
  await screen.findByLabelText(otp.label);
};

test('who cannot receive the code is told whom to ask, and who has not applied where to begin', () => {
  open();
  const linkAfter = (text: string, name: string) => {
    const paragraph = screen.getByText(text, { selector: 'p *' }).closest('p');
    return within(paragraph as HTMLElement)
      .getByRole('link', { name })
      .getAttribute('href');
  };
  expect(linkAfter(dashboard.contactChanged, site.phone.shown.en)).toBe(`tel:${site.phone.dialled}`);
  expect(linkAfter(dashboard.notApplied, dashboard.empty.action)).toBe(href('home', 'en'));
});

describe('a reload after a code was requested', () => {
  test('shows the code form again without another message, and keeps the contact for opened applications', async () => {
    open();
    await askForCode();
    cleanup();
    open();
    await userEvent.type(await screen.findByLabelText(otp.label), '123456');
    expect(hasDashboardData()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: otp.submit }));
    await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(server.seen.filter(({ address }) => address.endsWith('/otp/request'))).toHaveLength(1);
    expect(readDashboardContact()).toEqual(CONTACT);
  });

  test('prefills phone and e-mail if the code has expired', async () => {
    open();
    await askForCode();
    cleanup();
    $otpResendWait.set(NO_WAIT);
    open();
    expect([phone(), email()]).toMatchObject([{ value: CONTACT.phone }, { value: CONTACT.email }]);
  });

  test('asks for everything again on a shared computer', async () => {
    setSharedComputer(true);
    open();
    await askForCode();
    expect(hasDashboardData()).toBe(false);
    cleanup();
    open();
    expect([phone(), email()]).toMatchObject([{ value: '' }, { value: '' }]);
  });
});

describe('on a shared computer', () => {
  const kept = (storage: Storage): string => JSON.stringify(Object.entries(storage));

  test('the sign-in stays in the tab', async () => {
    open();
    // What the box does is said before it is ticked.
    screen.getByText(dashboard.sharedDevice);
    await userEvent.click(screen.getByLabelText(flowMessages.flow.sharedDevice.label));
    await askForCode();
    await userEvent.type(screen.getByLabelText(otp.label), '123456');
    await userEvent.click(screen.getByRole('button', { name: otp.submit }));
    await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(kept(sessionStorage)).toContain('dashboard-token');
    expect(kept(localStorage)).not.toContain('dashboard-token');
    expect(kept(sessionStorage)).not.toContain(CONTACT.phone);
  });

  test('the answer is kept for the next form of this tab and can be changed', async () => {
    setSharedComputer(true);
    open();
    const question = screen.getByRole<HTMLInputElement>('checkbox', { name: flowMessages.flow.sharedDevice.label });
    expect(question.checked).toBe(true);
    await userEvent.click(question);
    expect([question.checked, isSharedComputer()]).toEqual([false, false]);
  });
});

test('an invalid form reports its errors in summary and title, even if the field already had the focus', async () => {
  document.title = 'My applications';
  open();
  await userEvent.type(email(), '{Enter}');
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([requiredMessage('phone', flowMessages), requiredMessage('email', flowMessages)]);
  expect(document.activeElement).toBe(summary.parentElement);
  expect(document.title).toBe(`${flowMessages.errors.tabPrefix} My applications`);
  await userEvent.type(phone(), CONTACT.phone);
  await userEvent.type(email(), CONTACT.email);
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(document.title).toBe('My applications');
});

test.each(['not json', '{"phone":1}'])('a corrupt contact (%s) counts as none', (text) => {
  saveDashboardContact(CONTACT);
  const key = Object.keys(sessionStorage).find((name) => name.includes('contact')) ?? '';
  sessionStorage.setItem(key, text);
  expect(readDashboardContact()).toBeUndefined();
});
