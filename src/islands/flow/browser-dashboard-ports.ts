import type { DashboardPorts } from '../../dashboard/dashboard-client.ts';
import {
  readDashboardContact,
  removeDashboardContact,
  saveDashboardContact,
} from '../../platform/storage/dashboard-contact.ts';
import { $dashboardToken } from '../../platform/storage/dashboard-token.ts';
import { $otpResendWait } from '../../platform/storage/otp-resend-wait.ts';

export const browserDashboardPorts: DashboardPorts = {
  $dashboardToken,
  $otpResendWait,
  readContact: readDashboardContact,
  saveContact: saveDashboardContact,
  removeContact: removeDashboardContact,
};
