import type { WithDashboard } from '../../dashboard/dashboard-environment.ts';
import type { WithPayment } from '../../payment/payment-environment.ts';
import { mayShowImage } from '../../platform/location/may-show-image.ts';
import { redirectToBank } from '../../platform/location/redirect-to-bank.ts';
import { readConfirmedApplication, saveConfirmedApplication } from '../../platform/storage/confirmed-application.ts';
import { saveUnaskedDashboardToken } from '../../platform/storage/dashboard.ts';
import { pendingPaymentKeys, pendingPaymentStore } from '../../platform/storage/pending-payment.ts';
import { readSubmission, submissionStore } from '../../platform/storage/submission.ts';
import { withTabLock } from '../../platform/tab-lock.ts';
import type { WithResult } from '../../result/result-environment.ts';
import { dashboardEnvironment } from './dashboard-environment.ts';

/** Ports that the screens of a flow have beside its forms. */
export type ScreenPorts = WithPayment & WithResult & WithDashboard;

/** A separate file, because the forms do not load it. */
export const screenPorts: ScreenPorts = {
  payment: {
    pendingPaymentStore,
    pendingPaymentKeys,
    submissionStore,
    readSubmission,
    saveDashboardToken: saveUnaskedDashboardToken,
    withTabLock,
    redirectToBank,
    mayShowImage,
  },
  result: {
    saveConfirmedApplication,
    readConfirmedApplication,
    keptCopies: () => import('../../platform/storage/kept-copy.ts'),
  },
  dashboard: dashboardEnvironment,
};
