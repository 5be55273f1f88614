import { call } from '../../api/call.ts';
import * as dashboard from '../../api/contract/dashboard.ts';
import type { Locale } from '../../config/locales.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { NO_WAIT, $codeWait } from '../../state/code-wait.ts';
import { $dashboardToken } from '../../state/dashboard-token.ts';
import type { CodeCalls } from '../code/code-calls.ts';

/** How the dashboard gets and proves a code; a right one is exchanged for a token with a key of its own (spec, section 6). */
export const dashboardCodeCalls = (locale: Locale): CodeCalls => ({
  purpose: 'dashboard',
  request: (contact) => call(dashboard.requestCode, { locale, body: contact }),
  validate: async (contact, otp) => {
    const { token } = await call(dashboard.validateCode, { locale, body: { ...contact, otp } });
    $dashboardToken.set(token);
    $codeWait.set(NO_WAIT);
  },
});

/** The applicant's applications, the newest first. @throws {CallError} 401 when the token has expired. */
export function readDashboard(locale: Locale): Promise<readonly DashboardApplication[]> {
  const token = $dashboardToken.get();
  return call(dashboard.read, { locale, token, query: { token } });
}

/** Reopens a scholarship application. @throws {CallError} */
export const continueRegistration = (locale: Locale, id: string) =>
  call(dashboard.continueRegistration, {
    locale,
    token: $dashboardToken.get(),
    body: { scholarship_application_id: id },
  });
