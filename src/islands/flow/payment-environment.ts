import type { PaymentEnvironment } from '../../application/environment.ts';
import { mayShowImage } from '../../platform/location/may-show-image.ts';
import { redirectToBank } from '../../platform/location/redirect-to-bank.ts';
import { readConfirmedApplication, saveConfirmedApplication } from '../../platform/storage/confirmed-application.ts';
import { saveUnaskedDashboardToken } from '../../platform/storage/dashboard.ts';
import { pendingPaymentKeys, pendingPaymentStore } from '../../platform/storage/pending-payment.ts';
import { withTabLock } from '../../platform/tab-lock.ts';

/** A separate file, because only the screens after the form need it. */
export const paymentEnvironment: PaymentEnvironment = {
  pendingPaymentStore,
  pendingPaymentKeys,
  saveConfirmedApplication,
  readConfirmedApplication,
  keptCopies: () => import('../../platform/storage/kept-copy.ts'),
  saveDashboardToken: saveUnaskedDashboardToken,
  withTabLock,
  redirectToBank,
  mayShowImage,
};
