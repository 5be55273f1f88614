import type { DashboardEnvironment } from '../../application/environment.ts';
import {
  $dashboardToken,
  readDashboardContact,
  removeDashboardContact,
  saveDashboardContact,
} from '../../platform/storage/dashboard.ts';
import { $otpResendWait } from '../../platform/storage/otp-resend-wait.ts';

/** In a file of its own, because the dashboard needs nothing else of a flow's browser. */
export const dashboardEnvironment: DashboardEnvironment = {
  $dashboardToken,
  $otpResendWait,
  readContact: readDashboardContact,
  saveContact: saveDashboardContact,
  removeContact: removeDashboardContact,
};
