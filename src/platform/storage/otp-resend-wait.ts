import { OTP_RESEND_KEY } from '../../config/storage-keys.ts';
import { NO_WAIT, OtpResendWait } from '../../model/otp-resend-wait.ts';
import { persisted } from './persisted.ts';

export const $otpResendWait = persisted(OTP_RESEND_KEY, OtpResendWait, NO_WAIT);
