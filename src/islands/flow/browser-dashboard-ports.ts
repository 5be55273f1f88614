import type { DashboardPorts } from '../../dashboard/dashboard-client.ts';
import {
  $dashboardToken,
  readDashboardContact,
  removeDashboardContact,
  saveDashboardContact,
} from '../../platform/storage/dashboard.ts';
import { $otpResendWait } from '../../platform/storage/otp-resend-wait.ts';

export const browserDashboardPorts: DashboardPorts = {
  $dashboardToken,
  $otpResendWait,
  readContact: readDashboardContact,
  saveContact: saveDashboardContact,
  removeContact: removeDashboardContact,
};
