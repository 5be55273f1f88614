import type { OtpReason, SessionState } from '../../application/ports.ts';
import { navigate } from '../../platform/location/location.ts';
import { readDashboardContact } from '../../platform/storage/dashboard.ts';
import { $otpResendWait } from '../../platform/storage/otp-resend-wait.ts';
import { askForOtp } from '../../application/ui/otp/ask-for-otp.tsx';
import type { FlowMessages } from '../../i18n/messages.ts';

export const askForOtpInBrowser = (session: SessionState, messages: FlowMessages, asked: OtpReason): Promise<boolean> =>
  askForOtp(session, messages, asked, { navigate, $otpResendWait, readDashboardContact });
