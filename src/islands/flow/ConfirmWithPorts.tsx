import type { ComponentProps } from 'react';
import { ConfirmScreen } from '../../review/ui/ConfirmScreen.tsx';
import type { EnterConfirmationPorts } from '../../payment/enter-confirmation.ts';
import { saveConfirmedApplication } from '../../platform/storage/confirmed-application.ts';
import { saveUnaskedDashboardToken } from '../../platform/storage/dashboard.ts';
import { pendingPaymentStore } from '../../platform/storage/pending-payment.ts';

const PORTS: EnterConfirmationPorts = {
  saveConfirmedApplication,
  saveDashboardToken: saveUnaskedDashboardToken,
  pendingPaymentStore,
};

export const ConfirmWithPorts = (props: Omit<ComponentProps<typeof ConfirmScreen>, 'ports'>) => (
  <ConfirmScreen {...props} ports={PORTS} />
);
