import type { DashboardEnvironment } from '../../application/environment.ts';
import {
  $dashboardToken,
  readDashboardContact,
  removeDashboardContact,
  saveDashboardContact,
} from '../../platform/storage/dashboard.ts';
import { $otpResendWait } from '../../platform/storage/otp-resend-wait.ts';

/** A separate file, because the dashboard needs no other part of the environment. */
export const dashboardEnvironment: DashboardEnvironment = {
  $dashboardToken,
  $otpResendWait,
  readContact: readDashboardContact,
  saveContact: saveDashboardContact,
  removeContact: removeDashboardContact,
};
