import type { PaymentPorts } from '../../application/payment/payment-ports.ts';
import { redirectToBank } from '../../browser/location/redirect-to-bank.ts';
import { isPageHidden, onPageChange } from '../../browser/page-activity.ts';
import { saveUnaskedDashboardToken } from '../../browser/storage/dashboard-token.ts';
import { pendingPaymentKeys, pendingPaymentStore } from '../../browser/storage/pending-payment.ts';
import { withTabLock } from '../../browser/tab-lock.ts';

export const browserPaymentPorts: PaymentPorts = {
  pendingPaymentStore,
  pendingPaymentKeys,
  saveDashboardToken: saveUnaskedDashboardToken,
  withTabLock,
  redirectToBank,
  isPageHidden,
  onPageChange,
};
