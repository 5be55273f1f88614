import * as v from 'valibot';
import { OTP_RESEND_KEY } from '../../config/storage-keys.ts';
import { persisted } from './persisted.ts';

const OtpResendWait = v.object({
  reference: v.string(),
  status: v.picklist(['sent', 'uncertain', 'locked', 'spent']),
  until: v.number(),
  expires: v.number(),
  wrongTries: v.number(),
  recipient: v.number(),
  contact: v.optional(v.number(), 0),
});

export const $otpResendWait = persisted(OTP_RESEND_KEY, OtpResendWait, {
  reference: '',
  status: 'sent',
  until: 0,
  expires: 0,
  wrongTries: 0,
  recipient: 0,
  contact: 0,
});
