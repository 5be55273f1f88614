// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { focusNewViews } from '../../../../src/platform/focus-new-view.ts';
import { $otpResendWait } from '../../../../src/platform/storage/otp-resend-wait.ts';
import { OtpDialog } from '../../../../src/application/ui/otp/OtpDialog.tsx';
import { OtpForm } from '../../../../src/application/ui/otp/OtpForm.tsx';
import { messages } from '../../test-session.ts';

beforeAll(focusNewViews);
afterEach(cleanup);

test('changing the contact from the code focuses its first field', async () => {
  const now = Date.now();
  render(
    <OtpDialog
      OtpForm={OtpForm}
      messages={messages}
      client={{ purpose: 'bachelor', $resendWait: $otpResendWait, request: vi.fn(), validate: vi.fn() }}
      contact={{ phone: '0812345678', phone_country: 'TH', email: 'applicant@example.com' }}
      sent={{ reference: 'ABCD', status: 'sent', until: now + 60_000, expires: now + 600_000, wrongTries: 0 }}
      locale="en"
      lead=""
      onDone={vi.fn()}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: messages.otp.change }));
  const phone = screen.getByLabelText(messages.fields.labels.phone);
  await vi.waitFor(() => expect(document.activeElement).toBe(phone));
});
