import type { WritableAtom } from 'nanostores';
import { call } from '../../api/client.ts';
import * as dashboard from '../../api/contract/dashboard.ts';
import type { Locale } from '../../config/locales.ts';
import type { Contact } from '../../model/application.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import type { OtpClient, OtpResendWait } from '../otp.ts';

export interface DashboardPorts {
  readonly $dashboardToken: WritableAtom<string>;
  readonly $otpResendWait: WritableAtom<OtpResendWait>;
  /** Keeps in this tab who has asked for a code. */
  readonly saveContact: (contact: Contact) => void;
}

export const dashboardOtpClient = (
  locale: Locale,
  { $dashboardToken, $otpResendWait, saveContact }: DashboardPorts,
): OtpClient => ({
  purpose: 'dashboard',
  $resendWait: $otpResendWait,
  request: (contact) => {
    saveContact(contact);
    return call(dashboard.requestCode, { locale, body: contact });
  },
  validate: async (contact, otp) => {
    const { token } = await call(dashboard.validateCode, { locale, body: { ...contact, otp } });
    $dashboardToken.set(token);
  },
});

/** @throws {CallError} 401 when the token has expired */
export const readDashboard = (locale: Locale, token: string): Promise<readonly DashboardApplication[]> =>
  call(dashboard.read, { locale, token, query: { token } });

/** @throws {CallError} */
export const continueRegistration = (locale: Locale, token: string, id: string) =>
  call(dashboard.continueRegistration, { locale, token, body: { scholarship_application_id: id } });
