// @vitest-environment happy-dom
import { configure, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { markUnconfirmed } from '../../../../src/application/draft.ts';
import { NO_WAIT } from '../../../../src/application/otp.ts';
import type { OtpReason } from '../../../../src/application/ports.ts';
import { $otpResendWait } from '../../../../src/browser/storage/otp-resend-wait.ts';
import { askForOtp } from '../../../../src/features/shared/otp/ask-for-otp.tsx';
import { fakeServer, refused, type FakeServer } from '../../../application/fake-server.ts';
import { applyingSession, messages } from '../../../application/test-session.ts';

// The first dialog fetches its code, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 20_000 });

const { otp, errors } = messages;
const CONTACT = { phone: '0812345678', phone_country: 'TH', email: 'applicant@example.com' };
let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  $otpResendWait.set(NO_WAIT);
});

function ask(reason: OtpReason['reason'], unconfirmed: boolean): Promise<boolean> {
  const session = applyingSession();
  if (unconfirmed) {
    session.$contact.set(undefined); // As after a reload.
    markUnconfirmed(session, CONTACT);
  }
  return askForOtp(session, messages, { reason, applicationId: '7' });
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
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
});
