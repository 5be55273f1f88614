import { useEffect } from 'react';

const codeOf = (credential: object | null): string | undefined =>
  credential && 'code' in credential && typeof credential.code === 'string' ? credential.code : undefined;

/** Uses WebOTP: Chrome on Android has it, the browsers inside LINE and Facebook do not. */
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
      () => undefined, // The code is typed when the request was refused or cancelled.
    );
    return () => {
      controller.abort();
    };
  }, [onCode]);
}
