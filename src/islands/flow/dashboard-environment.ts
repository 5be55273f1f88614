import type { DashboardEnvironment } from '../../dashboard/dashboard-environment.ts';
import {
  $dashboardToken,
  keepSignedOut,
  readDashboardContact,
  removeDashboardContact,
  saveDashboardContact,
} from '../../platform/storage/dashboard.ts';

import { submissionStore } from '../../platform/storage/submission.ts';

/** A separate file, because the dashboard needs no other part of the environment. */
export const dashboardEnvironment: DashboardEnvironment = {
  $dashboardToken,
  readContact: readDashboardContact,
  saveContact: saveDashboardContact,
  removeContact: removeDashboardContact,
  keepSignedOut,
  submissionStore,
};
