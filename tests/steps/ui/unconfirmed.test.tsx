// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markUnconfirmed } from '../../../src/application/application-marks.ts';
import { otpClientFor, sendOtp } from '../../../src/application/otp.ts';
import { NO_WAIT } from '../../../src/model/otp-resend-wait.ts';
import { $otpResendWait } from '../../../src/platform/storage/otp-resend-wait.ts';
import { StepScreen } from '../../../src/steps/ui/StepScreen.tsx';
import { fakeServer, refused, type FakeServer } from '../../application/fake-server.ts';
import { applyingSession, messages, START, type TestSession } from '../../application/test-session.ts';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';

const { unconfirmed } = messages.otp;
const CONTACT = { phone: START.phone, phone_country: 'TH', email: START.email };
let server: FakeServer;
let session: TestSession;
beforeEach(() => {
  window.history.replaceState(null, '', '/en/regisbachelor');
  server = fakeServer();
  server.on('/application/7', refused(403));
  server.on('/general/available-campaign-faculty', [{ id: 1, name: 'Science' }]);
  server.on('/otp/request', { ref_code: 'ABCD', resend_in: 60, expires_in: 600 });
  $otpResendWait.set(NO_WAIT);
  session = applyingSession();
  session.$contact.set(undefined);
  session.$loadedApplicationId.set(undefined);
  session.stores.$draft.set(START);
  markUnconfirmed(session, CONTACT);
});
afterEach(cleanup);

const open = async (): Promise<void> => {
  renderInFlow(session, <StepScreen route="bachelor" loadDocuments={() => Promise.reject(new Error('none'))} />);
  await screen.findByText(unconfirmed.title);
};

test('the page has the answers again, says what is missing, and asks for the code on a press', async () => {
  await open();
  expect(screen.getByLabelText(messages.fields.labels.first_name)).toHaveProperty('value', START.first_name);
  expect(document.body.textContent).not.toContain(messages.errors.load.title);
  expect(document.body.textContent).toContain('•••• 5678');
  expect(session.environment.dialogs.askForOtp).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: unconfirmed.action }));
  await vi.waitFor(() =>
    expect(session.environment.dialogs.askForOtp).toHaveBeenCalledExactlyOnceWith(session, {
      reason: 'register',
      applicationId: '7',
    }),
  );
});

test('the dialog opens by itself while a code can be entered', async () => {
  await sendOtp(otpClientFor(session, '7'), CONTACT);
  await open();
  await vi.waitFor(() => expect(session.environment.dialogs.askForOtp).toHaveBeenCalledOnce());
  const startNew = screen.getByRole('button', { name: messages.flow.existing.startNew });
  await userEvent.click(startNew);
  await vi.waitFor(() => expect(session.environment.dialogs.confirmNewApplication).toHaveBeenCalledOnce());
  expect(session.stores.$draft.get()).toMatchObject(START);
  session.environment.dialogs.confirmNewApplication.mockResolvedValue(true);
  await userEvent.click(startNew);
  await vi.waitFor(() => expect(session.stores.$id.get()).toBe(''));
  expect(session.stores.$draft.get()).toEqual({});
});
