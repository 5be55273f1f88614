import { call } from '../api/client.ts';
import * as dashboard from '../api/contract/dashboard.ts';
import { isNotFound, isTokenRefused, whereCodeCannotHelp } from '../api/errors.ts';
import { serverNow } from '../api/server-time.ts';
import type { Locale } from '../config/locales.ts';
import type { DashboardApplication } from '../model/dashboard.ts';
import type { OtpClient } from '../application/otp.ts';
import type { Environment, FreshToken } from '../application/environment.ts';
import { isFreshToken } from '../application/reauthentication.ts';
import type { DashboardEnvironment, WithDashboard } from './dashboard-environment.ts';

export type SignInEnvironment = Pick<Environment, '$otpResendWait'> & WithDashboard;
type SignInToken = Pick<DashboardEnvironment, '$dashboardToken'>;

export const dashboardOtpClient = (
  locale: Locale,
  { dashboard: { $dashboardToken, saveContact }, $otpResendWait }: SignInEnvironment,
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
    tokenOfCode = { token, since: performance.now() };
  },
});

/** `why` is absent if nobody was signed in. `expired`: the server no longer accepts the token. */
export interface SignedOut {
  readonly kind: 'signed-out';
  readonly why?: 'expired' | 'asked';
}

export const SIGNED_OUT: SignedOut = { kind: 'signed-out' };
export const isSignedOut = ({ $dashboardToken }: SignInToken): boolean => $dashboardToken.get() === '';

/** The token that a one-time code has given on this page. */
let tokenOfCode: FreshToken | undefined;

/**
 * Signs the applicant out if the server no longer accepts the token, but not if a code has just given it, because
 * another code would not help.
 * @throws {CallError}
 */
export async function whileSignedIn<T>(
  environment: SignInToken,
  run: (token: string) => Promise<T>,
): Promise<T | SignedOut> {
  if (isSignedOut(environment)) return SIGNED_OUT;
  const token = environment.$dashboardToken.get();
  try {
    return await run(token);
  } catch (error) {
    if (!isTokenRefused(error)) throw error;
    if (isFreshToken(tokenOfCode, token)) throw whereCodeCannotHelp(error);
    environment.$dashboardToken.set('');
    return { kind: 'signed-out', why: 'expired' };
  }
}

/** Treats a 404 as an empty list: the applicant has no application. @throws {CallError} */
async function readApplications(locale: Locale, token: string): Promise<readonly DashboardApplication[]> {
  try {
    return await call(dashboard.read, { locale, token, query: { token } });
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

/**
 * @param loadView loads the list's code while the list is being read
 * @throws {CallError}
 */
export const loadDashboard = <View>(locale: Locale, environment: SignInToken, loadView: () => Promise<View>) =>
  whileSignedIn(environment, async (token) => {
    const [applications, View] = await Promise.all([readApplications(locale, token), loadView()]);
    return { kind: 'signed-in', applications, readAt: serverNow(), View } as const;
  });

export function signOut({ $dashboardToken, removeContact, keepSignedOut }: DashboardEnvironment): SignedOut {
  $dashboardToken.set('');
  removeContact();
  keepSignedOut();
  return { kind: 'signed-out', why: 'asked' };
}
