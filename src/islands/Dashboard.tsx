import { useEffect, type ComponentProps } from 'react';
import { endRestoring } from '../platform/hydration/end-restoring.ts';
import { $otpResendWait } from '../platform/storage/otp-resend-wait.ts';
import { flowStores } from '../platform/storage/flow-stores.ts';
import { DashboardScreen } from '../dashboard/ui/DashboardScreen.tsx';
import { WithErrorBoundary } from '../application/ui/WithErrorBoundary.tsx';
import { dashboardEnvironment } from './flow/dashboard-environment.ts';

const ENVIRONMENT = { dashboard: dashboardEnvironment, flowStores, $otpResendWait };

/** Lists the applications of all flows, so it is not bound to one flow's session. */
export const Dashboard = (props: Omit<ComponentProps<typeof DashboardScreen>, 'environment'>) => {
  useEffect(endRestoring, []);
  return (
    <WithErrorBoundary locale={props.locale}>
      <DashboardScreen {...props} environment={ENVIRONMENT} />
    </WithErrorBoundary>
  );
};
