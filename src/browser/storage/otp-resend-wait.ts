import * as v from 'valibot';
import { OTP_RESEND_KEY } from '../../config/storage-keys.ts';
import { persisted } from './persisted.ts';

/** When the next password may be requested (ms since 1970), and for whom the last one was. */
const OtpResendWait = v.object({ until: v.number(), reference: v.string(), recipient: v.number() });

export const $otpResendWait = persisted(OTP_RESEND_KEY, OtpResendWait, { until: 0, reference: '', recipient: 0 });
