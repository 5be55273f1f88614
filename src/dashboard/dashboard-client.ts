import type { WritableAtom } from 'nanostores';
import { call } from '../api/client.ts';
import * as dashboard from '../api/contract/dashboard.ts';
import { isNotFound, isUnauthorized } from '../api/errors.ts';
import { serverNow } from '../api/server-time.ts';
import type { Locale } from '../config/locales.ts';
import type { DashboardApplication } from '../model/dashboard.ts';
import type { OtpResendWait } from '../model/otp-resend-wait.ts';
import type { OtpClient } from '../application/otp.ts';
import type { DashboardContact } from '../application/ports.ts';

export interface DashboardPorts {
  /** The token is '' when nobody is signed in. */
  readonly $dashboardToken: WritableAtom<string>;
  readonly $otpResendWait: WritableAtom<OtpResendWait>;
  readonly readContact: () => DashboardContact | undefined;
  /** Keeps the contact in this tab only. */
  readonly saveContact: (contact: DashboardContact) => void;
  readonly removeContact: () => void;
}

type TokenPort = Pick<DashboardPorts, '$dashboardToken'>;

export const dashboardOtpClient = (
  locale: Locale,
  { $dashboardToken, $otpResendWait, saveContact }: DashboardPorts,
): OtpClient => ({
  purpose: 'dashboard',
  $resendWait: $otpResendWait,
  request: (contact) => {
    saveContact(contact);
    return call(dashboard.requestOtp, { locale, body: contact });
  },
  validate: async (contact, otp) => {
    const { token } = await call(dashboard.validateOtp, { locale, body: { ...contact, otp } });
    $dashboardToken.set(token);
  },
});

/** `expired` when the server no longer accepts the token. */
export interface SignedOut {
  readonly kind: 'signed-out';
  readonly expired: boolean;
}

export const SIGNED_OUT: SignedOut = { kind: 'signed-out', expired: false };
export const isSignedOut = ({ $dashboardToken }: TokenPort): boolean => $dashboardToken.get() === '';

/** A token that the server no longer accepts signs the applicant out. @throws {CallError} */
export async function whileSignedIn<T>(ports: TokenPort, run: (token: string) => Promise<T>): Promise<T | SignedOut> {
  if (isSignedOut(ports)) return SIGNED_OUT;
  try {
    return await run(ports.$dashboardToken.get());
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    ports.$dashboardToken.set('');
    return { kind: 'signed-out', expired: true };
  }
}

/** The server answers 404 when the applicant has no application. @throws {CallError} */
async function readApplications(locale: Locale, token: string): Promise<readonly DashboardApplication[]> {
  try {
    return await call(dashboard.read, { locale, token, query: { token } });
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

/** @param loadView loads the code that shows the list, while the list is read @throws {CallError} */
export const loadDashboard = <View>(locale: Locale, ports: TokenPort, loadView: () => Promise<View>) =>
  whileSignedIn(ports, async (token) => {
    const [applications, View] = await Promise.all([readApplications(locale, token), loadView()]);
    return { kind: 'signed-in', applications, readAt: serverNow(), View } as const;
  });

export function signOut({ $dashboardToken, removeContact }: DashboardPorts): void {
  $dashboardToken.set('');
  removeContact();
}
