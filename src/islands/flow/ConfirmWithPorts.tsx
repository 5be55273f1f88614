import type { ComponentProps } from 'react';
import { ConfirmScreen } from '../../features/review/ConfirmScreen.tsx';
import type { EnterConfirmationPorts } from '../../application/payment/enter-confirmation.ts';
import { saveConfirmedApplication } from '../../browser/storage/confirmed-application.ts';
import { saveUnaskedDashboardToken } from '../../browser/storage/dashboard-token.ts';
import { pendingPaymentStore } from '../../browser/storage/pending-payment.ts';

const PORTS: EnterConfirmationPorts = {
  saveConfirmedApplication,
  saveDashboardToken: saveUnaskedDashboardToken,
  pendingPaymentStore,
};

export const ConfirmWithPorts = (props: Omit<ComponentProps<typeof ConfirmScreen>, 'ports'>) => (
  <ConfirmScreen {...props} ports={PORTS} />
);
