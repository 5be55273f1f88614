// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { markUnconfirmed } from '../../../../src/application/application-marks.ts';
import { NO_WAIT } from '../../../../src/model/otp-resend-wait.ts';
import type { OtpReason, Environment } from '../../../../src/application/environment.ts';
import { askForOtp } from '../../../../src/application/ui/otp/ask-for-otp.tsx';
import { fakeServer, refused, type FakeServer } from '../../fake-server.ts';
import { applyingSession, messages } from '../../test-session.ts';

// The first dialog fetches its code, which takes its time on a busy machine.
const { otp, errors } = messages;
const CONTACT = { phone: '0812345678', phone_country: 'TH', email: 'applicant@example.com' };
const $otpResendWait = atom(NO_WAIT);
const navigate = vi.fn<Environment['location']['navigate']>();
let server: FakeServer;
beforeEach(() => {
  navigate.mockReset();
  server = fakeServer();
  $otpResendWait.set(NO_WAIT);
});

// The answer comes before React has removed the dialog, and the next test must not find it.
afterEach(() => waitFor(() => expect(document.querySelector('dialog')).toBeNull()));

function ask(reason: OtpReason['reason'], unconfirmed: boolean): Promise<boolean> {
  const session = applyingSession();
  if (unconfirmed) {
    session.$contact.set(undefined); // As after a reload.
    markUnconfirmed(session, CONTACT);
  }
  const { location } = session.environment;
  const environment = {
    ...session.environment,
    location: { ...location, navigate },
    $otpResendWait,
    readDashboardContact: () => undefined,
  };
  return askForOtp({ ...session, environment }, messages, { reason, applicationId: '7' });
}

test.each([
  ['register', false, otp.register],
  ['session', true, otp.register],
  ['session', false, otp.session],
] as const)('a code for %s (unconfirmed: %s) that could not be sent says so', async (reason, unconfirmed, intro) => {
  server.on('/otp/request', refused(500));
  const answer = ask(reason, unconfirmed);
  const dialog = await screen.findByRole('dialog', { name: intro.title });
  expect(screen.getByRole('alert').textContent).toBe(`${otp.notSent}${errors.call.server}`);
  expect(screen.getByLabelText(messages.fields.labels.email)).toHaveProperty('value', CONTACT.email);

  server.on('/otp/request', { ref_code: 'WXYZ', resend_in: 60, expires_in: 600 });
  await userEvent.click(screen.getByRole('button', { name: otp.recover.submit }));
  expect(await screen.findByLabelText(otp.label)).toBeTruthy();
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(await answer).toBe(false);
});

test('the dialog after the session ended says why it asks, and that nothing is lost', async () => {
  server.on('/otp/request', { ref_code: 'WXYZ', resend_in: 60, expires_in: 600 });
  const answer = ask('session', false);
  const dialog = await screen.findByRole('dialog', { name: otp.session.title });
  expect(within(dialog).getByText(otp.session.lead)).toBeTruthy();
  expect(within(dialog).getByLabelText(otp.label)).toBeTruthy();
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(await answer).toBe(false);
});

test('the dialog that finds an application begins with the contact', async () => {
  const answer = ask('find', false);
  const dialog = await screen.findByRole('dialog', { name: otp.recover.title });
  expect(dialog.querySelector('[autofocus]')).toBe(within(dialog).getByLabelText(messages.fields.labels.phone));
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(await answer).toBe(false);
});

test.each([
  ['register', false, '081 234 5678'],
  // As after a reload: somebody else may be looking.
  ['register', true, '•••• 5678'],
  ['session', false, '•••• 5678'],
] as const)('the number of a code for %s (after a reload: %s) is shown as %s', async (reason, unconfirmed, shown) => {
  server.on('/otp/request', { ref_code: 'WXYZ', resend_in: 60, expires_in: 600 });
  const answer = ask(reason, unconfirmed);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(new RegExp(shown))).toBeTruthy();
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(await answer).toBe(false);
});

describe('changing the contact', () => {
  const changes = () => userEvent.click(screen.getByRole('button', { name: otp.change }));
  const page = document.createElement('form');
  beforeEach(() => {
    server.on('/otp/request', { ref_code: 'WXYZ', resend_in: 60, expires_in: 600 });
    page.dataset['stepForm'] = 'bachelor';
    page.innerHTML = '<input name="phone">';
    document.body.append(page);
  });

  afterEach(() => page.remove());

  test.each([false, true])('of a registration leads to its form (after a reload: %s)', async (unconfirmed) => {
    const answer = ask('register', unconfirmed);
    await screen.findByLabelText(otp.label);
    await changes();
    expect(await answer).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(page.querySelector('input')));
    expect(document.querySelector('dialog')).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('of a registration whose code could not be sent leads to its form, too', async () => {
    server.on('/otp/request', refused(500));
    const answer = ask('register', false);
    const email = await screen.findByLabelText(messages.fields.labels.email);
    await userEvent.clear(email);
    await userEvent.type(email, 'other@example.com');
    await userEvent.click(screen.getByRole('button', { name: otp.recover.submit }));
    expect(await answer).toBe(false);
    expect(server.count('POST')).toBe(1);
    await waitFor(() => expect(document.activeElement).toBe(page.querySelector('input')));
  });

  test('on a later page leads to the form of the registration', async () => {
    page.innerHTML = '';
    const answer = ask('session', true);
    await screen.findByLabelText(otp.label);
    await changes();
    expect(await answer).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/en/regisbachelor');
  });

  test('is impossible in a session, because the application has no other contact', async () => {
    const answer = ask('session', false);
    await screen.findByLabelText(otp.label);
    expect(screen.queryByRole('button', { name: otp.change })).toBeNull();
    document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(await answer).toBe(false);
  });
});
