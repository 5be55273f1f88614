import { useEffect } from 'react';
import { OTP_DIGITS } from '../../../config/constants.ts';
import { findOtp } from '../../../ui/find-otp.ts';

const otpOf = (credential: object | null): string | undefined =>
  credential && 'otp' in credential && typeof credential.otp === 'string' ? credential.otp : undefined;

/** Reads the code from the SMS by WebOTP, which Chrome on Android has and the browsers inside LINE and Facebook lack. */
export function useSmsOtp(onOtp: (otp: string) => void): void {
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const controller = new AbortController();
    const options = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials.get(options).then(
      (credential) => {
        const otp = otpOf(credential);
        if (otp !== undefined) onOtp(findOtp(otp, OTP_DIGITS));
      },
      () => undefined, // When the request is refused or cancelled, the applicant types the code.
    );
    return () => {
      controller.abort();
    };
  }, [onOtp]);
}
