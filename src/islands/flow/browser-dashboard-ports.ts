import type { DashboardPorts } from '../../application/dashboard/dashboard-client.ts';
import {
  readDashboardContact,
  removeDashboardContact,
  saveDashboardContact,
} from '../../browser/storage/dashboard-contact.ts';
import { $dashboardToken } from '../../browser/storage/dashboard-token.ts';
import { $otpResendWait } from '../../browser/storage/otp-resend-wait.ts';

export const browserDashboardPorts: DashboardPorts = {
  $dashboardToken,
  $otpResendWait,
  readContact: readDashboardContact,
  saveContact: saveDashboardContact,
  removeContact: removeDashboardContact,
};
