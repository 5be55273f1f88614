import { useEffect } from 'react';

const codeOf = (credential: object | null): string | undefined =>
  credential && 'code' in credential && typeof credential.code === 'string' ? credential.code : undefined;

/** Takes the code from the SMS where the browser offers it (WebOTP: Chrome on Android; never in LINE's or Facebook's browser). */
export function useSmsCode(onCode: (code: string) => void): void {
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const controller = new AbortController();
    const options = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials.get(options).then(
      (credential) => {
        const code = codeOf(credential);
        if (code !== undefined) onCode(code);
      },
      () => undefined, // Refused or cancelled: the code is typed.
    );
    return () => {
      controller.abort();
    };
  }, [onCode]);
}
