import type { PaymentPorts } from '../../payment/payment-ports.ts';
import { redirectToBank } from '../../platform/location/redirect-to-bank.ts';
import { isPageHidden, onPageChange } from '../../platform/page-life-cycle.ts';
import { saveUnaskedDashboardToken } from '../../platform/storage/dashboard.ts';
import { pendingPaymentKeys, pendingPaymentStore } from '../../platform/storage/pending-payment.ts';
import { withTabLock } from '../../platform/tab-lock.ts';

export const browserPaymentPorts: PaymentPorts = {
  pendingPaymentStore,
  pendingPaymentKeys,
  saveDashboardToken: saveUnaskedDashboardToken,
  withTabLock,
  redirectToBank,
  isPageHidden,
  onPageChange,
};
